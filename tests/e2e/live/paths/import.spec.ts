import { model } from '../../../model/import.model.ts';
import { driver } from '../../drivers/import.ts';
import { play } from '../play.ts';

play(model, driver);
