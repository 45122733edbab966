import { lookAtScreensOf } from './looks.ts';
import { drawScreensOf } from './screens.ts';

drawScreensOf('finance');
lookAtScreensOf('finance');
