import { lookAtScreensIn } from '../looks.ts';
import { drawScreensIn } from '../screens.ts';

drawScreensIn('regulatory/types');
lookAtScreensIn('regulatory/types');
