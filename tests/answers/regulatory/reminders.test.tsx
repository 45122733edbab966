import { lookAtScreensIn } from '../looks.ts';
import { drawScreensIn } from '../screens.ts';

drawScreensIn('regulatory/reminders');
lookAtScreensIn('regulatory/reminders');
