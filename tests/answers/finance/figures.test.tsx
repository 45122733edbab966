import { lookAtScreensIn } from '../looks.ts';
import { drawScreensIn } from '../screens.ts';

drawScreensIn('finance/figures');
lookAtScreensIn('finance/figures');
