import { lookAtScreensIn } from './looks.ts';
import { drawScreensIn } from './screens.ts';

drawScreensIn('weekly-reports');
lookAtScreensIn('weekly-reports');
