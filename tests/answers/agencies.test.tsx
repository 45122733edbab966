import { lookAtScreensIn } from './looks.ts';
import { drawScreensIn } from './screens.ts';

drawScreensIn('agencies');
lookAtScreensIn('agencies');
