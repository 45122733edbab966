import type { Api } from '#api/client.ts';
import { refusalOr } from '#api/refusal.ts';
import type { Conflict, Writer } from '#state/outbox-keeper.ts';
import { readDay } from '../field.queries.ts';
import { UnValidateObjectivesDocument, ValidateObjectivesDocument } from '../field-writes.generated.ts';
import { decisionOf, type DecisionWrite } from './decision-item.ts';

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

/**
 * Sends what a supervisor has decided about visits. The day is read before: a visit whose purpose has changed since is not agreed to
 * unread.
 */
export const decisionWriter: Writer = {
  async send(api, item, signal) {
    const decision = decisionOf(item);
    if (!decision) return { kind: 'refused', codes: [] };
    const { visits, isValidated } = decision;
    return refusalOr<{ readonly kind: 'sent' } | Conflict>(async () => {
      const now = await visitsNow(api, decision, signal);
      const left = visits.filter(({ ID }) => now.get(ID)?.isValidated !== isValidated);
      if (left.length === 0) return { kind: 'sent' };
      const isChanged = left.some(({ ID, description }) => (now.get(ID)?.description ?? description) !== description);
      if (isValidated && isChanged) return { kind: 'conflict' };
      const IDs = left.map(({ ID }) => ID);
      await (isValidated
        ? api.request(ValidateObjectivesDocument, { IDs }, { signal })
        : api.request(UnValidateObjectivesDocument, { IDs }, { signal }));
      return { kind: 'sent' };
    });
  },

  async isThere(api, item, signal) {
    const decision = decisionOf(item);
    if (!decision) return false;
    const now = await visitsNow(api, decision, signal);
    return decision.visits.every(({ ID }) => now.get(ID)?.isValidated === decision.isValidated);
  },
};
