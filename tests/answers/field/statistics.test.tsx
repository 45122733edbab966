import { lookAtScreensIn } from '../looks.ts';
import { drawScreensIn } from '../screens.ts';

drawScreensIn('field/statistics');
lookAtScreensIn('field/statistics');
