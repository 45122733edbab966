import type { ServerCode } from '#api/codes.ts';
import type { Dependent } from '#api/errors.ts';
import type { Refusal } from '#api/refusal.ts';

/** The answer of a call that the server may refuse. */
type Answer = Refusal | { readonly kind: 'saved' | 'sent' | 'queued' | 'deleted' };

/** Why the server refused; empty if it did not. */
export const codesOf = (answer: Answer): readonly ServerCode[] => (answer.kind === 'refused' ? answer.codes : []);

/** What the server says depends on the record, and would be deleted too. */
export const dependentsOf = (answer: Answer): readonly Dependent[] =>
  (answer.kind === 'refused' && answer.dependents) || [];

/** Whether a deletion was refused because others depend on the record. */
export const hasDependents = (answer: Answer): boolean => codesOf(answer).includes('HAS_DEPENDENTS');
