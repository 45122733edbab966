import type { AbsenceDraft } from '#domain/absences/absence-rules.ts';
import type { AbsencePeriod } from '#domain/absences/absence.ts';
import type { NewItem, OutboxItem } from '#domain/outbox/item.ts';
import { isNumber, isText, orNull, shapeOf } from '#lib/shape.ts';

/** An absence that waits. It has no file: what waits is written to the device as text. */
export interface AbsenceWrite extends AbsencePeriod {
  readonly workerID: string;
  readonly objectAbsence: string;
  readonly justification: string | null;
}

const isAbsenceWrite = shapeOf<AbsenceWrite>({
  workerID: isText,
  objectAbsence: isText,
  justification: orNull(isText),
  absenceStartDateTimeStamp: isNumber,
  absenceEndDateTimeStamp: isNumber,
});

/** The absence that an item has; `null` for any other item, and for one that this version cannot read. */
export const absenceOf = ({ kind, write }: Pick<OutboxItem, 'kind' | 'write'>): AbsenceWrite | null =>
  kind === 'createAbsenceJustification' && isAbsenceWrite(write) ? write : null;

export interface AbsenceToQueue {
  readonly write: AbsenceWrite;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly draft: { readonly subject: string; readonly value: AbsenceDraft; readonly base: AbsenceDraft };
  /** The address at which it was written. */
  readonly href: string;
}

/** An absence as it is queued, by the key of docs/rules/field-work.md#natural-keys. */
export function absenceItem({ write, day, draft, href }: AbsenceToQueue): NewItem {
  const { workerID, objectAbsence, absenceStartDateTimeStamp, absenceEndDateTimeStamp } = write;
  const key = [workerID, absenceStartDateTimeStamp, absenceEndDateTimeStamp, objectAbsence].join(' ');
  return {
    kind: 'createAbsenceJustification',
    key: `createAbsenceJustification ${key}`,
    after: [],
    write,
    form: { editor: 'absence', ...draft, href },
    title: objectAbsence,
    day,
  };
}
