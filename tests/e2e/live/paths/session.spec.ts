import { model } from '../../../model/session.model.ts';
import { driver } from '../../drivers/session.ts';
import { play } from '../play.ts';

play(model, driver);
