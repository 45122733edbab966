import { describe, expect, test } from 'vitest';
import { type Api, createApi } from '#api/client.ts';
import { ApiError } from '#api/errors.ts';
import { DEFAULT_SETTINGS } from '#api/settings.ts';
import { planOf, type Stop } from '#domain/field/day-plan.ts';
import { type PlannedVisit, writeVisits } from '#domain/field/programme.ts';
import { readDay } from '#features/field/shared/field.queries.ts';
import { addToDay, type Move, moveVisits, saveDay, savePlan } from '#features/field/shared/field-writes.ts';
import { ValidateObjectivesDocument } from '#features/field/shared/field-writes.generated.ts';
import { startNodeHost } from '#mocks/hosts/node.ts';
import { inAgency, worldOf } from './seed-worlds.ts';
import { enterAs } from './server-client.ts';

const world = worldOf('small');
const [ewane = '', njoya = '', tchatat = ''] = inAgency(world.healthWorkers, 'cm').map(({ ID }) => ID);
const workerID = inAgency(world.users, 'cm').find(({ Email }) => Email === 'yannick.mbida@tournee.example')?.ID ?? '';
const worker = { ID: workerID, isSupervisor: false, includeUnvalidated: true, withCards: false, withPositions: false };
/** Days that nobody has planned yet. */
const [MONDAY, TUESDAY] = ['2026-12-14', '2026-12-15'];
const never = new AbortController().signal;
const visit = (customerID: string, description = 'Présenter'): PlannedVisit => ({
  customerID,
  description,
  administrativeCustomer: false,
});
const move = (customerIDs: readonly string[], hasValidation = true): Move => ({
  from: MONDAY,
  to: TUESDAY,
  customerIDs,
  hasValidation,
});

async function enter() {
  const { server, fetch } = startNodeHost();
  const apiOf = async (userType: 'Delegue' | 'Supervisor'): Promise<Api> => {
    const { authorization } = await enterAs(server, userType);
    const settings = { ...DEFAULT_SETTINGS, apiHost: 'https://demo.example' };
    const token = authorization.replace('Bearer ', '');
    return createApi({ settings, token: () => token, agency: () => 'cm', onUnauthorized: () => {}, fetch });
  };
  const api = await apiOf('Delegue');
  const plan = (date: string, visits: readonly PlannedVisit[]) => saveDay(api, worker, date, visits, never);
  const customersOn = async (date: string) =>
    (await readDay(api, worker, date, never)).objectives.map(({ Customer }) => Customer?.ID);
  return { api, apiOf, plan, customersOn };
}

/** The API, of which one call fails. */
const withoutCall = (api: Api, name: string): Api => ({
  ...api,
  request: (operation, ...rest) =>
    operation.name === name ? Promise.reject(new ApiError('network')) : api.request(operation, ...rest),
});

describe('moving visits', () => {
  test('takes them to the end of the other day, with their purpose, and may leave their own empty', async () => {
    const { api, plan, customersOn } = await enter();
    await plan(MONDAY, [visit(ewane, 'Comparer le coût'), visit(njoya)]);
    await plan(TUESDAY, [visit(tchatat)]);
    expect(await moveVisits(api, worker, move([ewane]), never)).toEqual({ kind: 'moved' });
    expect(await customersOn(MONDAY)).toEqual([njoya]);
    expect(await customersOn(TUESDAY)).toEqual([tchatat, ewane]);
    const { objectives } = await readDay(api, worker, TUESDAY, never);
    expect(objectives.at(-1)?.description).toBe('Comparer le coût');
    expect(await moveVisits(api, worker, move([njoya]), never)).toEqual({ kind: 'moved' });
    expect(await customersOn(MONDAY)).toEqual([]);
  });

  test('that fails before the other day is saved changes nothing', async () => {
    const { api, plan, customersOn } = await enter();
    await plan(MONDAY, [visit(ewane)]);
    await expect(
      moveVisits(withoutCall(api, 'CreateDelegatesDay'), worker, move([ewane]), never),
    ).rejects.toBeInstanceOf(ApiError);
    expect([await customersOn(MONDAY), await customersOn(TUESDAY)]).toEqual([[ewane], []]);
  });

  test('made in part leaves them on both days, says so, and ends when it is made again', async () => {
    const { api, plan, customersOn } = await enter();
    await plan(MONDAY, [visit(ewane), visit(njoya)]);
    const outcome = await moveVisits(withoutCall(api, 'DeleteObjectives'), worker, move([ewane]), never);
    expect(outcome.kind).toBe('half');
    expect([await customersOn(MONDAY), await customersOn(TUESDAY)]).toEqual([[ewane, njoya], [ewane]]);
    expect(await moveVisits(api, worker, move([ewane]), never)).toEqual({ kind: 'moved' });
    expect([await customersOn(MONDAY), await customersOn(TUESDAY)]).toEqual([[njoya], [ewane]]);
    expect(await moveVisits(api, worker, move([ewane]), never), 'its answer was lost').toEqual({ kind: 'moved' });
    expect(await customersOn(TUESDAY)).toEqual([ewane]);
  });

  test('is not made onto a day on which the customer has another visit', async () => {
    const { api, plan, customersOn } = await enter();
    await plan(MONDAY, [visit(ewane)]);
    await plan(TUESDAY, [visit(ewane, 'Autre chose')]);
    expect(await moveVisits(api, worker, move([ewane]), never)).toEqual({ kind: 'planned', customerIDs: [ewane] });
    expect(await customersOn(MONDAY)).toEqual([ewane]);
  });

  test('is not made of what is validated, nor of what is gone', async () => {
    const { api, apiOf, plan, customersOn } = await enter();
    const IDs = [...(await plan(MONDAY, [visit(ewane), visit(njoya)])).values()];
    await (await apiOf('Supervisor')).request(ValidateObjectivesDocument, { IDs: IDs.slice(0, 1) });
    expect(await moveVisits(api, worker, move([ewane, njoya]), never)).toEqual({ kind: 'fixed', customerIDs: [ewane] });
    expect(await moveVisits(api, worker, move([tchatat]), never)).toEqual({ kind: 'fixed', customerIDs: [tchatat] });
    expect([await customersOn(MONDAY), await customersOn(TUESDAY)]).toEqual([[ewane, njoya], []]);
  });
});

test('visits are added at the end of a day; whom it has stays as planned', async () => {
  const { api, plan, customersOn } = await enter();
  await plan(MONDAY, [visit(ewane)]);
  await addToDay(api, worker, MONDAY, [visit(ewane, 'Autre chose'), visit(njoya)], never);
  expect(await customersOn(MONDAY)).toEqual([ewane, njoya]);
  expect((await readDay(api, worker, MONDAY, never)).objectives[0]?.description).toBe('Présenter');
});

describe('a plan that is saved', () => {
  const save = async (api: Api, stops: readonly Stop[], administrations: readonly string[] = []) => {
    const day = await readDay(api, worker, MONDAY, never);
    const isAdministrative = (customerID: string) => administrations.includes(customerID);
    await savePlan(api, worker, MONDAY, { plan: planOf(stops), day, isAdministrative, hasValidation: true }, never);
    return (await readDay(api, worker, MONDAY, never)).objectives;
  };

  test('keeps the objectives that the day has, and says of those it adds who is an administration', async () => {
    const { api, plan } = await enter();
    await plan(MONDAY, [visit(ewane), visit(njoya)]);
    const [first] = (await readDay(api, worker, MONDAY, never)).objectives;
    const sent: unknown[] = [];
    const listening: Api = {
      ...api,
      request: (operation, variables, ...rest) => {
        if (operation.name === 'CreateDelegatesDay') sent.push(variables);
        return api.request(operation, variables, ...rest);
      },
    };
    const saved = await save(
      listening,
      [
        { customerID: tchatat, description: 'Déposer le dossier' },
        { customerID: ewane, description: 'Comparer le coût' },
      ],
      [tchatat, ewane],
    );
    expect(saved.map(({ Customer, description }) => [Customer?.ID, description])).toEqual([
      [tchatat, 'Déposer le dossier'],
      [ewane, 'Comparer le coût'],
    ]);
    expect(saved[1]?.ID).toBe(first?.ID);
    const jsonVisitObjectivesArray = writeVisits([
      { customerID: tchatat, description: 'Déposer le dossier', administrativeCustomer: true },
      { ID: first?.ID ?? '', customerID: ewane, description: 'Comparer le coût', administrativeCustomer: false },
    ]);
    expect(sent).toEqual([{ date: MONDAY, delegueID: workerID, jsonVisitObjectivesArray }]);
  });

  test('without visits deletes those of the day, once', async () => {
    const { api, plan } = await enter();
    await plan(MONDAY, [visit(ewane), visit(njoya)]);
    expect(await save(api, [])).toEqual([]);
    expect(await save(api, [])).toEqual([]);
  });
});
