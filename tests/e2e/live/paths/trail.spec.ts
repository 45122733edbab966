import { model } from '../../../model/trail.model.ts';
import { driver } from '../../drivers/trail.ts';
import { play } from '../play.ts';

play(model, driver);
