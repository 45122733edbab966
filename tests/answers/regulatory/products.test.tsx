import { lookAtScreensIn } from '../looks.ts';
import { drawScreensIn } from '../screens.ts';

drawScreensIn('regulatory/products');
lookAtScreensIn('regulatory/products');
