import { lookAtScreensIn } from '../looks.ts';
import { drawScreensIn } from '../screens.ts';

drawScreensIn('dashboard/overview');
lookAtScreensIn('dashboard/overview');
