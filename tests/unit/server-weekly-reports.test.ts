import { describe, expect, test } from 'vitest';
import type { ServerOptions } from '#mocks/server/server.ts';
import { inAgency, worldOf } from './seed-worlds.ts';
import { at, type Client, codesOf, enterAs, enterWith, listAt, openServer, textAt, textsAt } from './server-client.ts';

const world = worldOf('small');
const [group, otherGroup] = inAgency(world.workgroups, 'cm');
const supervisor = group?.supervisorID ?? '';
const otherSupervisor = world.users.find(({ ID }) => ID === otherGroup?.supervisorID);
const [customer, otherCustomer] = inAgency(world.healthWorkers, 'cm').map(({ ID }) => ID);
const foreign = inAgency(world.drugStores, 'sn')[0]?.ID ?? '';

const REPORT = `ID weekStart weekEnd forecasts achivements achivementsDividedByForecasts interpretation correctiveActions
  nextWeekForcastFigures actionPlan ConcernedTargetCustomers { ID }`;
const CREATE = `mutation (
  $weekStart: Date!, $weekEnd: Date!, $forecasts: Float!, $achivements: Float!, $achivementsDividedByForecasts: Float,
  $interpretation: String!, $correctiveActions: String!, $nextWeekForcastFigures: Float!, $actionPlan: String!, $IDs: [ID!]!
) {
  createSupervisorWeeklyReport(
    weekStart: $weekStart, weekEnd: $weekEnd, forecasts: $forecasts, achivements: $achivements,
    achivementsDividedByForecasts: $achivementsDividedByForecasts, interpretation: $interpretation,
    correctiveActions: $correctiveActions, nextWeekForcastFigures: $nextWeekForcastFigures, actionPlan: $actionPlan,
    concernedTargetCustomersIDsList: $IDs
  ) { ${REPORT} }
}`;
/** The last whole week, which the persona has not written. */
const LAST = { weekStart: '2026-11-09', weekEnd: '2026-11-15' };
const VALUES = {
  ...LAST,
  forecasts: 8_000_000,
  achivements: 7_000_000,
  achivementsDividedByForecasts: 0.875,
  interpretation: ' Semaine en retrait ',
  correctiveActions: 'Revoir les officines',
  nextWeekForcastFigures: 7_500_000,
  actionPlan: 'Deux tournées',
  IDs: [customer],
};

const reportsOf = ({ ask }: Client, supervisorID = supervisor) =>
  ask(`{ readAllSupervisorWeeklyReport(supervisorID: "${supervisorID}") { ${REPORT} } }`);
const weeksOf = async (client: Client) =>
  textsAt(listAt((await reportsOf(client)).data, 'readAllSupervisorWeeklyReport'), 'weekStart');
const enter = (options: Partial<ServerOptions> = {}) => enterAs(openServer(options), 'Supervisor');

describe('readAllSupervisorWeeklyReport', () => {
  test('gives a supervisor their own, latest first', async () => {
    const client = await enter();
    const weeks = await weeksOf(client);
    expect(weeks.length).toBeGreaterThan(30);
    expect(weeks).toEqual(weeks.toSorted().toReversed());
    const answer = await reportsOf(client);
    expect(codesOf(answer)).toEqual([]);
    const [first] = listAt(answer.data, 'readAllSupervisorWeeklyReport');
    expect(listAt(first, 'ConcernedTargetCustomers').length).toBeGreaterThan(0);
  });

  test('gives a supervisor no others; a boss those of every supervisor of the agency; a delegate none', async () => {
    const server = openServer();
    const own = await enterAs(server, 'Supervisor');
    expect(codesOf(await reportsOf(own, otherSupervisor?.ID))).toEqual(['NOT_FOUND']);
    for (const role of ['Boss', 'BossAssistant', 'BossMultinational'] as const) {
      const boss = await enterAs(server, role);
      const answer = await reportsOf(boss, otherSupervisor?.ID);
      expect(codesOf(answer)).toEqual([]);
      expect(listAt(answer.data, 'readAllSupervisorWeeklyReport').length).toBeGreaterThan(10);
      expect(codesOf(await reportsOf(boss, inAgency(world.workgroups, 'sn')[0]?.supervisorID))).toEqual(['NOT_FOUND']);
    }
    expect(codesOf(await reportsOf(await enterAs(server, 'Delegue')))).toEqual(['FORBIDDEN']);
    expect(codesOf(await reportsOf(await enterAs(server, 'PharmaLaboBossUser')))).toEqual(['FORBIDDEN']);
  });

  test('reports what the API answers for the trends of the week', async () => {
    const client = await enter();
    const answer = await reportsOf(client);
    const [first] = listAt(answer.data, 'readAllSupervisorWeeklyReport');
    const [start, end] = [textAt(first, 'weekStart'), textAt(first, 'weekEnd')];
    const trends = await client.ask(
      `{ readWeeklySaleTrendsByProduct(periodStart: "${start}", periodEnd: "${end}") { obtainedTurnOver } }`,
    );
    const turnover = listAt(trends.data, 'readWeeklySaleTrendsByProduct')
      .map((row) => Number(at(row, 'obtainedTurnOver')))
      .reduce((sum, amount) => sum + amount, 0);
    expect(at(first, 'achivements')).toBe(turnover);
  });
});

describe('createSupervisorWeeklyReport', () => {
  test('records a report, trimmed, with the ratio of its figures; it comes first', async () => {
    const client = await enter();
    const answer = await client.ask(CREATE, {
      ...VALUES,
      achivementsDividedByForecasts: 3,
      IDs: [customer, otherCustomer, customer],
    });
    expect(codesOf(answer)).toEqual([]);
    expect(at(answer.data, 'createSupervisorWeeklyReport')).toMatchObject({
      ...LAST,
      achivementsDividedByForecasts: 0.875,
      interpretation: 'Semaine en retrait',
      ConcernedTargetCustomers: [{ ID: customer }, { ID: otherCustomer }],
    });
    expect((await weeksOf(client))[0]).toBe(LAST.weekStart);
  });

  test('has no ratio when nothing was forecast', async () => {
    const client = await enter();
    const answer = await client.ask(CREATE, { ...VALUES, forecasts: 0 });
    expect(at(answer.data, 'createSupervisorWeeklyReport', 'achivementsDividedByForecasts')).toBeNull();
  });

  test('refuses a second report of a week, with the id of the first', async () => {
    const client = await enter();
    const first = await client.ask(CREATE, VALUES);
    const again = await client.ask(CREATE, { ...VALUES, interpretation: 'Autre' });
    expect(codesOf(again)).toEqual(['ALREADY_RECORDED']);
    expect(again.errors?.[0]?.extensions?.['ID']).toBe(textAt(first.data, 'createSupervisorWeeklyReport', 'ID'));
    const generated = (await weeksOf(client))[1] ?? '';
    const end = new Date(Date.parse(generated) + 6 * 86_400_000).toISOString().slice(0, 10);
    expect(codesOf(await client.ask(CREATE, { ...VALUES, weekStart: generated, weekEnd: end }))).toEqual([
      'ALREADY_RECORDED',
    ]);
  });

  test.each([
    ['a week that begins on a Tuesday', { weekStart: '2026-11-10', weekEnd: '2026-11-16' }, 'INVALID_DATE_RANGE'],
    ['two weeks', { weekEnd: '2026-11-22' }, 'INVALID_DATE_RANGE'],
    ['a week that has not begun', { weekStart: '2026-11-23', weekEnd: '2026-11-29' }, 'INVALID_DATE_RANGE'],
    ['no interpretation', { interpretation: ' ' }, 'REQUIRED_VALUE'],
    ['no corrective actions', { correctiveActions: '' }, 'REQUIRED_VALUE'],
    ['no action plan', { actionPlan: '\u200B' }, 'REQUIRED_VALUE'],
    ['no customer', { IDs: [] }, 'REQUIRED_VALUE'],
    ['an unknown customer', { IDs: [customer, 'nobody'] }, 'NOT_FOUND'],
    ['a customer of another agency', { IDs: [foreign] }, 'NOT_FOUND'],
    ['a negative figure', { achivements: -1 }, 'INVALID_PRICE'],
    ['a negative forecast', { forecasts: -1 }, 'INVALID_PRICE'],
    ['a negative forecast of the next week', { nextWeekForcastFigures: -1 }, 'INVALID_PRICE'],
    ['a text that is too long', { actionPlan: 'a'.repeat(20_001) }, 'TEXT_TOO_LONG'],
  ])('refuses %s', async (_what, values, code) => {
    const client = await enter();
    const before = await weeksOf(client);
    expect(codesOf(await client.ask(CREATE, { ...VALUES, ...values }))).toEqual([code]);
    expect(await weeksOf(client)).toEqual(before);
  });

  test('takes the week that has begun, on its first day too, and figures of nothing', async () => {
    const client = await enter();
    const answer = await client.ask(CREATE, { ...VALUES, weekStart: '2026-11-16', weekEnd: '2026-11-22' });
    expect(codesOf(answer)).toEqual([]);
    const monday = await enter({ days: 4 });
    const week = { weekStart: '2026-11-23', weekEnd: '2026-11-29' };
    const first = await monday.ask(CREATE, { ...VALUES, ...week, achivements: 0, nextWeekForcastFigures: 0 });
    expect(codesOf(first)).toEqual([]);
  });

  test('is the supervisors’ alone', async () => {
    const server = openServer();
    for (const role of ['Boss', 'Delegue'] as const) {
      const { ask } = await enterAs(server, role);
      expect(codesOf(await ask(CREATE, VALUES))).toEqual(['FORBIDDEN']);
      expect(codesOf(await ask('mutation { deleteSupervisorWeeklyReport(ID: "x") { success } }'))).toEqual([
        'FORBIDDEN',
      ]);
    }
  });
});

describe('deleteSupervisorWeeklyReport', () => {
  const DELETE = 'mutation ($ID: ID!) { deleteSupervisorWeeklyReport(ID: $ID) { success } }';

  test('deletes one’s own, generated or written; then the week can be written again', async () => {
    const client = await enter();
    const created = await client.ask(CREATE, VALUES);
    const IDs = textsAt(listAt((await reportsOf(client)).data, 'readAllSupervisorWeeklyReport'), 'ID');
    expect(IDs[0]).toBe(textAt(created.data, 'createSupervisorWeeklyReport', 'ID'));
    for (const ID of IDs.slice(0, 2)) {
      const answer = await client.ask(DELETE, { ID });
      expect(at(answer.data, 'deleteSupervisorWeeklyReport', 'success')).toBe(true);
      expect(codesOf(await client.ask(DELETE, { ID }))).toEqual(['NOT_FOUND']);
    }
    const left = textsAt(listAt((await reportsOf(client)).data, 'readAllSupervisorWeeklyReport'), 'ID');
    expect(left).toEqual(IDs.slice(2));
    expect(codesOf(await client.ask(CREATE, VALUES))).toEqual([]);
  });

  test('does not find that of another supervisor', async () => {
    const server = openServer();
    const client = await enterAs(server, 'Supervisor');
    const other = await enterWith(server, otherSupervisor?.Email ?? '');
    const answer = await reportsOf(other, otherSupervisor?.ID);
    const ID = textAt(listAt(answer.data, 'readAllSupervisorWeeklyReport')[0], 'ID');
    expect(codesOf(await client.ask(DELETE, { ID }))).toEqual(['NOT_FOUND']);
  });
});
