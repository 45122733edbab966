import { model } from '../../../model/finance.model.ts';
import { driver } from '../../drivers/finance.ts';
import { play } from '../play.ts';

play(model, driver);
