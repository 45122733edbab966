import { ApiError } from './errors.ts';

/**
 * Whether a call failed because the server did not answer it: the line is cut or too slow, something else answers in its place, or it
 * fails itself. What was read before may be shown instead, with its age; a refusal is an answer.
 */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError &&
  (['network', 'timeout', 'malformed'].includes(error.kind) || (error.kind === 'http' && (error.status ?? 0) >= 500));
