import { expect, it } from 'vitest';
import { membersOf } from '#features/finance/figures/directory.ts';

const person = (ID: string) => ({ ID, FirstName: ID, Surname: null });
const group = { ID: 'g', name: 'Littoral', type: null, Delegues: [person('1'), person('2')] };

it('counts a supervisor who is one of the delegates of the group once', () => {
  expect(membersOf({ ...group, Supervisor: person('3') }).map(({ ID }) => ID)).toEqual(['1', '2', '3']);
  expect(membersOf({ ...group, Supervisor: person('2') }).map(({ ID }) => ID)).toEqual(['1', '2']);
  expect(membersOf({ ...group, Supervisor: null }).map(({ ID }) => ID)).toEqual(['1', '2']);
});
