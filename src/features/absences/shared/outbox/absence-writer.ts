import { sameAbsence } from '#domain/absences/absence.ts';
import { AbsencesDocument } from '#queries/absences.generated.ts';
import { refusalOr } from '#api/refusal.ts';
import type { Writer } from '#state/outbox-keeper.ts';
import { CreateAbsenceDocument } from '../absence-writes.generated.ts';
import { absenceOf } from './absence-item.ts';

/** Sends the absences that wait, and asks by person, beginning, end and object whether the server has one. */
export const absenceWriter: Writer = {
  async send(api, item, signal) {
    const absence = absenceOf(item);
    if (!absence) return { kind: 'refused', codes: [] };
    const { workerID: _own, ...variables } = absence;
    return refusalOr(async () => {
      await api.request(CreateAbsenceDocument, variables, { signal });
      return { kind: 'sent' as const };
    });
  },

  async isThere(api, item, signal) {
    const absence = absenceOf(item);
    if (!absence) return false;
    const { workerID, absenceStartDateTimeStamp: start, absenceEndDateTimeStamp: end } = absence;
    const { data, errors } = await api.request(AbsencesDocument, { start, end, workerID }, { signal });
    // A part of the list does not tell that one is missing.
    if (errors[0]) throw errors[0];
    return (data.readAbsenceJustification ?? []).some((found) => sameAbsence(found, absence));
  },
};
