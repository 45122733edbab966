import { describe, expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { planOf, type Stop } from '#domain/field/day-plan.ts';
import { type PlannedVisit, writeVisits } from '#domain/field/programme.ts';
import { readDay } from '#features/field/shared/field.queries.ts';
import { saveDay, savePlan } from '#features/field/shared/field-writes.ts';
import { inAgency, worldOf } from './seed-worlds.ts';
import { clientOf } from './server-client.ts';

const world = worldOf('small');
const [ewane = '', njoya = '', tchatat = ''] = inAgency(world.healthWorkers, 'cm').map(({ ID }) => ID);
const workerID = inAgency(world.users, 'cm').find(({ Email }) => Email === 'yannick.mbida@tournee.example')?.ID ?? '';
const worker = { ID: workerID, isSupervisor: false, includeUnvalidated: true, withCards: false, withPositions: false };
/** A day that nobody has planned yet. */
const MONDAY = '2026-12-14';
const never = new AbortController().signal;
const visit = (customerID: string, description = 'Présenter'): PlannedVisit => ({
  customerID,
  description,
  administrativeCustomer: false,
});

async function enter() {
  const { api } = await clientOf('Delegue');
  return { api, plan: (date: string, visits: readonly PlannedVisit[]) => saveDay(api, worker, date, visits, never) };
}

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
