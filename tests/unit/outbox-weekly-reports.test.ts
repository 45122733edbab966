import { describe, expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import type { OutboxItem } from '#domain/outbox/item.ts';
import type { WeeklyReportDraft } from '#domain/weekly-reports/draft.ts';
import {
  queuedWeeks,
  weeklyReportItem,
  weeklyReportOf,
} from '#features/weekly-reports/shared/outbox/weekly-report-item.ts';
import { weeklyReportWriter } from '#features/weekly-reports/shared/outbox/weekly-report-writer.ts';
import { inAgency, worldOf } from './seed-worlds.ts';
import { clientOf } from './server-client.ts';

const world = worldOf('small');
const supervisorID = inAgency(world.workgroups, 'cm')[0]?.supervisorID ?? '';
const [one = '', other = ''] = inAgency(world.healthWorkers, 'cm').map(({ ID }) => ID);
const MONDAY = '2026-11-09';
const never = new AbortController().signal;

const enter = async (): Promise<Api> => (await clientOf('Supervisor')).api;

const DRAFT: WeeklyReportDraft = {
  forecasts: null,
  achivements: 7_000_000,
  interpretation: 'Semaine  en retrait ',
  correctiveActions: 'Revoir les officines',
  actionPlan: 'Deux tournées',
  nextWeekForcastFigures: 7_500_000,
  targetIDs: [one, other],
};

const waiting = (patch: Partial<WeeklyReportDraft> = {}, monday = MONDAY): OutboxItem => ({
  ...weeklyReportItem({
    supervisorID,
    monday,
    report: { ...DRAFT, ...patch },
    base: DRAFT,
    title: 'Semaine 46',
    href: '/supervisor/reports/weekly/create',
  }),
  id: `queue ${monday}`,
  version: 1,
  owner: { memberID: supervisorID, agencyID: 'cm', world: null },
  ownerName: 'Pauline Kouamé',
  state: 'waiting',
  tries: 1,
  queuedAt: 0,
  sentAt: null,
  error: null,
});

describe('a weekly report that waits', () => {
  test('is there once it was sent, and is refused and recognised when it is sent again', async () => {
    const api = await enter();
    expect(await weeklyReportWriter.isThere(api, waiting(), never)).toBe(false);
    expect(await weeklyReportWriter.send(api, waiting(), never)).toEqual({ kind: 'sent' });
    expect(await weeklyReportWriter.isThere(api, waiting(), never)).toBe(true);
    expect(await weeklyReportWriter.send(api, waiting(), never)).toMatchObject({ codes: ['ALREADY_RECORDED'] });
  });

  test.each([
    ['its words', { actionPlan: 'Une tournée' }],
    ['its figures', { achivements: 1 }],
    ['its forecast', { forecasts: 1 }],
    ['its customers', { targetIDs: [one] }],
  ])('is not taken for another of the same week: by %s', async (_by, patch) => {
    const api = await enter();
    await weeklyReportWriter.send(api, waiting(), never);
    expect(await weeklyReportWriter.isThere(api, waiting(patch), never)).toBe(false);
  });

  test('that lacks something, or has another shape, is refused without a call', async () => {
    const api = await enter();
    const refused = { kind: 'refused', codes: [] };
    expect(await weeklyReportWriter.send(api, waiting({ targetIDs: [] }), never)).toEqual(refused);
    const strange = { ...waiting(), write: { monday: MONDAY } };
    expect(await weeklyReportWriter.send(api, strange, never)).toEqual(refused);
    expect(await weeklyReportWriter.isThere(api, strange, never)).toBe(false);
    expect(weeklyReportOf(strange)).toBeNull();
  });

  test('has the key of its supervisor and week, which the list of weeks knows', () => {
    expect(waiting().key).not.toBe(waiting({}, '2026-11-02').key);
    expect(waiting().key).toBe(waiting({ achivements: 1 }).key);
    expect([...queuedWeeks([waiting(), waiting({}, '2026-11-02')], supervisorID)]).toEqual([MONDAY, '2026-11-02']);
    expect(queuedWeeks([waiting()], 'somebody else').size).toBe(0);
  });
});
