import { model } from '../../../model/menu.model.ts';
import { driver } from '../../drivers/menu.ts';
import { play } from '../play.ts';

play(model, driver);
