import { model } from './operation.model.ts';
import { verify } from './verify.ts';

verify(model);
