import { model } from './programme.model.ts';
import { verify } from './verify.ts';

verify(model);
