import { drawScreensOf } from './screens.ts';

drawScreensOf('regulatory');
