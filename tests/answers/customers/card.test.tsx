import { lookAtScreensIn } from '../looks.ts';
import { drawScreensIn } from '../screens.ts';

drawScreensIn('customers/card');
lookAtScreensIn('customers/card');
