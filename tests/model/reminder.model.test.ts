import { model } from './reminder.model.ts';
import { verify } from './verify.ts';

verify(model);
