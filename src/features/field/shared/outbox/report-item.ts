import type { NewItem, OutboxItem } from '#domain/outbox/item.ts';
import {
  REPORT_FIELDS,
  REPORT_TEXTS,
  type ReportDraft,
  type ReportField,
  type Visited,
  type WholeReport,
} from '#domain/field/report.ts';
import { either, exactShapeOf, type Guard, isBoolean, isNumber, isText, listOf, orNull, shapeOf } from '#lib/shape.ts';
import type { SendCall } from '#machines/visit-report/visit-report.types.ts';
import type { ReportContext } from '../field-writes.ts';
import { isWorker } from './worker-shape.ts';
import { programmeKey } from './programme-item.ts';

/** A report that waits. */
export interface ReportWrite {
  readonly call: SendCall;
  readonly context: ReportContext;
  /** The day in which the visit is, `YYYY-MM-DD`. */
  readonly day: string;
}

const texts = Object.fromEntries(REPORT_TEXTS.map((text) => [text, isText]));

const isTexts = shapeOf<Record<string, string>>(texts);

/** Checks the draft of a report that the device, or a file, has kept. */
export const isReportDraft: Guard<ReportDraft> = (value): value is ReportDraft =>
  isTexts(value) &&
  shapeOf<Pick<ReportDraft, 'start' | 'end' | 'actionCost' | 'presentedIDs' | 'sampleIDs' | 'firstName' | 'lastName'>>({
    start: orNull(isNumber),
    end: orNull(isNumber),
    actionCost: isText,
    presentedIDs: listOf(isText),
    sampleIDs: listOf(isText),
    firstName: isText,
    lastName: isText,
  })(value);

const isWhole: Guard<WholeReport> = (value): value is WholeReport => isReportDraft(value) && value.start !== null;

const only =
  <const Value extends string>(expected: Value): Guard<Value> =>
  (value): value is Value =>
    value === expected;

const isVisited: Guard<Visited> = either(
  either(
    exactShapeOf<{ readonly kind: 'planned'; readonly objectiveID: string }>({
      kind: only('planned'),
      objectiveID: isText,
    }),
    exactShapeOf<{ readonly kind: 'registered'; readonly customerID: string }>({
      kind: only('registered'),
      customerID: isText,
    }),
  ),
  exactShapeOf<{ readonly kind: 'unregistered' }>({ kind: only('unregistered') }),
);

const isField: Guard<ReportField> = (value): value is ReportField => REPORT_FIELDS.some((field) => field === value);

const isPosition: Guard<SendCall['position']> = either(
  shapeOf<{ readonly fix: NonNullable<SendCall['position']['fix']> }>({
    fix: shapeOf({ lat: isNumber, lng: isNumber, accuracy: isNumber, at: isNumber }),
  }),
  shapeOf<Extract<SendCall['position'], { readonly fix: null }>>({
    fix: (value): value is null => value === null,
    reason: (value): value is Extract<SendCall['position'], { readonly fix: null }>['reason'] => isText(value),
  }),
);

const isReportWrite = shapeOf<ReportWrite>({
  call: shapeOf<SendCall>({ visited: isVisited, draft: isWhole, end: isNumber, position: isPosition }),
  context: shapeOf<ReportContext>({
    worker: isWorker,
    date: isText,
    purpose: isText,
    isAdministrative: isBoolean,
    fields: listOf(isField),
  }),
  day: isText,
});

/** The report that an item has; `null` for any other item, and for one that this version cannot read. */
export const reportOf = ({ kind, write }: Pick<OutboxItem, 'kind' | 'write'>): ReportWrite | null =>
  kind === 'createVisitReport' && isReportWrite(write) ? write : null;

/** The key of the report of a visit, by the subject of its draft. */
export const reportKey = (subject: string): string => `createVisitReport ${subject}`;

/** The key of the report of somebody unregistered, by the second in which they were met. */
export const unregisteredKey = (start: number): string => reportKey(`unregistered ${start}`);

/** What the server knows a report by. */
const keyOf = (subject: string, { visited, draft }: SendCall): string =>
  visited.kind === 'unregistered' ? unregisteredKey(draft.start) : reportKey(subject);

export interface ReportToQueue extends ReportWrite {
  /** That of its draft. */
  readonly subject: string;
  readonly title: string;
  /** The address at which it was written. */
  readonly href: string;
}

/**
 * A report as it is queued. Two people who are not registered are never met in the same second of one queue: the later one begins a
 * second later, and the report is frozen so.
 * @param items what is in the queue
 */
export function reportItem(
  { call, context, day, subject, title, href }: ReportToQueue,
  items: readonly Pick<OutboxItem, 'key'>[],
): NewItem {
  const taken = new Set(items.map(({ key }) => key));
  let { start } = call.draft;
  const moved = () => ({ ...call, draft: { ...call.draft, start }, end: Math.max(call.end, start) });
  if (call.visited.kind === 'unregistered') while (taken.has(keyOf(subject, moved()))) start += 1;
  const write: ReportWrite = { call: moved(), context, day };
  return {
    kind: 'createVisitReport',
    key: keyOf(subject, write.call),
    after: [programmeKey(context.worker.ID, day)],
    write,
    form: { editor: 'visit-report', subject, value: call.draft, base: call.draft, href },
    title,
    day,
  };
}
