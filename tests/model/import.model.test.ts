import { model } from './import.model.ts';
import { verify } from './verify.ts';

verify(model);
