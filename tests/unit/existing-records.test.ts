import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { sameCustomers } from '#features/customers/shared/customer-editor/use-doubles.tsx';
import { WRITES } from '#features/customers/shared/customer-editor/customer-writes.ts';
import { readExisting } from '#features/customers/shared/record-editor/existing.ts';
import { CustomersDocument } from '#queries/customers.generated.ts';
import { inAgency, worldOf } from './seed-worlds.ts';
import { clientOf } from './server-client.ts';

const world = worldOf('small');
const never = new AbortController().signal;
const [area = '', otherArea = ''] = inAgency(world.workAreas, 'cm').map(({ ID }) => ID);
const refused = new ApiError('refused', { errors: [{ message: 'FORBIDDEN', dependents: [] }] });

describe('what may be there already', () => {
  test('is read on the server; who may not read it creates as before', async () => {
    const found = (data: readonly string[]) => data;
    expect(await readExisting(Promise.resolve({ data: ['a'], errors: [] }), found)).toEqual(['a']);
    expect(await readExisting(Promise.reject(refused), found)).toEqual([]);
    expect(await readExisting(Promise.resolve({ data: ['a'], errors: [refused] }), found)).toEqual(['a']);
  });

  test.each([
    ['the line is cut', new ApiError('network')],
    ['the time is up', new ApiError('timeout')],
    ['the server fails', new ApiError('http', { status: 503 })],
  ])('is not known where %s: nothing is created', async (_why, error) => {
    await expect(readExisting(Promise.reject(error), () => [])).rejects.toBe(error);
    await expect(readExisting(Promise.resolve({ data: [], errors: [error] }), () => [])).rejects.toBe(error);
  });

  test('is a customer of the same kind, by name and work area, or by telephone', async () => {
    const { api } = await clientOf('Boss');
    const values = { name: 'Pharmacie des Manguiers', workAreaID: area, phone: '+237 6 77 00 11 22' };
    const { ID } = await WRITES.drugstore.create(api, values, never);
    const all = (await api.request(CustomersDocument, {}, { signal: never })).data.readAllCustomers;
    if (!all) throw new Error('The customers cannot be read.');
    const found = (patch: object, kind: 'drugstore' | 'wholesaler' = 'drugstore') =>
      sameCustomers(all, kind, { ...values, ...patch }).map((each) => each.ID);
    expect(sameCustomers(all, 'drugstore', values)).toMatchObject([
      { ID, name: values.name, phone: values.phone, areas: [expect.any(String)] },
    ]);
    expect(found({ name: 'manguiers PHARMACIE des', phone: null })).toEqual([ID]);
    expect(found({ name: 'Autre', workAreaID: otherArea })).toEqual([ID]);
    expect(found({ workAreaID: otherArea, phone: null })).toEqual([]);
    expect(found({}, 'wholesaler')).toEqual([]);
  });

  test('is a health worker by the area of a centre', async () => {
    const { api } = await clientOf('Boss');
    const centre = inAgency(world.healthWorkers, 'cm')[0]?.healthCenterIDs[0] ?? '';
    const speciality = world.specialities[0]?.ID ?? '';
    const values = {
      name: 'Odile Essomba',
      denomination: 'Dr',
      sex: 'F',
      healthCenterIDsList: [centre],
      specialitieIDsList: [speciality],
    };
    const { ID } = await WRITES.healthworker.create(api, values, never);
    const all = (await api.request(CustomersDocument, {}, { signal: never })).data.readAllCustomers;
    expect(all && sameCustomers(all, 'healthworker', values).map((each) => each.ID)).toEqual([ID]);
  });

  test('is found as the form points it out: words in any order, and by a centre in which nobody works yet', async () => {
    const { api } = await clientOf('Boss');
    const all = (await api.request(CustomersDocument, {}, { signal: never })).data.readAllCustomers;
    const known = all?.HealthWorkerList.find(({ MyHealthCenters }) => MyHealthCenters[0]?.WorkArea);
    const WorkArea = known?.MyHealthCenters[0]?.WorkArea;
    if (!all || !known || !WorkArea) throw new Error('Nobody is known.');
    const name = known.name.toUpperCase().split(' ').toReversed().join('  ');
    const found = sameCustomers(all, 'healthworker', { name, healthCenterIDsList: ['new'] }, [
      { ID: 'new', name: 'Clinique du Plateau', WorkArea },
    ]);
    expect(found.map(({ ID }) => ID)).toContain(known.ID);
  });
});
