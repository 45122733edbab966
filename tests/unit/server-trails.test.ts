import { describe, expect, test } from 'vitest';
import { writePositions } from '#domain/field/positions.ts';
import type { Switches } from '#domain/access/rights.ts';
import { createFieldWork } from '#mocks/seed/field-work.ts';
import { NOW, worldOf } from './seed-worlds.ts';
import { at, type Client, codesOf, enterAs, listAt, openServer, textAt } from './server-client.ts';

const world = worldOf('small');
const field = createFieldWork(world);
const delegate = world.users.find(({ Email }) => Email === 'yannick.mbida@tournee.example')?.ID ?? '';
const days = Array.from({ length: 18 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);
const withTrail = days.find((date) => field.trailOf(delegate, date).length > 0) ?? '';

const trailOf = async ({ ask }: Client, date = '2026-11-19') =>
  ask(`{ readWorkerGPSTrail(date: "${date}", workerID: "${delegate}") { ID gPSLat gPSLon obtainedTimeStamp } }`);
const send = ({ ask }: Client, json: string) =>
  ask('mutation ($json: String!) { createGPSLocsFromList(jsonGPSLocArray: $json) { ID gPSLat obtainedTimeStamp } }', {
    json,
  });
const fix = (seconds: number, lat = 4.05) => ({ lat, lng: 9.7, at: NOW - 600 + seconds });
const enter = (switches: Switches = {}) => enterAs(openServer({ switches }), 'Delegue');

describe('readWorkerGPSTrail', () => {
  test('gives where a worker was, in order of time', async () => {
    expect(withTrail).not.toBe('');
    const { data } = await trailOf(await enter(), withTrail);
    expect(listAt(data, 'readWorkerGPSTrail')).toEqual(
      field.trailOf(delegate, withTrail).map(({ ID, gPSLat, gPSLon, obtainedTimeStamp }) => ({
        ID,
        gPSLat,
        gPSLon,
        obtainedTimeStamp,
      })),
    );
  });

  test('is refused in words without the right to see that worker, and without the module', async () => {
    const asOther = await enterAs(openServer({ switches: { viewOwnWorkGroupDeleguesSchedule: false } }), 'Supervisor');
    const answer = await trailOf(asOther);
    expect(codesOf(answer)).toEqual(['FORBIDDEN']);
    expect(textAt(answer.errors, 0, 'message')).toContain('You are not allowed to see the itinerary of the day');
    expect(codesOf(await trailOf(await enter({ moduleGPSIsEnabled: false })))).toEqual(['FORBIDDEN']);
    expect(codesOf(await trailOf(await enterAs(openServer(), 'Supervisor')))).toEqual([]);
  });

  test('knows nobody of another agency', async () => {
    const { ask } = await enter();
    const other = world.users.find(({ agencyID, userType }) => agencyID === 'ci' && userType === 'Delegue')?.ID ?? '';
    expect(codesOf(await ask(`{ readWorkerGPSTrail(date: "${withTrail}", workerID: "${other}") { ID } }`))).toEqual([
      'NOT_FOUND',
    ]);
  });
});

describe('createGPSLocsFromList', () => {
  test('records positions, in whatever order they arrive, and survives a replay', async () => {
    const server = openServer();
    const client = await enterAs(server, 'Delegue');
    expect(codesOf(await send(client, writePositions([fix(60), fix(0)])))).toEqual([]);
    const again = await enterAs(openServer({ journal: server.journal() }), 'Delegue');
    const times = listAt((await trailOf(again)).data, 'readWorkerGPSTrail').map((each) =>
      at(each, 'obtainedTimeStamp'),
    );
    expect(times).toEqual([fix(0).at, fix(60).at]);
    const free = days.find((date) => field.trailOf(delegate, date).length === 0);
    expect(listAt((await trailOf(again, free)).data, 'readWorkerGPSTrail')).toEqual([]);
  });

  test('answers positions that it has, by the second, and does not double them', async () => {
    const server = openServer();
    const client = await enterAs(server, 'Delegue');
    const first = await send(client, writePositions([fix(0), fix(60)]));
    const work = server.journal().length;
    expect(await send(client, writePositions([fix(0), fix(60)]))).toEqual(first);
    expect(server.journal()).toHaveLength(work);
    const half = await send(client, writePositions([fix(60.5, 4.1), fix(120), fix(120.2)]));
    expect(listAt(half.data, 'createGPSLocsFromList').map((each) => at(each, 'gPSLat'))).toEqual([4.05, 4.05, 4.05]);
    expect(listAt((await trailOf(client)).data, 'readWorkerGPSTrail')).toHaveLength(3);
  });

  test('answers a position of a generated trail as it is', async () => {
    const client = await enter();
    const [known] = field.trailOf(delegate, withTrail);
    const { data } = await send(client, writePositions([{ lat: 1, lng: 1, at: known?.obtainedTimeStamp ?? 0 }]));
    expect(at(data, 'createGPSLocsFromList', 0, 'gPSLat')).toBe(known?.gPSLat);
  });

  test.each([
    ['no list', 'positions', 'UNREADABLE_ROWS'],
    ['an empty list', '[]', 'REQUIRED_VALUE'],
    ['a position that is none', writePositions([fix(0), fix(1, 95)]), 'INVALID_POSITION'],
    ['a position to come', writePositions([fix(0), fix(901)]), 'INVALID_DATE_RANGE'],
  ])('refuses %s, and records nothing', async (_what, json, code) => {
    const client = await enter();
    expect(codesOf(await send(client, json))).toEqual([code]);
    expect(listAt((await trailOf(client)).data, 'readWorkerGPSTrail')).toEqual([]);
  });

  test('asks for the module', async () => {
    expect(codesOf(await send(await enter({ moduleGPSIsEnabled: false }), writePositions([fix(0)])))).toEqual([
      'FORBIDDEN',
    ]);
  });
});

describe('createGPSLoc', () => {
  const one = ({ ask }: Client, lat: number, when: number) =>
    ask(`mutation { createGPSLoc(gPSLat: ${lat}, gPSLon: 9.7, obtainedTimeStamp: ${when}) { ID gPSLat } }`);

  test('records one position, once', async () => {
    const client = await enter();
    const first = await one(client, 4.05, NOW);
    expect(codesOf(first)).toEqual([]);
    expect(await one(client, 4.06, NOW)).toEqual(first);
    expect(codesOf(await one(client, 91, NOW + 1))).toEqual(['INVALID_POSITION']);
    expect(codesOf(await one(client, 4, NOW + 301))).toEqual(['INVALID_DATE_RANGE']);
    expect(listAt((await trailOf(client)).data, 'readWorkerGPSTrail')).toHaveLength(1);
  });
});
