import { model } from './guard.model.ts';
import { verify } from './verify.ts';

verify(model);
