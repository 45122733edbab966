import { lookAtScreensIn } from '../looks.ts';
import { drawScreensIn } from '../screens.ts';

drawScreensIn('customers/list');
lookAtScreensIn('customers/list');
