import { lookAtScreensIn } from './looks.ts';
import { drawScreensIn } from './screens.ts';

drawScreensIn('session');
lookAtScreensIn('session');
