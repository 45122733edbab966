import { describe, expect, test } from 'vitest';
import { sameComparison, sameSaved } from '#machines/finance/comparison.ts';
import type { ComparedPart, Comparison } from '#machines/finance/finance.types.ts';

const ROW = { pharmaProductID: 'amoxivane', wholesalerID: 'repartis', quantity: 420, pght: 1200 };
const PART: ComparedPart = {
  pharmaProductID: 'amoxivane',
  wholesalerID: 'repartis',
  delegate: { ID: 'anna', name: 'Anna' },
  before: { quantity: 500, pght: 1200 },
  after: { quantity: 420, pght: 1200 },
  splitBy: null,
  nextSplitBy: null,
};
const OF_PAUL: ComparedPart = { ...PART, delegate: { ID: 'paul', name: 'Paul' } };
const PERSON = { ID: 'marie', name: 'Marie' };

const ONE: Comparison = { saved: [ROW], dispatched: [ROW], parts: [PART, OF_PAUL] };
const OTHER_ROW = { ...ROW, quantity: 421 };

/** Everything in which one part may differ from another. */
const OTHER_PARTS: Readonly<Record<string, ComparedPart>> = {
  product: { ...PART, pharmaProductID: 'paludexa' },
  wholesaler: { ...PART, wholesalerID: 'savane' },
  delegate: { ...PART, delegate: { ID: 'zoe', name: 'Zoé' } },
  'units before': { ...PART, before: { quantity: 501, pght: 1200 } },
  'price before': { ...PART, before: { quantity: 500, pght: 1201 } },
  'units after': { ...PART, after: { quantity: 421, pght: 1200 } },
  'price after': { ...PART, after: { quantity: 420, pght: 1201 } },
  'author of the split': { ...PART, splitBy: PERSON },
  'author of the next split': { ...PART, nextSplitBy: PERSON },
};

describe('two readings of a period', () => {
  test('are the same in any order', () => {
    const rows = [ROW, { ...ROW, wholesalerID: 'savane' }];
    expect(
      sameComparison(
        { ...ONE, saved: rows },
        { ...ONE, saved: rows.toReversed(), parts: [{ ...OF_PAUL }, { ...PART }] },
      ),
    ).toBe(true);
    expect(sameSaved({ rows, parts: [PART, OF_PAUL] }, { rows: rows.toReversed(), parts: [OF_PAUL, PART] })).toBe(true);
  });

  test('are the same where both lack the same', () => {
    const without: Comparison = { saved: [ROW], dispatched: null, parts: null };
    expect(sameComparison(without, { ...without, saved: [{ ...ROW }] })).toBe(true);
    expect(sameSaved({ rows: [ROW], parts: null }, { rows: [{ ...ROW }], parts: null })).toBe(true);
  });

  test.each<[words: string, other: Comparison]>([
    ['saved rows', { ...ONE, saved: [OTHER_ROW] }],
    ['dispatched rows', { ...ONE, dispatched: [OTHER_ROW] }],
    ['dispatched rows that one lacks', { ...ONE, dispatched: null }],
    ['parts that one lacks', { ...ONE, parts: null }],
    ['the number of parts', { ...ONE, parts: [PART] }],
    ...Object.entries(OTHER_PARTS).map(([words, part]): [string, Comparison] => [
      `the ${words} of a part`,
      { ...ONE, parts: [part, OF_PAUL] },
    ]),
  ])('differ by %s, whichever comes first', (_, other) => {
    expect(sameComparison(ONE, other)).toBe(false);
    expect(sameComparison(other, ONE)).toBe(false);
  });

  test('differ by the saved rows or their parts alone', () => {
    const one = { rows: [ROW], parts: [PART] };
    for (const other of [
      { rows: [OTHER_ROW], parts: [PART] },
      { rows: [ROW], parts: null },
      { rows: [ROW], parts: [OF_PAUL] },
    ]) {
      expect(sameSaved(one, other)).toBe(false);
      expect(sameSaved(other, one)).toBe(false);
    }
  });
});
