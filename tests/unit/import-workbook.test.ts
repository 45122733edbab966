import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { formatFor } from '#domain/import/cell-formats.ts';
import { readWorkbook, type WorkbookSheet } from '#domain/import/workbook.ts';
import { type SheetMake, workbook } from '../fixtures/finance/workbook.ts';

/** A sheet as a person would describe it. */
const described = ({
  name,
  records,
  isHidden,
  hiddenLines,
  hiddenColumns,
  merged,
  formats,
  struck,
}: WorkbookSheet) => ({
  name,
  records,
  isHidden,
  hiddenLines: [...hiddenLines],
  hiddenColumns: [...hiddenColumns],
  merged,
  formats: Array.from(formats, ([column, lines]) =>
    Array.from(lines, ([line, format]) => [column, line, formatFor(format, 1)?.words, formatFor(format, 1)?.divisor]),
  ).flat(),
  struck: Array.from(struck, ([column, lines]) => Array.from(lines.keys(), (line) => [column, line])).flat(),
});
const read = async (bytes: Uint8Array<ArrayBuffer>) => (await readWorkbook(bytes))?.map(described);

/** The workbook with the XML of one of its files changed. */
function changed(bytes: Uint8Array<ArrayBuffer>, file: string, change: (xml: string) => string) {
  const files = unzipSync(bytes);
  const xml = files[file];
  if (!xml) throw new Error(`There is no ${file}.`);
  return new Uint8Array(zipSync({ ...files, [file]: strToU8(change(strFromU8(xml))) }));
}
const FIRST = 'xl/worksheets/sheet1.xml';

const FULL: SheetMake = {
  name: 'Ventes',
  rows: [
    ['Produit', 'Quantité', null, 'Note'],
    ['Amoxivane', { stored: 12, format: '0" cartons"' }, null, { struck: 'annulé' }],
    ['Paludexa', { raw: '007.50' }, { stored: 12_000, format: '#,##0,' }, { runs: ['vieux', 'neuf'], struck: 0 }],
    ['Tensorel', { error: '#N/A' }, { struck: 5 }, { runs: ['un', 'deux'], struck: null }],
    ['Éloxane & « fils »', { stored: 3, format: '0" boîtes"' }],
  ],
  hiddenLines: [3, 5],
  hiddenColumns: [2, 4],
  merged: ['A2:A4', 'C3:D5', 'A1:B1'],
};

test('a sheet is read with what its user does not see, and with what is shown beside its numbers', async () => {
  const [sheet, other, hidden] =
    (await read(
      workbook(FULL, { name: 'Autre', rows: [['x']] }, { name: 'Caché', rows: [['y']], state: 'veryHidden' }),
    )) ?? [];
  expect(sheet).toEqual({
    name: 'Ventes',
    isHidden: false,
    records: [
      ['Produit', 'Quantité', '', 'Note'],
      ['Amoxivane', '12', '', 'annulé'],
      ['Paludexa', '007.50', '12000', 'vieuxneuf'],
      ['Tensorel', '#N/A', '5', 'undeux'],
      ['Éloxane & « fils »', '3', '', ''],
    ],
    hiddenLines: [3, 5],
    hiddenColumns: [1, 3],
    merged: [
      { column: 0, first: 2, last: 4 },
      { column: 2, first: 3, last: 5 },
    ],
    formats: [
      [1, 2, 'cartons', 1],
      [1, 5, 'boîtes', 1],
      [2, 3, '', 1000],
    ],
    struck: [
      [3, 2],
      [3, 3],
      [2, 4],
    ],
  });
  const bare = { hiddenLines: [], hiddenColumns: [], merged: [], formats: [], struck: [] };
  expect(other).toEqual({ ...bare, name: 'Autre', isHidden: false, records: [['x']] });
  expect(hidden).toEqual({ ...bare, name: 'Caché', isHidden: true, records: [['y']] });
});

test('a row or a column without a size is hidden, and a range of columns as a whole', async () => {
  const bytes = changed(
    workbook({
      name: 'A',
      rows: [
        ['a', 'b', 'c', 'd'],
        ['1', '2', '3', '4'],
      ],
    }),
    FIRST,
    (xml) =>
      xml
        .replace(
          '<sheetData>',
          '<cols><col min="2" max="3" width="0"/><col min="4" max="4" width="9"/></cols><sheetData>',
        )
        .replace('<row r="2">', '<row r="2" ht="0" customHeight="1">'),
  );
  const [sheet] = (await read(bytes)) ?? [];
  expect([sheet?.hiddenLines, sheet?.hiddenColumns]).toEqual([[2], [1, 2]]);
});

test('rows that have no number of their own follow each other', async () => {
  const bytes = changed(workbook({ name: 'A', rows: [['a'], ['b'], ['c']], hiddenLines: [3] }), FIRST, (xml) =>
    xml.replace('<row r="3"', '<row'),
  );
  expect((await read(bytes))?.[0]?.hiddenLines).toEqual([3]);
});

test('columns beyond Z have their place', async () => {
  const bytes = changed(workbook({ name: 'A', rows: [['a']], merged: ['AB2:AB3', 'BA2:BC9'] }), FIRST, (xml) => xml);
  expect((await read(bytes))?.[0]?.merged).toEqual([
    { column: 27, first: 2, last: 3 },
    { column: 52, first: 2, last: 9 },
  ]);
});

test('a formula without a value is told by its text; one whose value is an empty text is empty', async () => {
  const bytes = workbook({ name: 'Ventes', rows: [['Produit', { formula: 'C1-90' }, 5, 'x']] });
  const cellOf = async (cell: string) =>
    (await read(changed(bytes, FIRST, (xml) => xml.replace('<c r="B1"><f>C1-90</f><v></v></c>', cell))))?.[0]?.records;
  const told = [['Produit', '=C1-90', '5', 'x']];
  expect(await cellOf('<c r="B1"><f>C1-90</f><v></v></c>')).toEqual(told);
  expect(await cellOf('<c r="B1" s="0"><f>C1-90</f></c>')).toEqual(told);
  expect(await cellOf('<c r="B1"><f ca="1">C1-90</f><v/></c>')).toEqual(told);
  expect(await cellOf('<c r="B1"><f t="shared" si="0"/></c>')).toEqual([['Produit', '=', '5', 'x']]);
  expect(await cellOf('<c r="B1" t="str"><f>C1&amp;D1</f><v></v></c>')).toEqual([['Produit', '', '5', 'x']]);
  expect(await cellOf('<c r="B1" t="str"><f>C1&amp;D1</f></c>')).toEqual([['Produit', '=C1&D1', '5', 'x']]);
  expect(await cellOf('<c r="B1"><f>C1-90</f><v>0</v></c>')).toEqual([['Produit', '0', '5', 'x']]);
  expect(await cellOf('<c r="B1"/>')).toEqual([['Produit', '', '5', 'x']]);
});

test('a workbook that is damaged is none', async () => {
  expect(await readWorkbook(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toBeNull();
  expect(await readWorkbook(new Uint8Array())).toBeNull();
});

test('cells without references are read by their places, as are rows', async () => {
  const bytes = workbook(FULL);
  const rest = (xml: string) => xml.replaceAll(/ r="[A-Z]+\d+"/gu, '').replaceAll(/<row r="\d+"/gu, '<row');
  // A cell that is not written leaves no gap.
  const [sheet] = (await read(changed(bytes, FIRST, rest))) ?? [];
  expect(sheet?.records.map((record) => record.slice(0, 2))).toEqual([
    ['Produit', 'Quantité'],
    ['Amoxivane', '12'],
    ['Paludexa', '007.50'],
    ['Tensorel', '#N/A'],
    ['Éloxane & « fils »', '3'],
  ]);
  expect(sheet).toMatchObject({
    hiddenLines: [3, 5],
    formats: [
      [1, 2, 'cartons', 1],
      [1, 5, 'boîtes', 1],
      [2, 3, '', 1000],
    ],
  });
  const some = changed(bytes, FIRST, (xml) => xml.replaceAll(/ r="[AB]\d+"/gu, ''));
  expect(await read(some)).toEqual(await read(bytes));
});

test('a cell without a reference behind column Z has its place', async () => {
  const wide = { name: 'F', rows: [Array.from({ length: 26 }, () => 'x')] };
  const bytes = changed(workbook(wide), FIRST, (xml) =>
    xml.replaceAll(/ r="[A-Z]+\d+"/gu, '').replace('</row>', '<c t="inlineStr"><is><t>AA</t></is></c></row>'),
  );
  const [sheet] = (await read(bytes)) ?? [];
  expect(sheet?.records[0]?.indexOf('AA')).toBe(26);
});
