import { lookAtScreensIn } from '../looks.ts';
import { drawScreensIn } from '../screens.ts';

drawScreensIn('customers/work-areas');
lookAtScreensIn('customers/work-areas');
