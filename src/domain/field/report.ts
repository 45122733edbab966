import { isBlank } from '#lib/blank.ts';
import { plainDigits } from '#lib/plain-digits.ts';

/** The texts of a report, as the API spells them. */
export const REPORT_TEXTS = [
  'obtainedPromess',
  'notedPrescriptions',
  'objections',
  'gifts',
  'leadedAction',
  'nextVisitObjective',
  'other',
  'obtainedResult',
  'metPerson',
] as const;
export type ReportText = (typeof REPORT_TEXTS)[number];

/** Everything that `VisitReportFieldsToShow` may name. */
export const REPORT_FIELDS = [
  'PresentedPharmaProducts',
  'GivenSamplesPharmaProducts',
  ...REPORT_TEXTS,
  'actionCost',
] as const;
export type ReportField = (typeof REPORT_FIELDS)[number];

/** Shown where the server names no fields: docs/rules/field-work.md#report-fields. */
const USUAL_FIELDS: readonly ReportField[] = ['PresentedPharmaProducts', 'other'];

/** How many fields show at first. */
const AT_FIRST = 5;

/**
 * The fields of a report in the server's order, those at first and those that unfold. A name that is not known has no field.
 * @param named `VisitReportFieldsToShow`
 */
export function reportFields(named: readonly string[] | null): {
  readonly first: readonly ReportField[];
  readonly more: readonly ReportField[];
} {
  const fields = named
    ? [...new Set(named)].flatMap((name) => REPORT_FIELDS.filter((field) => field === name))
    : USUAL_FIELDS;
  return { first: fields.slice(0, AT_FIRST), more: fields.slice(AT_FIRST) };
}

/** A report as it is being written. Instants are seconds since 1970. */
export interface ReportDraft extends Readonly<Record<ReportText, string>> {
  /** `null`: not said yet, as the report of a past day is begun after the visit. */
  readonly start: number | null;
  /** `null`: the moment at which it is sent. */
  readonly end: number | null;
  /** As typed. */
  readonly actionCost: string;
  readonly presentedIDs: readonly string[];
  readonly sampleIDs: readonly string[];
  /** Of a person who is not registered; empty for a customer. */
  readonly firstName: string;
  readonly lastName: string;
}

/** A report that can be sent. */
export interface WholeReport extends ReportDraft {
  readonly start: number;
}

export const isWholeReport = (draft: ReportDraft): draft is WholeReport => draft.start !== null;

/** @param start seconds since 1970; `null` for a visit of a past day, whose hours are asked */
export const emptyReport = (start: number | null): ReportDraft => ({
  start,
  end: null,
  actionCost: '',
  presentedIDs: [],
  sampleIDs: [],
  firstName: '',
  lastName: '',
  obtainedPromess: '',
  notedPrescriptions: '',
  objections: '',
  gifts: '',
  leadedAction: '',
  nextVisitObjective: '',
  other: '',
  obtainedResult: '',
  metPerson: '',
});

/** Who was visited: the customer of an objective, a registered customer who was not planned, or somebody not registered. */
export type Visited =
  | { readonly kind: 'planned'; readonly objectiveID: string }
  | { readonly kind: 'registered'; readonly customerID: string }
  | { readonly kind: 'unregistered' };

/** What is wrong with a report: `empty` stands for the whole. */
export type ReportIssue = 'empty' | 'name' | 'noStart' | 'start' | 'noEnd' | 'end' | 'actionCost';

/** Whether something is written in a field. */
export const isFilled = (draft: ReportDraft, field: ReportField): boolean => {
  if (field === 'PresentedPharmaProducts') return draft.presentedIDs.length > 0;
  if (field === 'GivenSamplesPharmaProducts') return draft.sampleIDs.length > 0;
  return !isBlank(draft[field]);
};

/** Digits, also in groups of three with spaces between them. A comma or a point could mean thousands or decimals. */
const WHOLE = /^(?:\d+|\d{1,3}(?:\s\d{3})+)$/u;

/** The amount of a typed cost, in whole units of the currency; `null` for none, `NaN` for what is no such amount. */
export function costOf(typed: string): number | null {
  if (isBlank(typed)) return null;
  const digits = plainDigits(typed).trim();
  const cost = WHOLE.test(digits) ? Number(digits.replaceAll(/\s/gu, '')) : Number.NaN;
  return Number.isSafeInteger(cost) ? cost : Number.NaN;
}

/** Seconds by which a time may lie ahead: a device that sets its clock back must not block a report it has begun. */
const CLOCK_TOLERANCE = 5 * 60;

/** Seconds after its start for which a visit may end when its report is sent. Later, the report was not written at its end. */
const LONGEST_VISIT = 6 * 3600;

/** A time of the clock on a day: 0 for the day of the visit, 1 for the next. @returns seconds since 1970 */
export type OnDay = (days: number) => number;

/**
 * When a visit began, of which a time of the clock is told: the evening before where that is meant just after midnight.
 * @param now seconds since 1970
 */
export function startAt(on: OnDay, now: number): number {
  const [start, before] = [on(0), on(-1)];
  return start > now + CLOCK_TOLERANCE && now - before <= LONGEST_VISIT ? before : start;
}

/** When a visit ended, of which a time of the clock is told: after midnight where it began shortly before. */
export function endAt(on: OnDay, start: number | null): number {
  const [end, next] = [on(0), on(1)];
  return start !== null && end < start && next - start <= LONGEST_VISIT ? next : end;
}

/**
 * Why a report cannot be sent.
 * @param fields those that the user has
 * @param now seconds since 1970
 */
export function reportIssues(
  draft: ReportDraft,
  visited: Visited,
  fields: readonly ReportField[],
  now: number,
): readonly ReportIssue[] {
  const issues: ReportIssue[] = [];
  const latest = now + CLOCK_TOLERANCE;
  if (visited.kind === 'unregistered' && isBlank(draft.lastName)) issues.push('name');
  if (draft.start === null) issues.push('noStart');
  else if (draft.start > latest) issues.push('start');
  if (draft.end === null) {
    if (draft.start === null || now - draft.start > LONGEST_VISIT) issues.push('noEnd');
  } else if ((draft.start !== null && draft.end < draft.start) || draft.end > latest) issues.push('end');
  if (fields.includes('actionCost') && Number.isNaN(costOf(draft.actionCost))) issues.push('actionCost');
  if (!fields.some((field) => isFilled(draft, field))) issues.push('empty');
  return issues;
}

/**
 * A text with a sentence that was offered: behind what is written, or in place of another one that was offered.
 * @param offers the sentences that are offered
 */
export function withOffer(text: string, words: string, offers: readonly string[]): string {
  const written = text.trimEnd();
  const taken = offers.find((offer) => written.endsWith(offer)) ?? '';
  const own = written.slice(0, written.length - taken.length).trimEnd();
  return own === '' ? words : `${own}\n${words}`;
}
