import { model } from './cascade-delete.model.ts';
import { verify } from './verify.ts';

verify(model);
