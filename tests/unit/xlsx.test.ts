import { Buffer } from 'node:buffer';
import { CalendarDate } from '@internationalized/date';
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { writeXlsx } from '#lib/xlsx.ts';

test('a workbook has numbers as numbers, and text as it is', async () => {
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
    ['=HYPERLINK("http://example.org")', -3, null],
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

/** The parts of a workbook, as text. */
async function partsOf(workbook: Blob): Promise<Readonly<Record<string, string>>> {
  const files = unzipSync(new Uint8Array(await workbook.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test('no text is a formula: whatever it begins with, it is in a cell of text', async () => {
  const texts = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', 'a;=1+1'];
  const blob = await writeXlsx([texts, texts]);
  const sheet = (await partsOf(blob))['xl/worksheets/sheet1.xml'] ?? '';
  expect(sheet).not.toMatch(/<f[ >]/u);
  expect(sheet.match(/<c [^>]*t="(?:s|inlineStr)"/gu)).toHaveLength(2 * texts.length);
  expect(await readSheet(Buffer.from(await blob.arrayBuffer()), { trim: false })).toEqual([texts, texts]);
});

test('the header is bold and stays in view; columns are as wide as their words, from 8 to 60 characters', async () => {
  const parts = await partsOf(
    await writeXlsx([
      ['N', 'Produit', 'Note', 'Code'],
      [1, 'Amoxivane 500 mg B/12', 'x'.repeat(200), 'ABCDEFG'],
    ]),
  );
  const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/u);
  expect(Array.from(sheet.matchAll(/<col [^>]*width="([\d.]+)"/gu), ([, width]) => Number(width))).toEqual([
    8, 23, 60, 9,
  ]);
  expect(parts['xl/styles.xml']).toContain('<b/>');
  const styles = Array.from(sheet.matchAll(/<c r="([A-Z]\d)"(?: s="(\d+)")?/gu), ([, cell, style]) => [cell, style]);
  const styleOf = new Map(styles.map(([cell = '', style]) => [cell, style]));
  expect(styleOf.get('A1')).toBe(styleOf.get('D1'));
  expect(styleOf.get('B1')).not.toBe(styleOf.get('B2'));
});

test('a day is shown as a day, a month as a month', async () => {
  const parts = await partsOf(
    await writeXlsx([['Jour'], [{ day: '2026-11-19' }], [{ day: '2026-03-01', isMonth: true }]]),
  );
  const formats = Array.from((parts['xl/styles.xml'] ?? '').matchAll(/formatCode="([^"]+)"/gu), ([, format]) => format);
  expect(formats).toEqual(expect.arrayContaining(['dd/mm/yyyy', 'mmmm yyyy']));
});

test('a workbook keeps yes and no as such', async () => {
  const blob = await writeXlsx([['Actif'], [true], [false]]);
  expect(await readSheet(Buffer.from(await blob.arrayBuffer()))).toEqual([['Actif'], [true], [false]]);
});

test('what is empty has no cell', async () => {
  const parts = await partsOf(
    await writeXlsx([
      ['Produit', 'Note'],
      ['Amoxivane', ''],
      [null, undefined],
    ]),
  );
  const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
  expect(Array.from(sheet.matchAll(/<c r="([A-Z]\d)"/gu), ([, cell]) => cell)).toEqual(['A1', 'B1', 'A2']);
});

test('a workbook may have only a header', async () => {
  const blob = await writeXlsx([['Produit']]);
  expect(await readSheet(Buffer.from(await blob.arrayBuffer()))).toEqual([['Produit']]);
});
