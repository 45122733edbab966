import { lookAtScreensIn } from '../looks.ts';
import { drawScreensIn } from '../screens.ts';

drawScreensIn('finance/goals');
lookAtScreensIn('finance/goals');
