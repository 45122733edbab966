import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyReport, issuesOf, wholeReport } from '#domain/weekly-reports/draft.ts';
import { ratioOf, turnoverOf } from '#domain/weekly-reports/figures.ts';
import { lastWholeWeek, weekBefore, weeksOfReports, weekToWrite } from '#domain/weekly-reports/weeks.ts';
import { isWeek, weekOf } from '#lib/date-ranges.ts';

/** A Thursday. */
const TODAY = '2026-11-19';
const report = (weekStart: string) => ({ weekStart });

describe('the weeks of reports', () => {
  test('go from the first report to the last whole week, latest first, with those that are missing', () => {
    const weeks = weeksOfReports([report('2026-11-02'), report('2026-10-19')], TODAY);
    expect(weeks.map(({ monday, report: own }) => [monday, own !== null])).toEqual([
      ['2026-11-09', false],
      ['2026-11-02', true],
      ['2026-10-26', false],
      ['2026-10-19', true],
    ]);
  });

  test('are none without reports; the last whole week is then to be written', () => {
    expect(weeksOfReports([], TODAY)).toEqual([]);
    expect(weekToWrite([], TODAY)).toBe('2026-11-09');
  });

  test('have the week that is not over once it has a report, and two reports on one week', () => {
    const weeks = weeksOfReports([report('2026-11-16'), report('2026-11-09'), report('2026-11-09')], TODAY);
    expect(weeks.map(({ monday }) => monday)).toEqual(['2026-11-16', '2026-11-09', '2026-11-09']);
    expect(weekToWrite([report('2026-11-16'), report('2026-11-09')], TODAY)).toBeNull();
  });

  test('do not fill a century: a date may be out of range', () => {
    const weeks = weeksOfReports([report('1900-01-01'), report('2200-01-06'), report('2026-11-02')], TODAY);
    // Two years of weeks, and the two that are out of range.
    expect(weeks).toHaveLength(104 + 2);
    expect(weeks.filter(({ report: own }) => own !== null)).toHaveLength(3);
  });

  test('a Sunday belongs to a week that is not over', () => {
    expect(lastWholeWeek('2026-11-15')).toBe('2026-11-02');
    expect(lastWholeWeek('2026-11-16')).toBe('2026-11-09');
  });

  test('of any reports are Mondays in order; the one to write is the latest that has none', () => {
    const mondays = fc
      .array(fc.integer({ min: 1, max: 60 }), { maxLength: 30 })
      .map((ago) =>
        [...new Set(ago)].map((weeks) => Array.from({ length: weeks }).reduce<string>(weekBefore, weekOf(TODAY).start)),
      );
    fc.assert(
      fc.property(mondays, (all) => {
        const weeks = weeksOfReports(all.map(report), TODAY);
        const listed = weeks.map(({ monday }) => monday);
        expect(listed).toEqual([...new Set(listed)].toSorted().toReversed());
        expect(listed.every((monday) => isWeek(weekOf(monday)) && weekOf(monday).start === monday)).toBe(true);
        expect(all.every((monday) => listed.includes(monday))).toBe(true);
        const unwritten = listed.find((monday) => !all.includes(monday));
        expect(weekToWrite(all.map(report), TODAY)).toBe(all.length === 0 ? '2026-11-09' : (unwritten ?? null));
      }),
    );
  });
});

describe('the figures', () => {
  test('have no ratio when nothing was forecast', () => {
    expect(ratioOf(500, 0)).toBeNull();
    expect(ratioOf(870, 1000)).toBe(0.87);
    expect(ratioOf(2, 1)).toBe(2);
  });

  test('are summed to the hundredth; nobody tells a sum of nothing', () => {
    expect(turnoverOf([])).toBeNull();
    expect(turnoverOf([0])).toBe(0);
    expect(turnoverOf([1234.56, 0.44])).toBe(1235);
    expect(turnoverOf(Array.from({ length: 10 }, () => 0.1))).toBe(1);
  });
});

describe('a draft', () => {
  const whole = {
    forecasts: null,
    achivements: 7_000_000,
    interpretation: ' En retrait ',
    correctiveActions: 'Revoir les officines\n',
    actionPlan: ' Deux tournées',
    nextWeekForcastFigures: 7_500_000,
    targetIDs: ['b', 'a', 'b'],
  };

  test('lacks everything but the forecast', () => {
    const issues = issuesOf(emptyReport({ forecasts: null, achivements: null }));
    expect(issues.map(({ field, kind }) => `${field} ${kind}`)).toEqual([
      'achivements missing',
      'interpretation missing',
      'correctiveActions missing',
      'actionPlan missing',
      'nextWeekForcastFigures missing',
      'targetIDs missing',
    ]);
    expect(wholeReport(emptyReport({ forecasts: 1, achivements: 1 }))).toBeNull();
  });

  test('that is whole is trimmed, with each customer once; no forecast is none', () => {
    expect(wholeReport(whole)).toEqual({
      ...whole,
      forecasts: 0,
      interpretation: 'En retrait',
      correctiveActions: 'Revoir les officines',
      actionPlan: 'Deux tournées',
      targetIDs: ['b', 'a'],
    });
    expect(wholeReport({ ...whole, forecasts: 8_000_000 })?.forecasts).toBe(8_000_000);
  });

  test('may have figures of nothing, and texts of 5000 characters', () => {
    const longest = 'a'.repeat(5000);
    const bare = { ...whole, forecasts: 0, achivements: 0, nextWeekForcastFigures: 0, actionPlan: longest };
    expect(wholeReport(bare)).toMatchObject({ achivements: 0, nextWeekForcastFigures: 0, actionPlan: longest });
  });

  test.each([
    [{ forecasts: -1 }, { field: 'forecasts', kind: 'negative' }],
    [{ achivements: -0.01 }, { field: 'achivements', kind: 'negative' }],
    [{ nextWeekForcastFigures: null }, { field: 'nextWeekForcastFigures', kind: 'missing' }],
    [{ interpretation: ' \n' }, { field: 'interpretation', kind: 'missing' }],
    [{ actionPlan: '\u200B' }, { field: 'actionPlan', kind: 'missing' }],
    [{ targetIDs: [] }, { field: 'targetIDs', kind: 'missing' }],
    [{ correctiveActions: 'a'.repeat(5001) }, { field: 'correctiveActions', kind: 'long' }],
  ])('with %o says so', (patch, issue) => {
    expect(issuesOf({ ...whole, ...patch })).toEqual([issue]);
    expect(wholeReport({ ...whole, ...patch })).toBeNull();
  });
});
