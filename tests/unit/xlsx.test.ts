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
    ['+237699001122', 1, 2],
  ]);
  expect(await readSheet(Buffer.from(await blob.arrayBuffer()))).toEqual([
    ['Produit', 'Quantité', 'Prix'],
    ['Amoxivane 500 mg B/12', 12_000, 1450.5],
    ['\'=HYPERLINK("http://example.org")', -3, null],
    ['007', 0, null],
    ['+237699001122', 1, 2],
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

test('no cell damages the workbook, or shows another day', async () => {
  const long = 'x'.repeat(32_768);
  const blob = await writeXlsx([
    ['Jour', 'Nombre', 'Texte'],
    [{ day: '1900-02-28' }, Number.NaN, long],
    [{ day: '1900-01-01', isMonth: true }, Number.POSITIVE_INFINITY, long.slice(1)],
    [{ day: '1900-03-01' }, 1, 'a\u0001b\uD800'],
  ]);
  expect(await readSheet(Buffer.from(await blob.arrayBuffer()))).toEqual([
    ['Jour', 'Nombre', 'Texte'],
    ['1900-02-28', null, `${long.slice(2)}…`],
    ['1900-01', null, long.slice(1)],
    [new CalendarDate(1900, 3, 1).toDate('UTC'), 1, 'ab'],
  ]);
});

test('a workbook may have only a header', async () => {
  const blob = await writeXlsx([['Produit']]);
  expect(await readSheet(Buffer.from(await blob.arrayBuffer()))).toEqual([['Produit']]);
});
