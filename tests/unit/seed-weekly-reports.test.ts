import { describe, expect, test } from 'vitest';
import { fromHundredths } from '#domain/finance/figures.ts';
import { split } from '#domain/finance/split.ts';
import { daysFrom, daysUpTo, isWeek } from '#lib/date-ranges.ts';
import { createFieldWork } from '#mocks/seed/field-work.ts';
import { groupBehind } from '#mocks/seed/finance.ts';
import { createWeeklyReports } from '#mocks/seed/weekly-reports.ts';
import type { Scenario, World, WorkgroupRecord } from '#mocks/seed/types.ts';
import { inAgency, worldOf } from './seed-worlds.ts';

const WORLDS: readonly (readonly [Scenario, number])[] = [
  ['small', 1],
  ['small', 7],
  ['standard', 42],
];

/** The turnover of a group in a week, from the rows of its trends: one product after the other, one delegate after the other. */
function turnoverOf(world: World, group: WorkgroupRecord, week: string): number {
  const members = [group.supervisorID, ...group.delegueIDs];
  const sheet = world.savedSheets.find(
    ({ kind, period, agencyID }) => kind === 'trends' && period === week && agencyID === group.agencyID,
  );
  let hundredths = 0;
  for (const { pharmaProductID, pght, units } of sheet?.lines ?? []) {
    const shares = world.assignedDelegues
      .filter((each) => each.pharmaProductID === pharmaProductID)
      .map(({ delegueID, contributionPercentage }) => ({ delegueID, percentage: contributionPercentage }));
    for (const [, quantity] of units) {
      const parts = split(quantity, shares).parts;
      for (const ID of members) hundredths += (parts?.get(ID) ?? 0) * Math.round(pght * 100);
    }
  }
  return fromHundredths(hundredths);
}

describe.each(WORLDS)('the weekly reports of the %s world %i', (scenario, seed) => {
  const world = worldOf(scenario, seed);
  const field = createFieldWork(world);
  const { reportsOf } = createWeeklyReports(world, field);
  const groups = inAgency(world.workgroups, 'cm');
  const all = groups.map((group) => ({ group, reports: reportsOf(group.supervisorID) }));
  const names = world.pharmaProducts.map(({ name }) => name);
  const fictive = new Set(world.users.filter((user) => user.fictive).map(({ ID }) => ID));

  test('are of a year of weeks, latest first, one a week, with weeks missing', () => {
    for (const { reports } of all) {
      const weeks = reports.map(({ weekStart }) => weekStart);
      expect(reports.every(({ weekStart, weekEnd }) => isWeek({ start: weekStart, end: weekEnd }))).toBe(true);
      expect(weeks).toEqual([...new Set(weeks)].toSorted().toReversed());
      expect(reports.length).toBeGreaterThan(30);
      expect(reports.length).toBeLessThan(52);
      expect(weeks[0]?.localeCompare('2026-11-16')).toBe(-1);
    }
    // The persona has the last week still to write.
    expect(all[0]?.reports[0]?.weekStart.localeCompare('2026-11-09')).toBe(-1);
  });

  test('achieve what the trends of the week make, recomputed from their rows', () => {
    for (const { group, reports } of all) {
      const ofThisYear = reports.filter(({ weekStart }) => weekStart >= '2026-01-05');
      expect(ofThisYear.length).toBeGreaterThan(25);
      for (const { weekStart, achivements } of ofThisYear.slice(0, 12)) {
        expect(achivements).toBe(turnoverOf(world, group, weekStart));
      }
    }
  });

  test('forecast what the report of the week before expected; the ratio follows', () => {
    for (const { reports } of all) {
      const byWeek = new Map(reports.map((report) => [report.weekStart, report]));
      for (const { weekStart, forecasts, achivements, achivementsDividedByForecasts } of reports) {
        const earlier = byWeek.get(daysUpTo(weekStart, 8).start);
        expect(forecasts).toBe(earlier?.nextWeekForcastFigures ?? forecasts);
        expect(achivementsDividedByForecasts).toBe(achivements / forecasts);
      }
    }
  });

  test('count the visits of the calendars, and aim at customers of the group who were not seen', () => {
    for (const { group, reports } of all) {
      const workers = [group.supervisorID, ...group.delegueIDs].filter((ID) => !fictive.has(ID));
      const customers = new Set(workers.flatMap((ID) => field.accountsOf(ID).map(({ customer }) => customer.ID)));
      for (const report of reports.slice(0, 3)) {
        const visits = workers.flatMap((ID) =>
          daysFrom(report.weekStart, 7).flatMap((date) => field.visitsOf(ID, date)),
        );
        const made = visits.filter((visit) => visit.report);
        const unplanned = made.filter((visit) => visit.report?.spontanous === true).length;
        const said = names.reduce((text, name) => text.replaceAll(name, ''), report.interpretation);
        const numbers = [...said.matchAll(/\d+/gu)].map(Number).toSorted((a, b) => a - b);
        expect(numbers).toEqual(
          [made.length - unplanned, visits.length - unplanned, unplanned].toSorted((a, b) => a - b),
        );
        expect(report.concernedCustomerIDs.length).toBeGreaterThan(0);
        expect(report.concernedCustomerIDs.every((ID) => customers.has(ID))).toBe(true);
        expect(report.actionPlan).not.toContain('{');
      }
    }
  });

  test('of the group that lags are mostly below the forecast', () => {
    const behind = groupBehind(
      groups,
      Map.groupBy(world.assignedDelegues, ({ pharmaProductID }) => pharmaProductID),
    );
    const below = all.map(({ group, reports }) => ({
      ID: group.ID,
      share: reports.filter(({ achivements, forecasts }) => achivements < forecasts).length / reports.length,
    }));
    const lagging = below.find(({ ID }) => ID === behind?.ID)?.share ?? 0;
    expect(lagging).toBeGreaterThan(0.8);
    expect(below.every(({ ID, share }) => ID === behind?.ID || share < lagging)).toBe(true);
  });

  test('are the same in whatever order they are read', () => {
    const again = createWeeklyReports(world, createFieldWork(world));
    const last = all.at(-1);
    expect(again.reportsOf(last?.group.supervisorID ?? '')).toEqual(last?.reports);
  });
});
