import { model } from './upload.model.ts';
import { verify } from './verify.ts';

verify(model);
