import { beforeEach, describe, expect, test } from 'vitest';
import { recall, recallWritten, remember } from '#features/finance/entry/import/memory.ts';
import { deviceTexts, STORAGE_KEYS } from '#lib/device/texts.ts';

const NOTHING = { names: { product: {}, wholesaler: {} }, columns: [] };
const NO_TEXTS = { product: {}, wholesaler: {} };
const store = (value: unknown) => deviceTexts.set(STORAGE_KEYS.imports, JSON.stringify(value));

beforeEach(() => deviceTexts.remove(STORAGE_KEYS.imports));

describe('the memory of imports', () => {
  test('keeps names as files write them, and forgets the text with the name', () => {
    const known = { ...NOTHING, names: { product: { tensorelgel: 'p3' }, wholesaler: {} } };
    const written = { product: { tensorelgel: 'Tensorel gel' }, wholesaler: { unused: 'Unused' } };
    remember('cm', 'sales', NOTHING, known, written);
    expect(recall('cm', 'sales')).toEqual(known);
    expect(recallWritten('cm', 'sales')).toEqual({ product: { tensorelgel: 'Tensorel gel' }, wholesaler: {} });
    expect(recall('cm', 'trends')).toEqual(NOTHING);
    expect(recall('ga', 'sales')).toEqual(NOTHING);

    remember('cm', 'sales', known, NOTHING, NO_TEXTS);
    expect(recall('cm', 'sales')).toEqual(NOTHING);
    expect(recallWritten('cm', 'sales')).toEqual(NO_TEXTS);
  });

  test('keeps what another tab stored meanwhile', () => {
    const of = (product: Readonly<Record<string, string>>) => ({ ...NOTHING, names: { product, wholesaler: {} } });
    remember('cm', 'sales', NOTHING, of({ theirs: 'p1', both: 'p1' }), NO_TEXTS);
    remember('cm', 'sales', NOTHING, of({ mine: 'p2' }), NO_TEXTS);
    remember('cm', 'sales', of({ both: 'p1' }), NOTHING, NO_TEXTS);
    expect(recall('cm', 'sales')).toEqual(of({ theirs: 'p1', mine: 'p2' }));
  });

  test('of an earlier version, names are kept and columns are not: those belonged to no set of titles', () => {
    store({ 'cm sales': { names: { product: { paludexa: 'p2' } }, columns: { qte: 'quantity' } } });
    expect(recall('cm', 'sales')).toEqual({ names: { product: { paludexa: 'p2' }, wholesaler: {} }, columns: [] });
  });

  test.each([
    ['text', 'x'],
    ['list', []],
    ['names of another shape', { 'cm sales': { names: { product: { a: 3 } }, columns: 'x' } }],
    [
      'headers of another shape',
      { 'cm sales': { columns: [{ titles: ['a'], roles: ['boss'] }, null, { titles: 1 }] } },
    ],
  ])('ignores %s', (_, value) => {
    store(value);
    expect(recall('cm', 'sales')).toEqual(NOTHING);
  });
});
