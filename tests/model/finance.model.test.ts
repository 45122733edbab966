import { model } from './finance.model.ts';
import { verify } from './verify.ts';

verify(model);
