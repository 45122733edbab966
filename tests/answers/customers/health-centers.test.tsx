import { lookAtScreensIn } from '../looks.ts';
import { drawScreensIn } from '../screens.ts';

drawScreensIn('customers/health-centers');
lookAtScreensIn('customers/health-centers');
