import { model } from '../../../model/new-amm.model.ts';
import { driver } from '../../drivers/new-amm.ts';
import { play } from '../play.ts';

play(model, driver);
