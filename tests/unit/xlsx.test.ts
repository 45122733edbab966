import { Buffer } from 'node:buffer';
import { CalendarDate } from '@internationalized/date';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { writeXlsx } from '#lib/xlsx.ts';

test('a workbook has numbers as numbers, text as text, and no formula', async () => {
  const blob = await writeXlsx([
    ['Produit', 'Quantité', 'Prix'],
    ['Amoxivane 500 mg B/12', 12_000, 1450.5],
    ['=HYPERLINK("http://example.org")', -3, null],
    ['007', 0, undefined],
  ]);
  expect(await readSheet(Buffer.from(await blob.arrayBuffer()))).toEqual([
    ['Produit', 'Quantité', 'Prix'],
    ['Amoxivane 500 mg B/12', 12_000, 1450.5],
    ['\'=HYPERLINK("http://example.org")', -3, null],
    ['007', 0, null],
  ]);
});

test('days are dates, and a month is its first day, in any time zone', async () => {
  const [november, march] = [new CalendarDate(2026, 11, 19), new CalendarDate(2026, 3, 1)];
  const blob = await writeXlsx([['Jour'], [{ day: november.toString() }], [{ day: march.toString(), isMonth: true }]]);
  expect(await readSheet(Buffer.from(await blob.arrayBuffer()))).toEqual([
    ['Jour'],
    [november.toDate('UTC')],
    [march.toDate('UTC')],
  ]);
});

test('a workbook may have only a header', async () => {
  const blob = await writeXlsx([['Produit']]);
  expect(await readSheet(Buffer.from(await blob.arrayBuffer()))).toEqual([['Produit']]);
});
