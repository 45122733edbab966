import { model } from './menu.model.ts';
import { verify } from './verify.ts';

verify(model);
