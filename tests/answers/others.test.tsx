import { drawScreensOf } from './screens.ts';

drawScreensOf('others');
