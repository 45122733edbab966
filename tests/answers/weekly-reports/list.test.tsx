import { lookAtScreensIn } from '../looks.ts';
import { drawScreensIn } from '../screens.ts';

drawScreensIn('weekly-reports/list');
lookAtScreensIn('weekly-reports/list');
