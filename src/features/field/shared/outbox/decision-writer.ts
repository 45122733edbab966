import type { Api } from '#api/client.ts';
import type { Operation } from '#api/operation.ts';
import { refusalOr } from '#api/refusal.ts';
import type { Conflict, Writer } from '#state/outbox-keeper.ts';
import { readDay } from '../field.queries.ts';
import {
  DeleteObjectivesDocument,
  UnValidateObjectivesDocument,
  ValidateObjectivesDocument,
} from '../field-writes.generated.ts';
import { type Decision, decisionOf, type DecisionWrite } from './decision-item.ts';

/** The visits as they are now, by their IDs. @throws {ApiError} also when they could be read only in part */
async function visitsNow(api: Api, { worker, date }: DecisionWrite, signal: AbortSignal) {
  const { objectives, errors } = await readDay(api, { ...worker, includeUnvalidated: true }, date, signal);
  if (errors[0]) throw errors[0];
  return new Map(
    objectives.map(({ ID, description, validated }) => [
      ID,
      { description: description ?? '', isValidated: validated === true },
    ]),
  );
}

type VisitsNow = Awaited<ReturnType<typeof visitsNow>>;

/** Whether a visit is as it was decided. */
const isDecided = (decision: Decision, now: VisitsNow, ID: string): boolean =>
  decision === 'deleteVisitObjective'
    ? !now.has(ID)
    : now.get(ID)?.isValidated === (decision === 'validateVisitObjectives');

const DOCUMENTS: Readonly<Record<Decision, Operation<object, { readonly IDs: string[] }>>> = {
  validateVisitObjectives: ValidateObjectivesDocument,
  unValidateVisitObjectives: UnValidateObjectivesDocument,
  deleteVisitObjective: DeleteObjectivesDocument,
};

/**
 * Sends what a supervisor has decided about visits. The day is read before: a visit whose purpose has changed since is neither agreed
 * to nor deleted unread.
 */
export const decisionWriter: Writer = {
  async send(api, item, signal) {
    const decided = decisionOf(item);
    if (!decided) return { kind: 'refused', codes: [] };
    const { visits, decision } = decided;
    return refusalOr<{ readonly kind: 'sent' } | Conflict>(async () => {
      const now = await visitsNow(api, decided, signal);
      const left = visits.filter(({ ID }) => !isDecided(decision, now, ID));
      if (left.length === 0) return { kind: 'sent' };
      const isChanged = left.some(({ ID, description }) => (now.get(ID)?.description ?? description) !== description);
      if (decision !== 'unValidateVisitObjectives' && isChanged) return { kind: 'conflict' };
      await api.request(DOCUMENTS[decision], { IDs: left.map(({ ID }) => ID) }, { signal });
      return { kind: 'sent' };
    });
  },

  async isThere(api, item, signal) {
    const decided = decisionOf(item);
    if (!decided) return false;
    const now = await visitsNow(api, decided, signal);
    return decided.visits.every(({ ID }) => isDecided(decided.decision, now, ID));
  },
};
