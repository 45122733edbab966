import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
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

/** A workbook of one sheet with these rows, columns and merged cells, as XML. */
const sheetOf = (rows: string, around: { readonly before?: string; readonly after?: string } = {}) =>
  changed(workbook({ name: 'A', rows: [] }), FIRST, (xml) =>
    xml.replace('<sheetData></sheetData>', `${around.before ?? ''}<sheetData>${rows}</sheetData>${around.after ?? ''}`),
  );
const textCell = (text: string, attributes = ''): string => `<c${attributes} t="inlineStr"><is><t>${text}</t></is></c>`;

test('where only some rows and cells have references, the others follow them', async () => {
  const rows = [
    `<row>${textCell('a')}${textCell('d', ' r="D1"')}${textCell('e')}</row>`,
    `<row r="4">${textCell('f')}${textCell('g')}</row>`,
    `<row>${textCell('h')}</row>`,
    `<row>${textCell('i', ' r="B6"')}</row>`,
  ];
  const told = [
    ['a', '', '', 'd', 'e'],
    ['', '', '', '', ''],
    ['', '', '', '', ''],
    ['f', 'g', '', '', ''],
    ['h', '', '', '', ''],
    ['', 'i', '', '', ''],
  ];
  expect((await read(sheetOf(rows.join(''))))?.[0]?.records).toEqual(told);
  const prefixed = rows.join('').replaceAll(/<(?<end>\/?)(?=row|c[ >]|is|t>)/gu, '<$<end>x:');
  expect((await read(sheetOf(prefixed)))?.[0]?.records).toEqual(told);
});

test('a formula stands behind the last cell of its row, and none makes a row below the last one', async () => {
  const rows: SheetMake['rows'] = [
    ['a'],
    ['b', null, { formula: 'B9' }, null, { error: '#REF!' }],
    [{ formula: 'A9' }],
  ];
  expect((await read(workbook({ name: 'A', rows })))?.[0]?.records).toEqual([['a'], ['b', '', '=B9', '', '#REF!']]);
});

test('a workbook without styles or shared texts is read', async () => {
  const {
    'xl/styles.xml': styles,
    'xl/sharedStrings.xml': strings,
    ...files
  } = unzipSync(workbook({ name: 'A', rows: [['a', 5]], hiddenLines: [1] }));
  expect([styles, strings]).not.toContain(undefined);
  const relations = 'xl/_rels/workbook.xml.rels';
  const bare = strFromU8(files[relations] ?? new Uint8Array()).replaceAll(
    /<Relationship [^>]*(?:styles|sharedStrings)\.xml"\/>/gu,
    '',
  );
  const [sheet] = (await read(new Uint8Array(zipSync({ ...files, [relations]: strToU8(bare) })))) ?? [];
  expect(sheet).toMatchObject({ records: [['a', '5']], hiddenLines: [1], formats: [], struck: [] });
});

test('each sheet has its own file, wherever the workbook says it is', async () => {
  const two = workbook(
    { name: 'Un', rows: [['a'], ['b']], hiddenLines: [1] },
    { name: 'Deux', rows: [['c'], ['d']], hiddenLines: [2], state: 'hidden' },
  );
  const told = [
    { name: 'Un', hiddenLines: [1], isHidden: false },
    { name: 'Deux', hiddenLines: [2], isHidden: true },
  ];
  expect(await read(two)).toMatchObject(told);
  const absolute = changed(two, 'xl/_rels/workbook.xml.rels', (xml) =>
    xml.replaceAll('Target="worksheets/', 'Target="/xl/worksheets/'),
  );
  expect(await read(absolute)).toMatchObject(told);
  // One that lies elsewhere is read, also beside one whose cells have no references.
  const files = unzipSync(two);
  const [sheets, relations] = ['xl/worksheets/sheet2.xml', 'xl/_rels/workbook.xml.rels'];
  const moved = new Uint8Array(zipSync({ ...files, 'xl/other/b.xml': files[sheets] ?? new Uint8Array() }));
  const elsewhere = changed(
    changed(moved, FIRST, (xml) => xml.replaceAll(/ r="A\d"/gu, '')),
    relations,
    (xml) => xml.replace('worksheets/sheet2.xml', 'other/b.xml'),
  );
  expect((await read(elsewhere))?.map(({ records }) => records)).toEqual([
    [['a'], ['b']],
    [['c'], ['d']],
  ]);
  const nameless = changed(two, 'xl/workbook.xml', (xml) => xml.replace('<sheets>', '<sheets><sheet sheetId="9"/>'));
  expect(await read(nameless)).toMatchObject(told);
  const turned = changed(two, 'xl/workbook.xml', (xml) =>
    xml
      .replace('rId1', 'rId0')
      .replace('rId2', 'rId1')
      .replace('rId0', 'rId2')
      .replaceAll('r:id', 'ns1:id')
      .replace('xmlns:r=', 'xmlns:ns1='),
  );
  expect(await read(turned)).toMatchObject([
    { name: 'Un', hiddenLines: [2], records: [['c'], ['d']] },
    { name: 'Deux', hiddenLines: [1], records: [['a'], ['b']] },
  ]);
});

test.each([
  ['hidden="1"', true],
  ['hidden="true"', true],
  ['hidden="0"', false],
  ['hidden="false"', false],
  ['', false],
])('a row and a column with %j are hidden: %s', async (attribute, isHidden) => {
  const bytes = sheetOf(`<row r="2" ${attribute}><c r="A2"><v>5</v></c></row>`, {
    before: `<cols><col min="1" max="1" width="9" ${attribute}/></cols>`,
  });
  expect((await read(bytes))?.[0]).toMatchObject(
    isHidden ? { hiddenLines: [2], hiddenColumns: [0] } : { hiddenLines: [], hiddenColumns: [] },
  );
});

test('columns are hidden to the last that a sheet has', async () => {
  const hidden = async (max: number) => {
    const bytes = sheetOf('', { before: `<cols><col min="16383" max="${max}" hidden="1"/></cols>` });
    return (await read(bytes))?.[0]?.hiddenColumns;
  };
  expect(await hidden(16_383)).toEqual([16_382]);
  expect(await hidden(16_384)).toEqual([16_382, 16_383]);
  expect(await hidden(1_000_000)).toEqual([16_382, 16_383]);
});

test('cells that are merged within one line, or with none, are not merged over lines', async () => {
  const bytes = workbook({ name: 'A', rows: [['a']], merged: ['A2:C2', 'B3', 'C3:C4'] });
  expect((await read(bytes))?.[0]?.merged).toEqual([{ column: 2, first: 3, last: 4 }]);
});

test.each([
  ['1.234', '1.2340'],
  ['-12.345', '-12.3450'],
  ['1234.567', '1234.567'],
  ['1.23', '1.23'],
  ['1.2345', '1.2345'],
  ['1.5E3', '1500'],
  ['1.234e0', '1.2340'],
  ['4E-2', '0.04'],
  ['007', '007'],
])('the stored number %s has one reading: %s', async (raw, text) => {
  expect((await read(workbook({ name: 'A', rows: [[{ raw }]] })))?.[0]?.records).toEqual([[text]]);
});

test('a day is written as one, and what is true or false in words', async () => {
  const bytes = changed(workbook({ name: 'A', rows: [[{ day: 46_300 }, 1, 0]] }), FIRST, (xml) =>
    xml.replace('<c r="B1">', '<c r="B1" t="b">').replace('<c r="C1">', '<c r="C1" t="b">'),
  );
  expect((await read(bytes))?.[0]?.records).toEqual([['2026-10-05', 'true', 'false']]);
});

describe('what a format shows beside a number', () => {
  /** The words and the divisor of the format that a cell shows. */
  const shown = async (cell: string, styles: (xml: string) => string = (xml) => xml) => {
    const bytes = changed(sheetOf(`<row r="1">${cell}</row>`), 'xl/styles.xml', styles);
    return (await read(bytes))?.[0]?.formats;
  };
  const withStyle =
    (style: string, code = '') =>
    (xml: string) =>
      xml
        .replace('<fonts>', `<numFmts><numFmt numFmtId="164" formatCode="${code}"/></numFmts><fonts>`)
        .replace('</cellXfs>', `${style}</cellXfs>`);
  const CARTONS = '<xf numFmtId="164"/>';
  const NUMBER = '<c r="A1" s="3"><v>5</v></c>';

  test.each([
    ['9', [[0, 1, '', 0.01]]],
    ['10', [[0, 1, '', 0.01]]],
    ['1', []],
    ['', []],
  ])('is known by the number of the format alone: %s', async (number, told) => {
    expect(await shown(NUMBER, withStyle(`<xf numFmtId="${number}"/>`))).toEqual(told);
  });

  test.each([
    ['0&quot; cartons&quot;', 'cartons'],
    ['0&#34; cartons&#34;', 'cartons'],
    ['0&#x22; cartons&#X22;', 'cartons'],
    ['0&quot; c&apos;s &lt;&gt;&amp;&quot;', "c's <>&"],
    ['0&quot; a&nothing;&quot;', 'a&nothing;'],
  ])('is unescaped: %s', async (code, words) => {
    expect(await shown(NUMBER, withStyle(CARTONS, code))).toEqual([[0, 1, words, 1]]);
  });

  test.each(['s', 'str', 'inlineStr', 'b', 'e'])('is nothing where the cell is no number: %s', async (type) => {
    const cell = `<c r="A1" s="3" t="${type}"><v>0</v><is><t>x</t></is></c>`;
    expect(await shown(cell, withStyle(CARTONS, '0&quot; cartons&quot;'))).toEqual([]);
    expect(await shown(cell.replace(`t="${type}"`, 't="n"'), withStyle(CARTONS, '0&quot; cartons&quot;'))).toHaveLength(
      1,
    );
  });

  test('is that of the style of the cell', async () => {
    const styles = withStyle(CARTONS, '0&quot; cartons&quot;');
    expect(await shown('<c r="A1" s="2"><v>5</v></c><c r="B1"><v>5</v></c>', styles)).toEqual([]);
    // Styles that have a name are none of cells.
    const named = (xml: string) => styles(xml).replace('<cellStyleXfs>', '<cellStyleXfs><xf numFmtId="164"/>');
    expect(await shown(NUMBER, named)).toEqual([[0, 1, 'cartons', 1]]);
  });
});

describe('what is struck through', () => {
  const struckIn = async (rows: string, styles: (xml: string) => string = (xml) => xml, strings = '') => {
    const withStyles = changed(sheetOf(rows), 'xl/styles.xml', styles);
    const bytes = changed(withStyles, 'xl/sharedStrings.xml', (xml) => xml.replace('</sst>', `${strings}</sst>`));
    return (await read(bytes))?.[0]?.struck;
  };
  const run = (strike: string): string => `<r><rPr>${strike}</rPr><t>x</t></r>`;

  test.each([
    ['<strike/>', true],
    ['<strike val="1"/>', true],
    ['<strike val="true"/>', true],
    ['<strike val="0"/>', false],
    ['<strike val="false"/>', false],
    ['<b/>', false],
  ])('is told by %s in a font, in a text of the cell, and in a shared one: %s', async (strike, isStruck) => {
    const told = isStruck ? [[0, 1]] : [];
    const font = (xml: string) => xml.replace('<strike/>', strike);
    expect(await struckIn('<row r="1"><c r="A1" s="2"><v>5</v></c></row>', font)).toEqual(told);
    expect(await struckIn(`<row r="1"><c r="A1" t="inlineStr"><is>${run(strike)}</is></c></row>`)).toEqual(told);
    expect(await struckIn('<row r="1"><c r="A1" t="s"><v>1</v></c></row>', font, `<si>${run(strike)}</si>`)).toEqual(
      told,
    );
  });

  test('is a shared text by its place, whatever stands before it', async () => {
    const strings = `<si/><si><t>y</t></si><si>${run('<strike/>')}</si><si><t>z</t></si>`;
    const cells = [0, 1, 2, 3, 4].map((at) => `<c r="${'ABCDE'[at]}1" t="s"><v>${at}</v></c>`).join('');
    // A number that is the place of such a text is none.
    expect(await struckIn(`<row r="1">${cells}<c r="F1"><v>3</v></c></row>`, undefined, strings)).toEqual([[3, 1]]);
  });

  test('is told where each shared text is', async () => {
    const bytes = changed(sheetOf('<row r="1"><c r="A1" t="s"><v>0</v></c></row>'), 'xl/sharedStrings.xml', (xml) =>
      xml.replace('<si><t>A</t></si>', `<si>${run('<strike/>')}</si>`),
    );
    expect((await read(bytes))?.[0]?.struck).toEqual([[0, 1]]);
  });

  test('is each cell of a column, by its style or by its text', async () => {
    const cells = [
      '<row r="1"><c r="A1" s="2"><v>5</v></c></row>',
      '<row r="2"><c r="A2" s="2"><v>5</v></c></row>',
      `<row r="3"><c r="A3" t="inlineStr"><is>${run('<strike/>')}</is></c></row>`,
      `<row r="4"><c r="A4" t="inlineStr"><is>${run('<strike/>')}</is></c><c r="B4" t="inlineStr"><is>${run('')}</is></c></row>`,
    ];
    expect(await struckIn(cells.join(''))).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
    ]);
  });
});
