import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byName, makeCustomers } from '#queries/made-customers.ts';
import {
  customerSearch,
  searchWords,
  rankBy,
  choicesOf,
  type Facet,
  type Filters,
  potentialsOf,
  filterCustomers,
} from '#queries/customer-filters.ts';
import { KINDS } from '#domain/customers/kinds.ts';

const compare = byName('fr');

const AKWA = { ID: 'akwa', name: 'Akwa', City: { ID: 'douala', name: 'Douala' } };
const BALI = { ID: 'bali', name: 'Bali', City: { ID: 'douala', name: 'Douala' } };
const BASTOS = { ID: 'bastos', name: 'Bastos', City: { ID: 'yaounde', name: 'Yaoundé' } };
const place = (ID: string, name: string, WorkArea: typeof AKWA | null, potential: string | null) => ({
  ID,
  name,
  phone: null,
  email: null,
  potential,
  WorkArea,
});

const ALL = await makeCustomers(
  {
    HealthWorkerList: [
      {
        ID: 'hw-1',
        denomination: 'Dr',
        name: 'Hervé Mandeng',
        phone: '+237 6 77 12 34 56',
        email: null,
        potential: 'A+',
        MySpecialities: [{ ID: 'cardio', name: 'Cardiologue' }],
        MyHealthCenters: [
          { ID: 'hc-1', name: 'Polyclinique Bali', WorkArea: BALI },
          { ID: 'hc-2', name: 'Clinique Bastos', WorkArea: BASTOS },
        ],
      },
      {
        ID: 'hw-2',
        denomination: null,
        name: 'Élise Abena',
        phone: null,
        email: null,
        potential: 'C',
        MySpecialities: [{ ID: 'pedia', name: 'Pédiatre' }],
        MyHealthCenters: [],
      },
    ],
    DrugStoreList: [place('ds-1', 'Pharmacie 10', AKWA, 'B'), place('ds-2', 'Pharmacie 9', BASTOS, null)],
    CustomerAdministrative: [place('adm-1', 'Mairie d’Akwa', AKWA, 'Z')],
    Wholesaler: [place('who-1', 'Répartis', null, 'A+')],
  },
  compare,
  new AbortController().signal,
);

/** The filters and what is typed. */
interface Asked extends Filters {
  readonly search: string;
}

const NONE: Asked = {
  kind: null,
  city: null,
  areas: new Set(),
  centres: new Set(),
  specialities: new Set(),
  potentials: new Set(),
  search: '',
};
const filter = ({ search, ...filters }: Asked) => filterCustomers(customerSearch(ALL)(search), filters);
const found = (filters: Partial<Asked>) => filter({ ...NONE, ...filters }).customers.map(({ ID }) => ID);

test('customers of all kinds form one list, sorted by name', () => {
  expect(ALL.map(({ ID }) => ID)).toEqual(['hw-2', 'hw-1', 'adm-1', 'ds-2', 'ds-1', 'who-1']);
});

describe('filters', () => {
  test.each<[string, Partial<Asked>, readonly string[]]>([
    ['everything, without a filter', {}, ALL.map(({ ID }) => ID)],
    ['a kind', { kind: 'drugstore' }, ['ds-2', 'ds-1']],
    ['words, ignoring accents and case', { search: 'ELISE' }, ['hw-2']],
    ['words with the other apostrophe', { search: "mairie d'akwa" }, ['adm-1']],
    ['words with a hyphen', { search: 'herve-mandeng' }, ['hw-1']],
    ['every word, in any order', { search: ' bali  hervé' }, ['hw-1']],
    [
      'words from health centre, city, speciality and phone',
      { search: 'polyclinique yaounde cardio 677123456' },
      ['hw-1'],
    ],
    ['no customer that lacks one of the words', { search: 'herve akwa' }, []],
    ['a city, through any health centre of the customer', { city: 'yaounde' }, ['hw-1', 'ds-2']],
    ['several work areas', { areas: new Set(['akwa', 'bali']) }, ['hw-1', 'adm-1', 'ds-1']],
    ['a health centre, which only health workers have', { centres: new Set(['hc-2']) }, ['hw-1']],
    ['a speciality, which only health workers have', { specialities: new Set(['pedia']) }, ['hw-2']],
    [
      'several potentials, without customers who have none',
      { potentials: new Set(['A+', 'B']) },
      ['hw-1', 'ds-1', 'who-1'],
    ],
    [
      'all filters at once',
      { kind: 'healthworker', city: 'douala', potentials: new Set(['A+']), search: 'mandeng' },
      ['hw-1'],
    ],
  ])('%s', (_what, filters, expected) => {
    expect(found(filters)).toEqual(expected);
  });

  test.each<[string, readonly string[]]>([
    ['+237 6 00 77 77 49', ['237600777749']],
    ['00237 600-77-77-49', ['237600777749']],
    ['(6) 00.77/77 49', ['600777749']],
    ['600777', ['600777']],
    // Too short for a number, or more than one.
    ['6 00 77', ['6', '00', '77']],
    ['ewane 600 777 749', ['ewane', '600', '777', '749']],
    ['', []],
  ])('a telephone number is one word, however it is written: %s', (search, words) => {
    expect(searchWords(search)).toEqual(words);
  });

  test('a search finds the same, whatever was searched before', () => {
    const words = fc.array(
      fc.constantFrom('677', '6771', '12', '34', 'a', 'ak', 'akwa', 'ba', 'bali', 'e', 'her', 'herve', 'phar', '10'),
      {
        maxLength: 3,
      },
    );
    fc.assert(
      fc.property(fc.array(words, { minLength: 1 }), (searches) => {
        const search = customerSearch(ALL);
        for (const each of searches) expect(search(each.join(' '))).toEqual(customerSearch(ALL)(each.join(' ')));
      }),
    );
  });

  test('the count beside a choice is the length of the list that choosing it gives', () => {
    const filters = fc.record<Asked>({
      kind: fc.constantFrom(null, ...KINDS),
      city: fc.constantFrom(null, 'douala', 'yaounde'),
      areas: fc.subarray(['akwa', 'bali', 'bastos']).map((IDs) => new Set(IDs)),
      centres: fc.subarray(['hc-1', 'hc-2']).map((IDs) => new Set(IDs)),
      specialities: fc.subarray(['cardio', 'pedia']).map((IDs) => new Set(IDs)),
      potentials: fc.subarray(['A+', 'B', 'C']).map((names) => new Set(names)),
      search: fc.constantFrom('', 'e', 'pharmacie', 'akwa'),
    });
    fc.assert(
      fc.property(filters, (chosen) => {
        const { countsOf } = filter(chosen);
        const shown = (change: Partial<Filters>) => filter({ ...chosen, ...change }).customers.length;
        const expectCounts = (facet: Facet, values: readonly string[], change: (value: string) => Partial<Filters>) =>
          expect(values.map((value) => [facet, value, countsOf(facet).get(value) ?? 0])).toEqual(
            values.map((value) => [facet, value, shown(change(value))]),
          );
        for (const kind of KINDS) expectCounts('kind', [kind], () => ({ kind }));
        expectCounts('city', ['douala', 'yaounde'], (city) => ({ city, areas: new Set(), centres: new Set() }));
        expectCounts('area', ['akwa', 'bali', 'bastos'], (ID) => ({ areas: new Set([ID]) }));
        expectCounts('centre', ['hc-1', 'hc-2'], (ID) => ({ centres: new Set([ID]) }));
        expectCounts('speciality', ['cardio', 'pedia'], (ID) => ({ specialities: new Set([ID]) }));
        expectCounts('potential', ['A+', 'B', 'C', 'Z'], (name) => ({ potentials: new Set([name]) }));
      }),
    );
  });
});

test('the filters offer only places, specialities and potentials that customers have', () => {
  const labels = (choices: readonly { readonly label: string }[]) => choices.map(({ label }) => label);
  const everywhere = choicesOf(ALL, null, compare);
  expect(labels(everywhere.cities)).toEqual(['Douala', 'Yaoundé']);
  expect(labels(everywhere.areas)).toEqual(['Akwa', 'Bali', 'Bastos']);
  expect(labels(everywhere.specialities)).toEqual(['Cardiologue', 'Pédiatre']);
  expect(labels(choicesOf(ALL, 'yaounde', compare).areas)).toEqual(['Bastos']);
  expect(potentialsOf(ALL, ['A+', 'A', 'B', 'C'])).toEqual(['A+', 'B', 'C', 'Z']);
});

test('a sort key is the rank of its word among all words, and null for a missing word', () => {
  const rank = rankBy(ALL, ({ areas }) => areas[0]?.name ?? '', compare);
  expect(ALL.map(rank)).toEqual([null, 2, 1, 3, 1, null]);
});

test('every kind of customer has its records', () => {
  const kinds = new Set(ALL.map(({ kind }) => kind));
  expect(KINDS.filter((kind) => kinds.has(kind))).toEqual([...KINDS]);
  expect(kinds.size).toBe(KINDS.length);
});
