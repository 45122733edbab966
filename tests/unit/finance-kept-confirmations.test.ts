import { beforeEach, expect, test } from 'vitest';
import type { DraftRow } from '#domain/finance/draft-rows.ts';
import { confirmKey } from '#domain/import/corrections.ts';
import { keepConfirmations, recallConfirmations } from '#features/finance/entry/kept-confirmations.ts';
import { deviceTexts, STORAGE_KEYS } from '#lib/device/texts.ts';

const row = (pharmaProductID: string, quantity: number | string, wholesalerID: string | null = 'w1'): DraftRow => ({
  pharmaProductID,
  wholesalerID,
  quantity,
  pght: 1,
});
const keyOf = (productID: string, wholesalerID: string | null = 'w1') => confirmKey({ productID, wholesalerID });
const OF_OCTOBER = 'finance anna cm sales 2026-10';

beforeEach(() => deviceTexts.remove(STORAGE_KEYS.confirmations));

test('what was confirmed is kept with its draft, and with no other', () => {
  const confirmed = new Map([
    [keyOf('p1'), 900],
    [keyOf('p2', null), 7],
  ]);
  keepConfirmations(OF_OCTOBER, confirmed, [row('p1', 900), row('p2', 7, null), row('p3', 5)]);
  expect(recallConfirmations(OF_OCTOBER)).toEqual(confirmed);
  expect(recallConfirmations('finance bob cm sales 2026-10').size).toBe(0);
});

test('a quantity that was changed, removed or made a text is not confirmed any more', () => {
  const confirmed = new Map(['p1', 'p2', 'p3', 'p4'].map((product) => [keyOf(product), 900]));
  keepConfirmations(OF_OCTOBER, confirmed, [row('p1', 9000), row('p2', '900'), row('p3', 900)]);
  expect([...recallConfirmations(OF_OCTOBER).keys()]).toEqual([keyOf('p3')]);
});

test('once the draft is saved, nothing of it is kept', () => {
  const other = 'finance anna cm sales 2026-09';
  for (const draft of [OF_OCTOBER, other]) keepConfirmations(draft, new Map([[keyOf('p1'), 900]]), [row('p1', 900)]);
  keepConfirmations(OF_OCTOBER, new Map([[keyOf('p1'), 900]]), []);
  expect([OF_OCTOBER, other].map((draft) => recallConfirmations(draft).size)).toEqual([0, 1]);
});

test.each(['{', '[]', 'null', `{"${OF_OCTOBER}":null}`, `{"${OF_OCTOBER}":{"p1 w1":"900"}}`])(
  'another shape on the device, %s, confirms nothing',
  (text) => {
    deviceTexts.set(STORAGE_KEYS.confirmations, text);
    expect(recallConfirmations(OF_OCTOBER).size).toBe(0);
    keepConfirmations(OF_OCTOBER, new Map([[keyOf('p1'), 900]]), [row('p1', 900)]);
    expect(recallConfirmations(OF_OCTOBER).size).toBe(1);
  },
);
