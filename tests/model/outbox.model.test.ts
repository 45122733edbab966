import { model } from './outbox.model.ts';
import { verify } from './verify.ts';

verify(model);
