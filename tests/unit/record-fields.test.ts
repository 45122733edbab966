import { describe, expect, test } from 'vitest';
import {
  changedValues,
  choicesOf,
  type EditedField,
  isValuesOf,
  looksWrong,
  missingIn,
  wrongIn,
  wordsOf,
  written,
} from '#features/customers/shared/record-editor/fields.ts';

const choices = [
  { id: 'a', label: 'Généraliste' },
  { id: 'b', label: 'Pédiatre' },
];
const FIELDS: readonly EditedField[] = [
  { kind: 'line', name: 'name', label: 'Nom', required: 'Donnez un nom' },
  { kind: 'text', name: 'note', label: 'Note' },
  { kind: 'day', name: 'birth', label: 'Naissance', last: { day: '2026-11-19', wrong: 'À venir' } },
  { kind: 'number', name: 'children', label: 'Enfants', min: 0, max: 30, isWhole: true, wrong: 'Faux' },
  { kind: 'choice', name: 'potential', label: 'Potentiel', choices },
  { kind: 'choices', name: 'specialities', label: 'Spécialités', required: 'Choisissez', choices },
  { kind: 'flag', name: 'price', label: 'Prix' },
];
const [NAME, NOTE, BIRTH, CHILDREN, POTENTIAL, SPECIALITIES, PRICE] = FIELDS;
const VALUES = {
  name: ' Raïssa ',
  note: '  ',
  birth: '1978-04-14',
  children: 0,
  potential: null,
  specialities: ['b', 'z'],
  price: false,
};
const WORDS = { day: (text: string) => `le ${text}`, number: String, flag: (is: boolean) => (is ? 'oui' : 'non') };

describe('the values of a form', () => {
  test('are sent trimmed, and null where nothing is written; zero, no and an empty list are something', () => {
    expect(written({ ...VALUES, specialities: [] })).toEqual({
      ...VALUES,
      name: 'Raïssa',
      note: null,
      specialities: [],
    });
  });

  test('lack what is required, not what is optional', () => {
    expect(missingIn(FIELDS, VALUES)).toEqual([]);
    expect(missingIn(FIELDS, { ...VALUES, name: ' ', specialities: [] })).toEqual([
      { name: 'name', message: 'Donnez un nom' },
      { name: 'specialities', message: 'Choisissez' },
    ]);
  });

  test('that differ from the record are found, lists item by item', () => {
    expect(changedValues({ ...VALUES, specialities: ['b', 'z'] }, VALUES)).toEqual({});
    expect(changedValues({ ...VALUES, children: null, specialities: ['z', 'b'] }, VALUES)).toEqual({
      children: null,
      specialities: ['z', 'b'],
    });
  });

  test('from the device are taken only with a right type in every field', () => {
    const isValues = isValuesOf(FIELDS);
    expect(isValues(VALUES)).toBe(true);
    const wrong = [{ name: null }, { children: '0' }, { specialities: 'b' }, { price: 'non' }, { birth: 7 }];
    expect(wrong.filter((field) => isValues({ ...VALUES, ...field }))).toEqual([]);
    const { note: _note, ...older } = VALUES;
    expect(isValues(older)).toBe(false);
  });
});

describe('a chosen value that no list has', () => {
  test('is a choice by its own name, and stays', () => {
    if (POTENTIAL?.kind !== 'choice') throw new Error('not a choice');
    expect(choicesOf(POTENTIAL, 'D')).toEqual([...choices, { id: 'D', label: 'D' }]);
    expect(choicesOf(POTENTIAL, 'a')).toEqual(choices);
    expect(choicesOf(POTENTIAL, null)).toEqual(choices);
  });

  test('a list of the server that repeats a value, or has an empty one, gives each choice once', () => {
    if (POTENTIAL?.kind !== 'choice') throw new Error('not a choice');
    const faulty = [...choices, { id: 'a', label: 'Généraliste' }, { id: '', label: '' }];
    expect(choicesOf({ ...POTENTIAL, choices: faulty }, null)).toEqual(choices);
  });
});

test.each([
  [NAME, VALUES.name, VALUES.name],
  [NOTE, VALUES.note, ''],
  [BIRTH, VALUES.birth, 'le 1978-04-14'],
  [BIRTH, '1978-02-30', '1978-02-30'],
  [CHILDREN, 0, '0'],
  [POTENTIAL, null, ''],
  [POTENTIAL, 'a', 'Généraliste'],
  [SPECIALITIES, VALUES.specialities, 'Pédiatre, z'],
  [SPECIALITIES, [], ''],
  [PRICE, false, 'non'],
  [PRICE, null, ''],
  [NAME, undefined, ''],
] as const)('%j holding %j says « %s »', (field, value, words) => {
  if (!field) throw new Error('no field');
  expect(wordsOf(field, value, WORDS)).toBe(words);
});

test.each([1.5, -1, 31])('a number out of its bounds, or not whole, is told and never corrected: %d', (value) => {
  expect(wrongIn(FIELDS, { ...VALUES, children: value })).toEqual([{ name: 'children', message: 'Faux' }]);
});

test.each<readonly [string | null, readonly string[]]>([
  ['2026-11-19', []],
  ['2026-11-20', ['À venir']],
  ['2030-12-31', ['À venir']],
  [null, []],
  // What the server has, and nobody can read, is not sent again.
  ['demain', []],
])('a day after the last one that it may be is told: %s', (birth, messages) => {
  expect(wrongIn(FIELDS, { ...VALUES, birth }).map(({ message }) => message)).toEqual(messages);
});

test('a number within its bounds is right, and so is none', () => {
  expect([0, 30, null].flatMap((value) => wrongIn(FIELDS, { ...VALUES, children: value }))).toEqual([]);
});

describe('a telephone number or an e-mail address without a usual form is pointed out', () => {
  const [phone, email]: readonly EditedField[] = [
    { kind: 'phone', name: 'phone', label: 'Téléphone' },
    { kind: 'email', name: 'email', label: 'E-mail' },
  ];
  const wrong = (field: EditedField | undefined, values: readonly string[]) =>
    values.filter((value) => field && looksWrong(field, value));

  test('as it is typed, and none is what is empty', () => {
    const unusual = ['6', '699 00 11', 'demander à l’accueil', '+237 699 00 11 2O', '++', 'poste 12 34 56 78 9'];
    expect(wrong(phone, unusual)).toEqual(unusual);
    const usual = [
      '',
      ' ',
      '+237 6 99 00 11 22',
      '00237 699001122',
      '22 33 44 55',
      '699-00.11.22 / 677 00 11 22',
      '(+237) 699001122',
    ];
    expect(wrong(phone, usual)).toEqual([]);
    expect(wrong(email, ['r', 'r@', 'r@cm', 'r n@chu.cm'])).toHaveLength(4);
    expect(wrong(email, ['', 'r.nana@chu.cm'])).toEqual([]);
  });

  test('in no other field', () => {
    expect(wrong(NAME, ['6'])).toEqual([]);
  });
});
