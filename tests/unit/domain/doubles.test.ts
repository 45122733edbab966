import { describe, expect, test } from 'vitest';
import { doublesOf, indexDoubles, type Recognised } from '#domain/customers/doubles.ts';

const card = (ID: string, name: string, phone: string | null, ...areaIDs: readonly string[]): Recognised => ({
  ID,
  name,
  phone,
  areaIDs,
});

const index = indexDoubles([
  card('1', 'Raïssa Nana Abena', '+237 6 00 51 92 62', 'akwa', 'bali'),
  card('2', 'Pharmacie du Port', '233 42 10 10', 'akwa'),
  card('3', 'Sans téléphone', null, 'akwa'),
  card('4', '!', '12', 'akwa'),
]);

const found = (other: Recognised) => {
  const { sameName, samePhone } = doublesOf(index, other);
  return [sameName.map(({ ID }) => ID), samePhone.map(({ ID }) => ID)];
};

describe('a possible double', () => {
  test.each([
    ['the same name in a common area', card('', 'Raïssa Nana Abena', null, 'bali'), [['1'], []]],
    ['its words in another order, without accents', card('', 'NANA  abena, Raissa', null, 'akwa'), [['1'], []]],
    ['the same telephone, without the country', card('', 'Autre', '600519262'), [[], ['1']]],
    ['the same telephone, with another way to write the country', card('', 'Autre', '00237600519262'), [[], ['1']]],
    ['both', card('', 'pharmacie du port', '00 237 2 33 42 10 10', 'akwa'), [['2'], ['2']]],
  ])('has %s', (_what, other, doubles) => {
    expect(found(other)).toEqual(doubles);
  });

  test.each([
    ['the same name in another area', card('', 'Raïssa Nana Abena', null, 'kotto')],
    ['the same name nowhere', card('', 'Raïssa Nana Abena', null)],
    ['a part of a name', card('', 'Raïssa Nana', null, 'akwa')],
    ['a number too short to tell', card('', 'Autre', '12', 'akwa')],
    ['no name and no number, as others have none', card('', '  ', null, 'akwa')],
    ['signs alone', card('', '!', '', 'akwa')],
    ['the card itself', card('1', 'Raïssa Nana Abena', '+237 6 00 51 92 62', 'akwa')],
  ])('does not have %s', (_what, other) => {
    expect(found(other)).toEqual([[], []]);
  });
});

describe('a number of eight digits', () => {
  test('is the same with the digit of its network, and without', () => {
    const own = indexDoubles([card('1', 'Dr Ewane', '77 12 34 56')]);
    const { samePhone } = doublesOf(own, card('', 'Autre', '+237 6 77 12 34 56'));
    expect(samePhone.map(({ ID }) => ID)).toEqual(['1']);
  });

  test('is another with another last digit', () => {
    const own = indexDoubles([card('1', 'Dr Ewane', '77 12 34 56')]);
    expect(doublesOf(own, card('', 'Autre', '77 12 34 57')).samePhone).toEqual([]);
  });
});

test('other words of the same letters are another name', () => {
  const own = indexDoubles([card('1', 'Ali Ba', null, 'akwa')]);
  expect(doublesOf(own, card('', 'Al Iba', null, 'akwa')).sameName).toEqual([]);
});
