import { model as finance } from '../../model/finance.model.ts';
import { model as importing } from '../../model/import.model.ts';
import { driver as financeDriver } from '../drivers/finance.ts';
import { driver as importDriver } from '../drivers/import.ts';
import { play } from './play.ts';

play(finance, financeDriver);
play(importing, importDriver);
