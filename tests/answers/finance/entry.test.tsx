import { lookAtScreensIn } from '../looks.ts';
import { drawScreensIn } from '../screens.ts';

drawScreensIn('finance/entry');
lookAtScreensIn('finance/entry');
