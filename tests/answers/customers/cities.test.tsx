import { lookAtScreensIn } from '../looks.ts';
import { drawScreensIn } from '../screens.ts';

drawScreensIn('customers/cities');
lookAtScreensIn('customers/cities');
