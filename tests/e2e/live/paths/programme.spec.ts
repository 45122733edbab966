import { model } from '../../../model/programme.model.ts';
import { driver } from '../../drivers/programme.ts';
import { play } from '../play.ts';

play(model, driver);
