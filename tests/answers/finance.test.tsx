import { drawScreensOf } from './screens.ts';

drawScreensOf('finance');
