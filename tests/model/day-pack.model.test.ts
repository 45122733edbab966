import { model } from './day-pack.model.ts';
import { verify } from './verify.ts';

verify(model);
