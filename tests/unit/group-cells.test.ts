import { expect, test } from 'vitest';
import type { SpecialityVisits } from '#domain/field/visit-statistics.ts';
import { groupCells } from '#features/field/statistics/parts/group-cells.ts';

const visits = (ID: string, name: string, seen: readonly string[], customerCount = 6): SpecialityVisits => ({
  ID,
  name,
  customerCount,
  visitedCustomerIDs: seen,
  spontaneousVisitedCustomerIDs: seen.slice(0, 1),
});

const columnsOf = (before: unknown) => [
  { id: 'name', header: 'Spécialité', cell: () => null, sort: ({ name }: SpecialityVisits) => name },
  { id: 'seen', header: 'Vus', cell: () => null, sort: (each: SpecialityVisits) => each.visitedCustomerIDs.length },
  { id: 'coverage', header: 'Couverture', cell: () => null, sort: () => 16.541, text: () => 17 },
  {
    id: 'visits',
    header: 'Visites',
    cell: () => null,
    sort: (each: SpecialityVisits) => each.visitedCustomerIDs.length,
  },
  { id: 'change', header: 'Écart', cell: () => null, sort: () => (before === null ? null : 0) },
  { id: 'spontaneous', header: 'Imprévues', cell: () => null, sort: () => 1 },
];

const estelle = {
  ID: 'estelle',
  name: 'Estelle',
  totalReports: 3,
  specialities: [visits('s', 'Généraliste', ['a', 'b'])],
};
const lionel = { ID: 'lionel', name: 'Lionel', totalReports: 1, specialities: [visits('s', 'Généraliste', ['c'])] };
const group = {
  ID: 'littoral',
  name: 'Littoral',
  totalReports: 4,
  specialities: [visits('s', 'Généraliste', ['a', 'b', 'c'])],
  people: [estelle, lionel],
  supervisorID: null,
};

test('a file has the visits of a group, and of each of its people, all of them and by speciality', () => {
  const earlier = { ...group, totalReports: 6, people: [{ ...estelle, totalReports: 2 }] };
  expect(groupCells(group, earlier, columnsOf, { name: 'Nom', all: 'Toutes' })).toEqual([
    ['Nom', 'Spécialité', 'Vus', 'Couverture', 'Visites', 'Écart', 'Imprévues'],
    ['Littoral', 'Toutes', 3, undefined, 4, -2, 1],
    ['Littoral', 'Généraliste', 3, 17, 3, 0, 1],
    ['Estelle', 'Toutes', 2, undefined, 3, 1, 1],
    ['Estelle', 'Généraliste', 2, 17, 2, 0, 1],
    ['Lionel', 'Toutes', 1, undefined, 1, null, 1],
    ['Lionel', 'Généraliste', 1, 17, 1, null, 1],
  ]);
});
