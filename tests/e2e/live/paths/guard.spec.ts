import { model } from '../../../model/guard.model.ts';
import { driver } from '../../drivers/guard.ts';
import { play } from '../play.ts';

play(model, driver);
