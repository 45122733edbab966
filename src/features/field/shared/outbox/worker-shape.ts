import { isBoolean, isText, shapeOf } from '#lib/shape.ts';
import type { Worker } from '../field.queries.ts';

/** Checks whose day a write that waits is of. */
export const isWorker = shapeOf<Worker>({
  ID: isText,
  isSupervisor: isBoolean,
  includeUnvalidated: isBoolean,
  withCards: isBoolean,
  withPositions: isBoolean,
});
