import { model } from '../../../model/visit-report.model.ts';
import { driver } from '../../drivers/visit-report.ts';
import { play } from '../play.ts';

play(model, driver);
