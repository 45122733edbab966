import { model } from './visit-report.model.ts';
import { verify } from './verify.ts';

verify(model);
