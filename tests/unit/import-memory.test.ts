import { beforeEach, describe, expect, test } from 'vitest';
import { ownerOf, recall, recallWritten, remember } from '#features/finance/entry/import/memory.ts';
import { deviceTexts, STORAGE_KEYS } from '#lib/device/texts.ts';

const MINE = ownerOf('aline', 'cm');
const NOTHING = { names: { product: {}, wholesaler: {} }, columns: [] };
const NO_TEXTS = { product: {}, wholesaler: {} };
const store = (value: unknown) => deviceTexts.set(STORAGE_KEYS.imports, JSON.stringify(value));

beforeEach(() => deviceTexts.remove(STORAGE_KEYS.imports));

describe('the memory of imports', () => {
  test('keeps names as files write them, and forgets the text with the name', () => {
    const known = { ...NOTHING, names: { product: { tensorelgel: 'p3' }, wholesaler: {} } };
    const written = { product: { tensorelgel: 'Tensorel gel' }, wholesaler: { unused: 'Unused' } };
    remember(MINE, 'sales', NOTHING, known, written);
    expect(recall(MINE, 'sales')).toEqual(known);
    expect(recallWritten(MINE, 'sales')).toEqual({ product: { tensorelgel: 'Tensorel gel' }, wholesaler: {} });
    expect(recall(MINE, 'trends')).toEqual(NOTHING);
    expect(recall(ownerOf('aline', 'ga'), 'sales')).toEqual(NOTHING);

    remember(MINE, 'sales', known, NOTHING, NO_TEXTS);
    expect(recall(MINE, 'sales')).toEqual(NOTHING);
    expect(recallWritten(MINE, 'sales')).toEqual(NO_TEXTS);
  });

  test('belongs to the person: somebody else on the same device is asked, also in the same agency', () => {
    const known = { ...NOTHING, names: { product: { tensorelgel: 'p3' }, wholesaler: {} } };
    const written = { product: { tensorelgel: 'Tensorel gel' }, wholesaler: {} };
    remember(MINE, 'sales', NOTHING, known, written);
    const theirs = ownerOf('boris', 'cm');
    expect(recall(theirs, 'sales')).toEqual(NOTHING);
    expect(recallWritten(theirs, 'sales')).toEqual(NO_TEXTS);
    remember(
      theirs,
      'sales',
      NOTHING,
      { ...NOTHING, names: { product: { tensorelgel: 'p4' }, wholesaler: {} } },
      written,
    );
    expect(recall(MINE, 'sales')).toEqual(known);
  });

  test('of an earlier version, which named nobody, nothing is read', () => {
    store({ 'cm sales': { names: { product: { paludexa: 'p2' } }, columns: [] } });
    expect(recall(MINE, 'sales')).toEqual(NOTHING);
  });

  test('keeps what another tab stored meanwhile', () => {
    const of = (product: Readonly<Record<string, string>>) => ({ ...NOTHING, names: { product, wholesaler: {} } });
    remember(MINE, 'sales', NOTHING, of({ theirs: 'p1', both: 'p1' }), NO_TEXTS);
    remember(MINE, 'sales', NOTHING, of({ mine: 'p2' }), NO_TEXTS);
    remember(MINE, 'sales', of({ both: 'p1' }), NOTHING, NO_TEXTS);
    expect(recall(MINE, 'sales')).toEqual(of({ theirs: 'p1', mine: 'p2' }));
  });

  test('of an earlier version, names are kept and columns are not: those belonged to no set of titles', () => {
    store({ [`${MINE} sales`]: { names: { product: { paludexa: 'p2' } }, columns: { qte: 'quantity' } } });
    expect(recall(MINE, 'sales')).toEqual({ names: { product: { paludexa: 'p2' }, wholesaler: {} }, columns: [] });
  });

  test.each([
    ['text', 'x'],
    ['list', []],
    ['names of another shape', { [`${MINE} sales`]: { names: { product: { a: 3 } }, columns: 'x' } }],
    [
      'headers of another shape',
      { [`${MINE} sales`]: { columns: [{ titles: ['a'], roles: ['boss'] }, null, { titles: 1 }] } },
    ],
  ])('ignores %s', (_, value) => {
    store(value);
    expect(recall(MINE, 'sales')).toEqual(NOTHING);
  });
});
