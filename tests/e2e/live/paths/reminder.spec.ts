import { model } from '../../../model/reminder.model.ts';
import { driver } from '../../drivers/reminder.ts';
import { play } from '../play.ts';

play(model, driver);
