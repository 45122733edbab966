import { model } from '../../../model/upload.model.ts';
import { driver } from '../../drivers/upload.ts';
import { play } from '../play.ts';

play(model, driver);
