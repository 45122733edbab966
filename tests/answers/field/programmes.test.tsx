import { lookAtScreensIn } from '../looks.ts';
import { drawScreensIn } from '../screens.ts';

drawScreensIn('field/programmes');
lookAtScreensIn('field/programmes');
