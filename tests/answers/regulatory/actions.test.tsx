import { lookAtScreensIn } from '../looks.ts';
import { drawScreensIn } from '../screens.ts';

drawScreensIn('regulatory/actions');
lookAtScreensIn('regulatory/actions');
