import { model } from './draft.model.ts';
import { verify } from './verify.ts';

verify(model);
