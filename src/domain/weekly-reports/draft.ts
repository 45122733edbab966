import { isNumber, isText, listOf, orNull, shapeOf } from '#lib/shape.ts';
import { TEXT_LIMITS } from '#lib/text-limits.ts';
import { hasVisible } from '#lib/visible-text.ts';

/** A weekly report while it is written; figures are `null` while empty. */
export interface WeeklyReportDraft {
  readonly forecasts: number | null;
  readonly achivements: number | null;
  readonly interpretation: string;
  readonly correctiveActions: string;
  readonly actionPlan: string;
  readonly nextWeekForcastFigures: number | null;
  /** The IDs of the customers that it aims at, in the order in which they were chosen. */
  readonly targetIDs: readonly string[];
}

/** Checks what a device or a file has stored. */
export const isWeeklyReportDraft = shapeOf<WeeklyReportDraft>({
  forecasts: orNull(isNumber),
  achivements: orNull(isNumber),
  interpretation: isText,
  correctiveActions: isText,
  actionPlan: isText,
  nextWeekForcastFigures: orNull(isNumber),
  targetIDs: listOf(isText),
});

export const REPORT_TEXTS = ['interpretation', 'correctiveActions', 'actionPlan'] as const;

/** A report that has all it needs. */
export type WholeReport = {
  readonly [Field in keyof WeeklyReportDraft]: NonNullable<WeeklyReportDraft[Field]>;
};

export interface WeeklyReportIssue {
  readonly field: keyof WeeklyReportDraft;
  readonly kind: 'missing' | 'negative' | 'long';
}

/** What a report lacks (docs/rules/supervision.md#weekly-reports), in the order of the form. A forecast may be missing: nothing was. */
export function issuesOf(draft: WeeklyReportDraft): readonly WeeklyReportIssue[] {
  const figure = (field: 'forecasts' | 'achivements' | 'nextWeekForcastFigures'): WeeklyReportIssue[] => {
    const value = draft[field];
    if (value === null) return field === 'forecasts' ? [] : [{ field, kind: 'missing' }];
    return value < 0 ? [{ field, kind: 'negative' }] : [];
  };
  const text = (field: (typeof REPORT_TEXTS)[number]): WeeklyReportIssue[] => {
    if (!hasVisible(draft[field])) return [{ field, kind: 'missing' }];
    return draft[field].length > TEXT_LIMITS.text ? [{ field, kind: 'long' }] : [];
  };
  return [
    ...figure('forecasts'),
    ...figure('achivements'),
    ...REPORT_TEXTS.flatMap(text),
    ...figure('nextWeekForcastFigures'),
    ...(draft.targetIDs.length === 0 ? [{ field: 'targetIDs', kind: 'missing' } as const] : []),
  ];
}

type Figured = WeeklyReportDraft & Pick<WholeReport, 'achivements' | 'nextWeekForcastFigures'>;

const lacksNothing = (draft: WeeklyReportDraft): draft is Figured => issuesOf(draft).length === 0;

/** The report of a draft that lacks nothing, with its texts trimmed; `null` for any other. */
export function wholeReport(draft: WeeklyReportDraft): WholeReport | null {
  if (!lacksNothing(draft)) return null;
  return {
    ...draft,
    forecasts: draft.forecasts ?? 0,
    interpretation: draft.interpretation.trim(),
    correctiveActions: draft.correctiveActions.trim(),
    actionPlan: draft.actionPlan.trim(),
    targetIDs: [...new Set(draft.targetIDs)],
  };
}

/** What a new report begins with. */
export const emptyReport = (known: Pick<WeeklyReportDraft, 'forecasts' | 'achivements'>): WeeklyReportDraft => ({
  ...known,
  interpretation: '',
  correctiveActions: '',
  actionPlan: '',
  nextWeekForcastFigures: null,
  targetIDs: [],
});
