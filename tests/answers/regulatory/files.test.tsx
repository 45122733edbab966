import { lookAtScreensIn } from '../looks.ts';
import { drawScreensIn } from '../screens.ts';

drawScreensIn('regulatory/files');
lookAtScreensIn('regulatory/files');
