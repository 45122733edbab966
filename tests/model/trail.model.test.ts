import { model } from './trail.model.ts';
import { verify } from './verify.ts';

verify(model);
