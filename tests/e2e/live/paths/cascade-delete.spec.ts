import { model } from '../../../model/cascade-delete.model.ts';
import { driver } from '../../drivers/cascade-delete.ts';
import { play } from '../play.ts';

play(model, driver);
