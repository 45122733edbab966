import { model } from './session.model.ts';
import { verify } from './verify.ts';

verify(model);
