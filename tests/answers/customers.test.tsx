import { lookAtScreensOf } from './looks.ts';
import { drawScreensOf } from './screens.ts';

drawScreensOf('customers');
lookAtScreensOf('customers');
