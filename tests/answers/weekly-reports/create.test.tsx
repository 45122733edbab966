import { lookAtScreensIn } from '../looks.ts';
import { drawScreensIn } from '../screens.ts';

drawScreensIn('weekly-reports/create');
lookAtScreensIn('weekly-reports/create');
