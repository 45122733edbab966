import { lookAtScreensIn } from '../looks.ts';
import { drawScreensIn } from '../screens.ts';

drawScreensIn('field/progress');
lookAtScreensIn('field/progress');
