import { drawScreensOf } from './screens.ts';

drawScreensOf('customers');
