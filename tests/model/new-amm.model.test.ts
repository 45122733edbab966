import { model } from './new-amm.model.ts';
import { verify } from './verify.ts';

verify(model);
