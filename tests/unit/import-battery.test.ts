import { describe, expect, test } from 'vitest';
import type { FinanceKind } from '#domain/finance/rows.ts';
import { isAnswered, proposedAnswers } from '#domain/import/answers.ts';
import { controlOf } from '#domain/import/control.ts';
import { checkRows, issuesOf, rowsIn } from '#domain/import/check.ts';
import { type KnownColumns, knownHeader } from '#domain/import/columns.ts';
import { type Correction, type KnownNames, NO_NAMES } from '#domain/import/corrections.ts';
import { findingKey, type FindingKind, findingsOf } from '#domain/import/findings.ts';
import type { Catalogue } from '#domain/import/lookup.ts';
import type { ImportHistory } from '#domain/import/outliers.ts';
import type { ImportAnswers } from '#domain/import/questions.ts';
import { type ColumnMapping, readImport, type ReadResult } from '#domain/import/read.ts';
import { CATALOGUE } from '../fixtures/finance/make.ts';
import { type SheetMake, workbook } from '../fixtures/finance/workbook.ts';
import { reading } from '../reading.ts';
import { readingInWords } from './import-reading-text.ts';

const snapshot = reading('tests/unit/import-readings.md');

const AT_HOME: Catalogue = { ...CATALOGUE, country: 'Cameroun', agency: 'Douala', people: ['Mbida', 'Ekotto'] };

/** A file as it was received, and what it truly holds. */
interface Sent {
  readonly name?: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
  readonly kind?: FinanceKind;
  readonly period?: string;
  readonly known?: KnownColumns;
  readonly history?: ImportHistory;
  /** The boxes that are of the open period, as a person would count them. */
  readonly boxes?: number;
  /**
   * `read`: exactly these boxes, nothing wrong. Else what stops it: the questions asked, each with its answer, and the
   * issues that remain; the columns to map by hand; issues of rows; or the refusal.
   */
  readonly ends:
    | 'read'
    | 'mapper'
    | { readonly refused: string }
    | { readonly issues: readonly string[] }
    | { readonly asks: readonly string[]; readonly answers: ImportAnswers; readonly issues?: readonly string[] };
  /** What is odd about the file as a whole, and must be acknowledged. */
  readonly finds?: readonly FindingKind[];
  /** How many quantities are no numbers. */
  readonly unreadable?: number;
  /** The kinds of notes that must be there. */
  readonly notes?: readonly string[];
}

const [AMOX, PALU, TENS, ELOX] = [
  'Amoxivane 500 mg B/12',
  'Paludexa 20/120 B/24',
  'Tensorel 5 mg B/30',
  'Éloxane 40 mg B/14',
];
const csv = (...rows: readonly string[]): string => rows.join('\r\n');
/** A workbook of one sheet, with nothing hidden or merged. */
const oneSheet = (...rows: SheetMake['rows']) => ({ name: 'v.xlsx', content: workbook({ name: 'Feuil1', rows }) });
const HEAD = 'Produit;Grossiste;Quantité';
const R = 'Répartis';
const L = 'Littoral Médicaments';
const wide = (text: string, isLittle: boolean): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (const [at, letter] of Array.from(text).entries()) view.setUint16(2 * at, letter.codePointAt(0) ?? 0, isLittle);
  return new Uint8Array(view.buffer);
};
const latin = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
const history: ImportHistory = {
  periods: [{ period: '2026-09', quantities: { p1: { w1: 950 }, p2: { w1: 11_000 } } }],
};

/** Each product at each wholesaler, with one quantity and price after the other. */
const month = (
  quantityOf: (at: number) => number | string,
  priceOf?: (pght: number, at: number) => number | string,
) => {
  const pairs = CATALOGUE.wholesalers.flatMap((wholesaler) =>
    CATALOGUE.products.map((product) => ({ wholesaler, product })),
  );
  return csv(
    priceOf ? `${HEAD};PGHT` : HEAD,
    ...pairs.map(({ wholesaler, product }, at) =>
      [product.name, wholesaler.name, quantityOf(at), ...(priceOf ? [priceOf(product.pGHT, at)] : [])].join(';'),
    ),
  );
};
const usual = (quantity: number): ImportHistory => ({
  periods: [
    {
      period: '2026-09',
      quantities: Object.fromEntries(CATALOGUE.products.map(({ ID }) => [ID, { w1: quantity, w2: quantity }])),
    },
  ],
});
const cp850 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => ({ É: 0x90, é: 0x82, è: 0x8a })[letter] ?? letter.codePointAt(0) ?? 0);
const macRoman = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => ({ É: 0x83, é: 0x8e, è: 0x8f })[letter] ?? letter.codePointAt(0) ?? 0);
const MIXED = csv(HEAD, `${AMOX};${R};40`, `${PALU};${R};5`, `${TENS};${L};7`);

const formatted = (format: string, ...stored: readonly number[]): Uint8Array<ArrayBuffer> =>
  workbook({
    name: 'Feuil1',
    rows: [
      ['Produit', 'Grossiste', 'Quantité'],
      ...stored.map((each, at) => [[AMOX, PALU, TENS, ELOX][at] ?? '', R, { stored: each, format }]),
    ],
  });
const FOUR = [AMOX, PALU, TENS, ELOX];
/** Four products with a cell of another column before each, and 10, 20, 30 and 40 boxes. */
const beside = (title: string, ...cells: readonly string[]): string =>
  csv(`${title};${HEAD}`, ...FOUR.map((product, at) => `${cells[at] ?? ''};${product};${R};${10 * (at + 1)}`));

/** Quantity × PGHT of all but the third. */
const AMOUNTS = ['14500', '39600', '141600'] as const;
/** The goals of a year. */
const GOALS = csv('Produit;Objectif', `${AMOX};4000`, `${PALU};500`);
const goals = (sent: Omit<Sent, 'kind' | 'period' | 'ends'> & Partial<Pick<Sent, 'ends'>>): Sent => ({
  kind: 'goals',
  period: '2026',
  boxes: 4500,
  ends: 'read',
  ...sent,
});
const trends = (sent: Partial<Sent>): Sent => ({
  kind: 'trends',
  period: '2026-10-05',
  content: MIXED,
  boxes: 52,
  ends: { asks: ['period'], answers: { period: 'all' } },
  ...sent,
});

const FILES: Readonly<Record<string, Sent>> = {
  // The share of somebody, of a place or of a laboratory, which would replace the whole
  ...Object.fromEntries(
    [
      'Objectifs 2026 Mbida',
      'Objectifs délégué Mbida 2026',
      'Objectifs 2026 zone Nord',
      'Objectifs secteur Nord 2026',
      'Objectifs 2026 équipe Littoral',
      'Objectifs 2026 superviseur',
      'Objectifs 2026 Répartis',
      'Objectifs 2026 Orvalis',
      'Goals 2026 territory North',
    ].flatMap((text) => [
      [`goals of a share, by a name: ${text}`, goals({ name: `${text}.csv`, content: GOALS, finds: ['share'] })],
      [`goals of a share, by a line: ${text}`, goals({ content: csv(text, '', GOALS), finds: ['share'] })],
    ]),
  ),
  ...Object.fromEntries(
    ['Délégué', 'VM', 'Zone', 'Secteur', 'Région', 'Ville', 'Groupe', 'Grossiste'].map((title) => [
      `goals of a share, by a column: ${title}`,
      goals({
        content: csv(`Produit;${title};Objectif`, `${AMOX};Nord;4000`, `${PALU};Nord;500`),
        finds: ['share'],
      }),
    ]),
  ),
  ...Object.fromEntries(
    [
      'Objectifs 2026',
      'Objectifs de vente 2026',
      'Objectifs 2026 par délégué',
      'Objectifs 2026 v2',
      'Objectifs FY26',
    ].map((text) => [`goals of the year: ${text}`, goals({ name: `${text}.csv`, content: GOALS })]),
  ),
  ...Object.fromEntries(
    ['Réalisé 2026', 'Ventes 2026', 'Objectifs mensuels 2026', 'Objectifs 2026 ancien'].map((text) => [
      `no goals of the year: ${text}`,
      goals({ name: `${text}.csv`, content: GOALS, finds: ['otherNamed'] }),
    ]),
  ),
  'goals of another fiscal year': goals({
    name: 'Objectifs FY25.csv',
    content: GOALS,
    ends: { asks: ['period'], answers: { period: 'all' } },
  }),
  ...Object.fromEntries(
    ['Ventes octobre 2026 zone Nord', 'Ventes octobre 2026 délégué Mbida'].map((text) => [
      `sales of a share: ${text}`,
      { name: `${text}.csv`, content: MIXED, boxes: 52, ends: 'read', finds: ['share'] } satisfies Sent,
    ]),
  ),
  ...Object.fromEntries(
    ['Yaoundé', 'Douala'].flatMap((agency) => {
      const finds = agency === 'Douala' ? {} : { finds: ['share'] as const };
      const column = csv(`Agence;${HEAD}`, `${agency};${AMOX};${R};40`, `${agency};${PALU};${R};5`);
      return [
        [`the agency of a column: ${agency}`, { content: column, boxes: 45, ends: 'read', ...finds } satisfies Sent],
        [
          `the agency of a line: ${agency}`,
          { content: csv(`Agence de ${agency}`, '', MIXED), boxes: 52, ends: 'read', ...finds } satisfies Sent,
        ],
      ];
    }),
  ),
  'sales of a share, by a column': {
    content: csv(`${HEAD};Délégué`, `${AMOX};${R};40;Mbida`, `${PALU};${R};5;Mbida`),
    boxes: 45,
    ends: 'read',
    finds: ['share'],
  },
  ...Object.fromEntries(
    ['Zone industrielle Bassa, BP 1025 Douala', 'Région du Littoral', 'Marché central, Douala'].map((text) => [
      `an address above the rows: ${text}`,
      { content: csv(text, '', MIXED), boxes: 52, ends: 'read' } satisfies Sent,
    ]),
  ),
  // Months in the languages of the neighbours
  ...Object.fromEntries(
    ['Ventas septiembre 2026', 'Vendas setembro 2026', 'vendas dezembro', 'Ventas enero', 'Mapa de março 2026'].map(
      (text) => [
        `another month in another language: ${text}`,
        {
          name: `${text}.csv`,
          content: MIXED,
          boxes: 52,
          ends: { asks: ['period'], answers: { period: 'all' } },
        } satisfies Sent,
      ],
    ),
  ),
  ...Object.fromEntries(
    ['Ventas octubre 2026', 'Vendas outubro 2026'].map((text) => [
      `the open month in another language: ${text}`,
      { name: `${text}.csv`, content: MIXED, boxes: 52, ends: 'read', notes: ['periodNamed'] } satisfies Sent,
    ]),
  ),
  'a column of months in another language': {
    content: csv(`${HEAD};Mes`, `${AMOX};${R};40;septiembre`, `${PALU};${R};5;octubre`),
    boxes: 5,
    ends: { asks: ['period'], answers: { period: 'open' } },
  },
  // A month, of which a week has a quarter
  ...Object.fromEntries(
    ['Tendances octobre 2026', 'Tendances oct', 'T4 2026'].flatMap((text) => [
      [`a longer time than the week in a name: ${text}`, trends({ name: `${text}.csv` })],
      [`a longer time than the week above: ${text}`, trends({ content: csv(text, '', MIXED) })],
    ]),
  ),
  'the week beside its month': trends({ name: 'Tendances S41 octobre 2026.csv', ends: 'read' }),
  // Amounts that are not those of the quantities
  'an amount that is ten times quantity × PGHT': {
    content: beside('Montant', '145000', '39600', '93600', '141600'),
    boxes: 100,
    ends: 'read',
    finds: ['amounts'],
  },
  'amounts that are all ten times quantity × PGHT': {
    content: beside('CA', '145000', '396000', '936000', '1416000'),
    boxes: 100,
    ends: 'read',
    finds: ['amounts'],
  },
  'amounts at the price of pharmacies': {
    content: beside('Montant TTC', '19633', '53618', '126734', '191726'),
    boxes: 100,
    ends: 'read',
  },
  // A thousand behind a comma, without its quotation marks and its last cell
  'a thousand of which a comma made two cells, among hundreds': {
    content: csv(
      'Produit,Grossiste,Quantité,Stock',
      `${AMOX},${R},868,120`,
      `${PALU},${R},1,102`,
      `${TENS},${L},940,310`,
    ),
    ends: { issues: ['overlong'] },
  },
  'a thousand in quotation marks among hundreds': {
    content: csv('Product,Wholesaler,Qty', `${AMOX},${R},868`, `${PALU},${R},"1,102"`, `${TENS},${R},940`),
    boxes: 2910,
    ends: { asks: ['numbers'], answers: { decimal: { quantity: '.' } } },
  },
  // Figures that are forecasts, of the market, old, or of another length of time
  ...Object.fromEntries(
    [
      'FY26',
      'Prévente octobre 2026',
      'Tendance octobre 2026',
      'Marché octobre 2026',
      'Données marché',
      'IQVIA octobre 2026',
      'ANCIEN ventes octobre 2026',
      'ventes octobre 2026 old',
      'Quantities per day',
      'Ventes/jour',
      'Ventes hebdomadaires',
      'Daily sales',
    ].flatMap((text) => [
      [
        `a name of other figures: ${text}`,
        {
          name: `${text.replace('/', ' par ')}.csv`,
          content: MIXED,
          boxes: 52,
          ends: 'read',
          finds: ['otherNamed'],
        } satisfies Sent,
      ],
      [
        `a line of other figures: ${text}`,
        { content: csv(text, '', MIXED), boxes: 52, ends: 'read', finds: ['otherNamed'] } satisfies Sent,
      ],
    ]),
  ),
  ...Object.fromEntries(
    ['Ventes par mois, octobre 2026', 'Ventes par pharmacie', 'Ventes mensuelles octobre 2026'].map((text) => [
      `a line about the sales of the month: ${text}`,
      { content: csv(text, '', MIXED), boxes: 52, ends: 'read' } satisfies Sent,
    ]),
  ),
  ...Object.fromEntries(
    ['Ventes semaine', 'Ventes année 2026', 'Ventes trimestre', 'Ventes de la semaine'].map((text) => [
      `a name of another length of time: ${text}`,
      { name: `${text}.csv`, content: MIXED, boxes: 52, ends: 'read', finds: ['otherNamed'] } satisfies Sent,
    ]),
  ),
  ...Object.fromEntries(
    ['Ventes de la semaine', 'Chiffres de l’année', 'Sales of the day'].map((text) => [
      `a line of another length of time: ${text}`,
      { content: csv(text, '', MIXED), boxes: 52, ends: 'read', finds: ['otherNamed'] } satisfies Sent,
    ]),
  ),
  ...Object.fromEntries(
    ['Année : 2026, mois : octobre', 'À la date du jour', 'Ventes du mois d’octobre'].map((text) => [
      `a line about the month: ${text}`,
      { content: csv(text, '', MIXED), boxes: 52, ends: 'read' } satisfies Sent,
    ]),
  ),
  'goals of a quarter, by a name': goals({ name: 'Objectifs trimestre.csv', content: GOALS, finds: ['otherNamed'] }),
  ...Object.fromEntries(
    ['1,1E+03', '1.1E+3', '1E+03', '2e3'].map((text) => [
      `a number of which a spreadsheet left out digits: ${text}`,
      {
        content: csv(HEAD, `${AMOX};${R};${text}`, `${PALU};${R};900`),
        unreadable: 1,
        ends: { issues: ['quantityShortened'] },
      } satisfies Sent,
    ]),
  ),
  'cells that a workbook shows as cartons': {
    name: 'v.xlsx',
    content: formatted('0" cartons"', 868, 1063),
    ends: { issues: ['otherUnit'] },
  },
  'cells that a workbook shows as a lot': {
    name: 'v.xlsx',
    content: formatted('"lot de "0', 12),
    ends: { issues: ['otherUnit'] },
  },
  'cells that a workbook shows as boxes': {
    name: 'v.xlsx',
    content: formatted('# ##0" boîtes";[Red]-0" cartons"', 868, 12),
    boxes: 880,
    ends: 'read',
  },
  ...Object.fromEntries(
    [
      '#,##0,',
      '0,"k"',
      '0.0,,',
      '0%',
      '0" x"',
      '0"0"',
      '"-"0',
      '-0',
      '0-',
      '"("0")"',
      '\\(0\\)',
      '"("0") bts"',
      ';;;',
      '"vendu"',
      '[>100]0" k";0',
    ].map((format) => [
      `numbers that a workbook shows as ${format}`,
      {
        name: 'v.xlsx',
        content: formatted(format, 12_000, 340_000),
        boxes: 352_000,
        ends: 'read',
        finds: ['shown'],
      } satisfies Sent,
    ]),
  ),
  ...Object.fromEntries(
    [
      '#,##0',
      '# ##0_-',
      '_-* #,##0.00_-;-* 0_-',
      '[$-40C]#,##0',
      '0\\ ',
      'General;[Red]-General',
      '0;(0);;@',
      '@',
      '0_);(0)',
      '[Blue]0;[Red]-0;"-"',
      '[<100]0" k";0',
      '0 "(boîtes)"',
      '000000',
    ].map((format) => [
      `numbers that a workbook shows as ${format}`,
      { name: 'v.xlsx', content: formatted(format, 12_000, 340_000), boxes: 352_000, ends: 'read' } satisfies Sent,
    ]),
  ),
  'rows that a workbook strikes through': {
    ...oneSheet(
      ['Produit', 'Grossiste', 'Quantité', 'Lieu'],
      [AMOX, R, 10, { struck: 'Douala' }],
      [{ struck: PALU }, R, 20, 'Douala'],
      [TENS, R, { struck: 30 }, 'Douala'],
    ),
    ends: { issues: ['struck'] },
  },
  'prices that a workbook shows as negative': {
    ...oneSheet(['Produit', 'Grossiste', 'Quantité', 'PGHT'], [AMOX, R, 10, { stored: 1450, format: '"-"0' }]),
    boxes: 10,
    ends: 'read',
    finds: ['shown'],
  },
  'prices that a workbook shows in euros': {
    ...oneSheet(
      ['Produit', 'Grossiste', 'Quantité', 'PGHT'],
      [AMOX, R, 10, { stored: 1450, format: '#,##0.00 [$€-407]' }],
    ),
    boxes: 10,
    ends: 'read',
    finds: ['currency'],
  },
  'a column of countries': {
    content: beside('Pays', 'Cameroun', 'Cameroun', 'Gabon', 'Gabon'),
    boxes: 100,
    ends: 'read',
    finds: ['divided'],
  },
  'two rows of two countries': {
    content: csv(`Pays;${HEAD}`, `Cameroun;${AMOX};${R};100`, `Gabon;${PALU};${R};50`),
    boxes: 150,
    ends: 'read',
    finds: ['divided'],
  },
  'letters for sales and returns': {
    content: beside('Nature', 'V', 'V', 'R', 'V'),
    boxes: 100,
    ends: 'read',
    finds: ['divided'],
  },
  'a mark on one row': { content: beside('Litige', '', 'x', '', ''), boxes: 100, ends: 'read', finds: ['divided'] },
  'another country than the agency’s': {
    content: beside('Pays', 'GABON', 'GABON', 'GABON', 'GABON'),
    boxes: 100,
    ends: 'read',
    finds: ['country'],
  },
  'the country of the agency': {
    content: beside('Pays', 'Cameroon', 'Cameroon', 'Cameroon', 'Cameroon'),
    boxes: 100,
    ends: 'read',
  },
  'a sign on each row': {
    content: beside('Signe', '1', '-1', '1', '1'),
    boxes: 100,
    ends: 'read',
    finds: ['divided'],
  },
  'units of an English file': {
    content: csv(
      `${HEAD};UoM`,
      ...FOUR.map((product, at) => `${product};${R};${10 * (at + 1)};${at === 0 ? 'CS' : 'EA'}`),
    ),
    ends: { issues: ['otherUnit'] },
  },
  'boxes of several sizes': {
    content: csv(
      `${HEAD};Conditionnement`,
      ...FOUR.map((product, at) => `${product};${R};${10 * (at + 1)};${at === 0 ? 'B/12' : 'Boîte de 30'}`),
    ),
    boxes: 100,
    ends: 'read',
    finds: ['packs'],
  },
  'the pack of each product under Cond.': {
    content: csv(`${HEAD};Cond.`, `${TENS};${R};10;30`, `${AMOX};${R};20;12`),
    boxes: 30,
    ends: 'read',
    finds: ['unit'],
  },
  'other packs than those of the products under Cond.': {
    content: csv(`${HEAD};Cond.`, `${TENS};${R};10;30`, `${TENS};${L};20;12`),
    boxes: 30,
    ends: 'read',
    finds: ['unit', 'packs'],
  },
  'lots above the rows': {
    content: csv('Quantités en lots de 2', HEAD, `${AMOX};${R};30`),
    boxes: 30,
    ends: 'read',
    finds: ['unit'],
  },
  ...Object.fromEntries(
    ['Conditionnement par 6', 'Vendu par 6', 'Cdt 6'].map((line) => [
      `${line}, above the rows`,
      { content: csv(line, HEAD, `${AMOX};${R};30`), boxes: 30, ends: 'read', finds: ['unit'] } satisfies Sent,
    ]),
  ),
  'another pack in a remark': {
    content: csv(`${HEAD};Observation`, `${AMOX};${R};40;`, `${TENS};${R};10;conditionnement par 6`),
    boxes: 50,
    ends: 'read',
    finds: ['divided'],
  },
  'a name with another pack, without a code': {
    content: csv(HEAD, `${AMOX};${R};40`, `Tensorel 5 mg conditionnement par 6;${R};10`),
    ends: { issues: ['productUnknown'] },
  },
  'a title of lots': {
    content: csv('Produit;Grossiste;Quantité (lots de 2)', `${AMOX};${R};30`),
    boxes: 30,
    ends: { asks: ['columns'], answers: { columns: { quantity: 2 } } },
  },
  'the same rows for two wholesalers in one file': {
    content: csv(HEAD, ...[R, L].flatMap((wholesaler) => [`${AMOX};${wholesaler};40`, `${PALU};${wholesaler};5`])),
    boxes: 90,
    ends: 'read',
    finds: ['given'],
  },
  'the same rows for two columns of wholesalers': {
    content: csv(`Produit;${R};${L}`, `${AMOX};40;40`, `${PALU};5;5`, `${TENS};0;`),
    boxes: 90,
    ends: 'read',
    finds: ['given'],
  },
  'the same rows for two wholesalers, but for one box': {
    content: csv(HEAD, `${AMOX};${R};40`, `${PALU};${R};5`, `${AMOX};${L};40`, `${PALU};${L};6`),
    boxes: 91,
    ends: 'read',
  },
  'one row that two wholesalers have': {
    content: csv(HEAD, `${AMOX};${R};40`, `${AMOX};${L};40`),
    boxes: 80,
    ends: 'read',
  },
  ...Object.fromEntries(
    [
      'Quantités en cartons de 10',
      'NB : 1 colis = 24 boîtes',
      'Unité : carton',
      '* (en milliers)',
      'Quantities in cases of 10',
    ].map((remark) => [
      `the remark below the rows: ${remark}`,
      {
        content: `${MIXED}\r\n;;\r\n${remark}`,
        ends: { issues: ['productUnknown', 'quantityMissing', 'wholesalerMissing'] },
        finds: ['unit'],
      } satisfies Sent,
    ]),
  ),
  'a unit beside a total': {
    content: `${MIXED}\r\nTotal en cartons;;52`,
    boxes: 52,
    ends: 'read',
    finds: ['unit'],
  },
  ...Object.fromEntries(
    ['Doliprane comprimés', 'Signé : Awa', 'Lot 12 livré'].map((line) => [
      `a line below the rows that says no unit: ${line}`,
      {
        content: `${MIXED}\r\n${line}`,
        ends: { issues: ['productUnknown', 'quantityMissing', 'wholesalerMissing'] },
      } satisfies Sent,
    ]),
  ),
  'a name of returns': { name: 'Retours_oct2026.csv', content: MIXED, boxes: 52, ends: 'read', finds: ['otherNamed'] },
  'a line of stock above': {
    content: `Stock au 31/10/2026\n${MIXED}`,
    boxes: 52,
    ends: 'read',
    finds: ['otherNamed'],
  },
  'forecasts above': { content: `Prévisions de ventes\n${MIXED}`, boxes: 52, ends: 'read', finds: ['otherNamed'] },
  'a section of returns': {
    content: csv(HEAD, `${AMOX};${R};30`, 'RETOURS;;', `${PALU};${R};20`),
    ends: { issues: ['productUnknown', 'quantityMissing', 'wholesalerMissing'] },
    finds: ['loneLine'],
  },
  'boxes that went out': {
    content: csv('Produit;Grossiste;Sorties;Stock', `${AMOX};${R};90;30`),
    boxes: 90,
    ends: 'read',
  },
  'two kinds of sales and their total': {
    content: csv(
      'Produit;Grossiste;Ventes pharmacies;Ventes hôpitaux;Total',
      `${AMOX};${R};70;20;90`,
      `${PALU};${R};90;;90`,
    ),
    boxes: 180,
    ends: { asks: ['columns'], answers: { columns: { quantity: 4 } } },
  },
  'two kinds of sales that are added up': {
    content: csv(
      'Produit;Grossiste;Ventes pharmacies;Ventes hôpitaux;Total',
      `${AMOX};${R};70;20;90`,
      `${PALU};${R};90;;90`,
    ),
    boxes: 180,
    ends: { asks: ['columns'], answers: { added: [2, 3] } },
  },
  'two kinds of customers and a total that is old in one row': {
    content: csv(
      'Produit;Grossiste;Officines;Hôpitaux;Total ventes',
      `${AMOX};${R};70;20;90`,
      `${PALU};${R};90;25;110`,
    ),
    boxes: 205,
    ends: { asks: ['columns'], answers: { added: [2, 3] } },
    finds: ['totals'],
  },
  'amounts and their total beside boxes': {
    content: csv('Produit;Grossiste;Quantité;CA officines;CA hôpitaux;Total', `${AMOX};${R};10;10000;4500;14500`),
    boxes: 10,
    ends: 'read',
  },
  'free units and a total with them': {
    content: csv('Produit;Grossiste;Qté facturée;UG;Total', `${AMOX};${R};90;9;99`, `${PALU};${R};10;1;11`),
    boxes: 100,
    ends: 'read',
    finds: ['notSold'],
  },
  'a section of sales and one of returns': {
    content: csv(HEAD, 'VENTES', `${AMOX};${R};30`, `${TENS};${R};5`, 'RETOURS ET PERIMES;;', `${PALU};${R};20`),
    ends: { issues: ['productUnknown', 'quantityMissing', 'wholesalerMissing'] },
    finds: ['loneLine', 'loneLine'],
  },
  'sections of wholesalers between asterisks, one of them unknown': {
    content: csv('Produit;Quantité', `*** ${R} ***;`, `${AMOX};30`, '*** LABOREX ***;', `${PALU};20`),
    ends: { issues: ['wholesalerMissing'] },
    notes: ['sections'],
  },
  'a labelled section of an unknown wholesaler': {
    content: csv('Produit;Quantité', `Grossiste : ${R};`, `${AMOX};30`, 'Grossiste : Savane;', `${PALU};20`),
    ends: { issues: ['wholesalerMissing'] },
    notes: ['sections'],
  },
  'a section of an unknown wholesaler': {
    content: csv('Produit;Quantité', `${R};`, `${AMOX};30`, 'Savane Distribution;', `${PALU};20`),
    ends: { issues: ['productUnknown', 'quantityMissing'] },
    finds: ['loneLine'],
  },
  ...Object.fromEntries(
    ['Gabon_oct2026', 'Littoral-Gabon', 'ventes Guinée équatoriale'].map((name) => [
      `another country in the name ${name}`,
      {
        name: `${name}.csv`,
        content: csv(HEAD, `${AMOX};${L};40`),
        boxes: 40,
        ends: 'read',
        finds: ['country'],
      } satisfies Sent,
    ]),
  ),
  'the country of the agency in the name': {
    name: 'ventes_Cameroun.csv',
    content: csv('Agence du Cameroun', HEAD, `${AMOX};${L};40`),
    boxes: 40,
    ends: 'read',
  },
  'a line of another country above': {
    content: csv('République du Congo', HEAD, `${AMOX};${L};40`),
    boxes: 40,
    ends: 'read',
    finds: ['country'],
  },
  ...Object.fromEntries(
    ['Quantité (x10)', 'Qté × 12', 'Qté /1000', 'Ventes (k)'].map((title) => [
      `the multiple ${title}`,
      {
        content: csv(`Produit;Grossiste;${title}`, `${AMOX};${R};40`),
        boxes: 40,
        ends: { asks: ['columns'], answers: { columns: { quantity: 2 } } },
      } satisfies Sent,
    ]),
  ),
  'gross and net': {
    content: csv(`${HEAD};Net`, `${AMOX};${R};43;40`),
    boxes: 40,
    ends: { asks: ['columns'], answers: { columns: { quantity: 3 } } },
  },
  'a net amount': {
    content: csv(`${HEAD};Montant net`, `${AMOX};${R};43;62350`),
    boxes: 43,
    ends: 'read',
  },
  'tens above the rows': {
    content: csv('Quantités exprimées en dizaines', HEAD, `${AMOX};${L};40`),
    boxes: 40,
    ends: 'read',
    finds: ['unit'],
  },
  ...Object.fromEntries(
    (
      [
        ['Objectif mensuel', 'goals', '2026'],
        ['Objectifs trimestriels', 'goals', '2026'],
        ['Monthly goal', 'goals', '2026'],
        ['Ventes hebdomadaires', 'sales', '2026-10'],
        ['Quantité annuelle', 'sales', '2026-10'],
        ['Ventes mensuelles', 'trends', '2026-10-12'],
      ] as const
    ).map(([title, kind, period]): readonly [string, Sent] => [
      `another span of time: ${title}`,
      {
        content: csv(`Produit;Grossiste;${title}`, `${AMOX};${R};40`),
        kind,
        period,
        boxes: 40,
        ends: { asks: ['columns'], answers: { columns: { quantity: 2 } } },
        ...(kind === 'goals' && { finds: ['share'] }),
      } satisfies Sent,
    ]),
  ),
  'the span of the period': {
    content: csv('Produit;Grossiste;Ventes mensuelles', `${AMOX};${R};40`),
    boxes: 40,
    ends: 'read',
  },
  'one town': { content: beside('Ville', 'Douala', 'Douala', 'Douala', 'Douala'), boxes: 100, ends: 'read' },
  'two columns that divide the rows': {
    content: beside('Nature;Pays', 'V;Cameroun', 'R;Cameroun', 'V;Gabon', 'R;Gabon'),
    boxes: 100,
    ends: 'read',
    finds: ['divided', 'divided'],
  },
  'returns beside the quantities': {
    content: csv(`${HEAD};Retours`, `${AMOX};${R};60;20`, `${PALU};${R};40;`),
    boxes: 100,
    ends: 'read',
    finds: ['notSold'],
  },
  'no returns beside the quantities': {
    content: csv(`${HEAD};Retours`, `${AMOX};${R};60;0`, `${PALU};${R};40;0`),
    boxes: 100,
    ends: 'read',
  },
  'free units beside the quantities': {
    content: csv(`${HEAD};UG`, `${AMOX};${R};60;6`, `${PALU};${R};40;4`),
    boxes: 100,
    ends: 'read',
    finds: ['notSold'],
  },
  'a month over the quantities of a week': {
    content: csv('Produit;Grossiste;Novembre 2026', `${AMOX};${R};30`),
    kind: 'trends',
    period: '2026-11-16',
    boxes: 30,
    ends: { asks: ['period'], answers: { period: 'all' } },
  },
  'a week of a month over its quantities': {
    content: csv('Produit;Grossiste;Novembre 2026 S47', `${AMOX};${R};30`),
    kind: 'trends',
    period: '2026-11-16',
    boxes: 30,
    ends: 'read',
  },
  'numbers of lots': { content: beside('Lot', 'A1', 'B7', 'C2', 'D9'), boxes: 100, ends: 'read' },
  laboratories: {
    content: beside('Laboratoire', 'Orvalis', 'Sahelia', 'Orvalis', 'Sahelia'),
    boxes: 100,
    ends: 'read',
  },
  'sales and returns in words': {
    content: beside('Type', 'Vente', 'Retour', 'Vente', 'Vente'),
    ends: { issues: ['notSold'] },
  },
  'another quarter in a column': {
    content: beside('Trimestre', 'T3 2026', 'T3 2026', 'T3 2026', 'T3 2026'),
    boxes: 100,
    ends: { asks: ['period'], answers: { period: 'all' } },
  },
  'numbers of quarters': {
    content: beside('Trimestre', '3', '3', '4', '4'),
    boxes: 100,
    ends: { asks: ['period'], answers: { period: 'all' } },
  },
  'the quarter of the month beside it': {
    content: beside('Mois;Trimestre', '10;T4', '10;T4', '10;T4', '10;T4'),
    boxes: 100,
    ends: 'read',
    notes: ['periodNamed'],
  },
  'quotes around three lines': {
    content: csv(
      HEAD,
      `${TENS};${L};100`,
      `"${AMOX};${L};50`,
      `${PALU};${L};70`,
      `${ELOX};${L};80"`,
      `${TENS};${R};10`,
    ),
    ends: { issues: ['productUnknown', 'quantityUnreadable'] },
    unreadable: 1,
    notes: ['quotesOrdinary'],
  },
  'a total on the first line': {
    content: csv(HEAD, 'Total;;60', `${AMOX};${R};40`, `${PALU};${R};20`),
    boxes: 60,
    ends: 'read',
    notes: ['totalLeftOut'],
  },
  'a wrong total on the first line': {
    content: csv(HEAD, 'Total;;70', `${AMOX};${R};40`, `${PALU};${R};20`),
    boxes: 60,
    ends: 'read',
    finds: ['totals'],
  },
  'totals above the rows of each wholesaler': {
    content: csv(HEAD, `Total ${R};;60`, `${AMOX};${R};40`, `${PALU};${R};20`, `Total ${L};;7`, `${TENS};${L};7`),
    boxes: 67,
    ends: 'read',
    notes: ['totalLeftOut'],
  },
  'totals of each wholesaler above all rows': {
    content: csv(HEAD, `Total;${R};60`, `Total;${L};7`, `${AMOX};${R};40`, `${TENS};${L};7`, `${PALU};${R};20`),
    boxes: 67,
    ends: 'read',
    notes: ['totalLeftOut'],
  },
  'totals of each wholesaler below all rows, and of both': {
    content: csv(
      HEAD,
      `${AMOX};${R};40`,
      `${TENS};${L};7`,
      `${PALU};${R};20`,
      `Total;${R};60`,
      `Total ${L};;7`,
      'TOTAL GÉNÉRAL;;67',
    ),
    boxes: 67,
    ends: 'read',
    notes: ['totalLeftOut'],
  },
  'a total of a wholesaler by a word of its name': {
    content: csv(HEAD, `${AMOX};${R};40`, `${TENS};${L};7`, 'TOTAL LITTORAL;;7'),
    boxes: 47,
    ends: 'read',
    notes: ['totalLeftOut'],
  },
  'a total of one wholesaler alone': {
    content: csv(HEAD, `${AMOX};${R};40`, `${TENS};${L};7`, `TOTAL GENERAL;${R};40`),
    boxes: 47,
    ends: 'read',
  },
  'a wrong total of one wholesaler': {
    content: csv(HEAD, `${AMOX};${R};40`, `${TENS};${L};7`, `TOTAL GENERAL;${R};41`),
    boxes: 47,
    ends: 'read',
    finds: ['totals'],
  },
  ...Object.fromEntries(
    ['w1', 'ventes_s2', 'octobre 2026 W3'].map((name) => [
      `a letter and a digit in the name ${name}`,
      { name: `${name}.csv`, content: csv(HEAD, `${AMOX};${L};40`), boxes: 40, ends: 'read' } satisfies Sent,
    ]),
  ),
  ...Object.fromEntries(
    ['68_oct', '12_octobre', 'ventes.oct', 'R_OCT_v2'].map((name) => [
      `the open month as a piece of the name ${name}`,
      { name: `${name}.csv`, content: csv(HEAD, `${AMOX};${L};40`), boxes: 40, ends: 'read' } satisfies Sent,
    ]),
  ),
  // Seen in use
  'a year and the number of a period': {
    content: csv(
      'Exercice;Période;Produit;Grossiste;Quantité',
      `2026;09;${AMOX};${R};10`,
      `2026;10;${PALU};${R};4`,
      `2025;10;${TENS};${R};2`,
    ),
    boxes: 4,
    ends: { asks: ['period'], answers: { period: 'open' } },
  },
  'numbers of weeks': {
    content: csv('Semaine;Produit;Grossiste;Quantité', `36;${AMOX};${R};10`, `42;${PALU};${R};4`),
    boxes: 4,
    ends: { asks: ['period'], answers: { period: 'open' } },
  },
  'days after their months': {
    content: csv('Date;Produit;Grossiste;Quantité', `10/03/2026;${AMOX};${R};10`, `10/25/2026;${PALU};${R};4`),
    boxes: 14,
    ends: 'read',
    notes: ['periodNamed'],
  },
  'stock beside sales by wholesaler': {
    content: csv(`Produit;Stock ${L};${L};Stock ${R};${R}`, `${AMOX};50;8;30;4`),
    boxes: 12,
    ends: { asks: ['crosstab'], answers: { crosstab: { 1: null, 2: 'w2', 3: null, 4: 'w1' } } },
  },
  'nothing but stock by wholesaler': {
    content: csv(`Produit;Stock ${L};Stock ${R}`, `${AMOX};50;30`),
    boxes: 80,
    ends: { asks: ['crosstab'], answers: { crosstab: { 1: 'w2', 2: 'w1' } } },
  },
  'abbreviated wholesalers as columns': {
    content: csv('Produit;LITT. MÉD.;Rép.', `${AMOX};8;4`, `${PALU};;5`),
    boxes: 17,
    ends: 'read',
    notes: ['crosstab'],
  },
  'an abbreviated wholesaler beside one in full, and a total': {
    content: csv(`Réf;Produit;Littoral M.;${R};Total`, `00117;${AMOX};8;4;12`),
    boxes: 12,
    ends: 'read',
    notes: ['crosstab'],
  },
  'an abbreviated wholesaler beside a quantity': {
    content: csv('Produit;Rép.;Quantité', `${AMOX};8;40`),
    boxes: 8,
    ends: { asks: ['crosstab'], answers: { crosstab: { 1: 'w1', 2: null } } },
  },
  'a column of products that abbreviates a wholesaler': {
    content: csv('Médicaments;Rép.;Littoral', `${AMOX};8;4`),
    ends: 'mapper',
  },
  'months and codes that abbreviate no wholesaler': {
    content: csv('Produit;Code;Oct;Grossiste', `${AMOX};00117;8;${R}`),
    boxes: 8,
    ends: 'read',
  },
  ...Object.fromEntries(
    (
      [
        ['goals', '2026', ['S1', 'S2']],
        ['goals', '2026', ['1er semestre', '2e semestre']],
        ['goals', '2026', ['H1 2026', 'H2 2026']],
        ['goals', '2026', ['T1', 'T2', 'T3', 'T4']],
        ['goals', '2026', ['Janv.', 'Févr.', 'Mars', 'Avril']],
        ['sales', '2026-10', ['Qté S41', 'Qté S42', 'Qté S43']],
        ['trends', '2026-10-12', ['12/10/2026', '13/10/2026', '14/10/2026']],
        ['trends', '2026-10-12', ['Lun', 'Mar', 'Mer', 'Jeu', 'Ven', 'Sam', 'Dim']],
        // In March, « Mar » could also be the open month.
        ['trends', '2026-03-16', ['Lun.', 'Mar.', 'Mer.']],
        ['trends', '2026-10-12', ['Lundi', 'Mardi', 'Mercredi']],
        ['trends', '2026-10-12', ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']],
        ['trends', '2026-10-12', ['Qté Mar', 'Qté Mer']],
        ['trends', '2026-10-12', ['Lun 12/10/2026', 'Mar 13/10/2026']],
        ['goals', '2026', ['Jan', 'Fév', 'Mar']],
      ] as const
    ).flatMap(([kind, period, titles]): readonly (readonly [string, Sent])[] => {
      const own = kind === 'goals' ? 'Produit' : 'Produit;Grossiste';
      const first = own.split(';').length;
      const line = (product: string, quantity: number) =>
        [product, ...(kind === 'goals' ? [] : [R]), ...titles.map(() => quantity)].join(';');
      const sent = { content: csv([own, ...titles].join(';'), line(AMOX, 10), line(PALU, 2)), kind, period };
      const added = titles.map((_, at) => first + at);
      return [
        [
          `parts of a period, added up: ${titles.join(', ')}`,
          { ...sent, boxes: 12 * titles.length, ends: { asks: ['columns'], answers: { added } } },
        ],
        [
          `one part of a period: ${titles.join(', ')}`,
          {
            ...sent,
            boxes: 12,
            ends: { asks: ['columns'], answers: { columns: { quantity: first }, period: 'all' } },
          },
        ],
      ];
    }),
  ),
  'the days of a week beside their total': {
    content: csv('Produit;Grossiste;Lun;Mar;Mer;Total', `${AMOX};${R};10;20;30;60`),
    kind: 'trends',
    period: '2026-10-12',
    boxes: 60,
    ends: { asks: ['columns'], answers: { added: [2, 3, 4] } },
  },
  'days of the week with their dates in another week': {
    content: csv('Produit;Grossiste;Lun 05/10/2026;Mar 06/10/2026', `${AMOX};${R};10;20`),
    kind: 'trends',
    period: '2026-10-12',
    boxes: 10,
    ends: { asks: ['columns'], answers: { columns: { quantity: 2 }, period: 'all' } },
  },
  'days of the week, of a month': {
    content: csv('Produit;Grossiste;Lun;Mar;Mer', `${AMOX};${R};10;20;30`),
    period: '2026-03',
    ends: 'mapper',
  },
  'a month of three letters alone': {
    content: csv('Produit;Grossiste;Mar', `${AMOX};${R};10`),
    period: '2026-03',
    boxes: 10,
    ends: 'read',
  },
  'a part of the goals alone': {
    content: csv('Produit;1er semestre 2026', `${AMOX};300`),
    kind: 'goals',
    period: '2026',
    boxes: 300,
    ends: { asks: ['period'], answers: { period: 'all' } },
  },
  'a week of the month alone': {
    content: csv('Produit;Grossiste;Qté S42', `${AMOX};${R};30`),
    boxes: 30,
    ends: { asks: ['period'], answers: { period: 'all' } },
  },
  'a day of the week alone': {
    content: csv('Produit;Grossiste;14/10/2026', `${AMOX};${R};30`),
    kind: 'trends',
    period: '2026-10-12',
    boxes: 30,
    ends: { asks: ['period'], answers: { period: 'all' } },
  },
  'a part of a period that cannot be read': {
    content: csv('Produit;S1;S2', `${AMOX};10;1O`, `${PALU};2;3`),
    kind: 'goals',
    period: '2026',
    unreadable: 1,
    ends: { asks: ['columns'], answers: { added: [1, 2] }, issues: ['quantityUnreadable'] },
  },
  'parts of a period by thousands': {
    content: csv('Produit;S1;S2', `${AMOX};1.000;250`, `${PALU};12.000;`),
    kind: 'goals',
    period: '2026',
    boxes: 13_250,
    ends: { asks: ['columns'], answers: { added: [1, 2], decimal: { quantity: ',' } } },
  },
  ...Object.fromEntries(
    [
      'Mois : 09/26',
      'Mois 9',
      'Période du 01/09 au 30/09',
      'Ventes du 1er au 15 octobre 2026',
      'Ventes au 10/10/2026',
    ].map((title) => [
      `“${title}” above the rows`,
      {
        content: csv(title, HEAD, `${AMOX};${L};40`),
        boxes: 40,
        ends: { asks: ['period'], answers: { period: 'all' } },
      } satisfies Sent,
    ]),
  ),
  ...Object.fromEntries(
    ['Semaine n°41', 'Du 05/10 au 11/10', 'du 5 au 11 octobre', 'Semaine du lundi 5', 'Du 12/10 au 14/10'].map(
      (title) => [
        `“${title}” above the rows of a week`,
        {
          content: csv(title, HEAD, `${AMOX};${L};40`),
          kind: 'trends',
          period: '2026-10-12',
          boxes: 40,
          ends: { asks: ['period'], answers: { period: 'all' } },
        } satisfies Sent,
      ],
    ),
  ),
  'goals of a short year': {
    content: csv('Objectifs 27', 'Produit;Quantité', `${AMOX};40`),
    kind: 'goals',
    period: '2026',
    boxes: 40,
    ends: { asks: ['period'], answers: { period: 'all' } },
  },
  'a total of another month below': {
    content: csv(HEAD, `${AMOX};${L};40`, `${PALU};${L};10`, 'Total septembre 2026;;50'),
    boxes: 50,
    ends: { asks: ['period'], answers: { period: 'all' } },
  },
  'a quantity of the month before': {
    content: csv('Produit;Grossiste;Quantité M-1', `${AMOX};${L};40`),
    boxes: 40,
    ends: { asks: ['period'], answers: { period: 'all' } },
  },
  'months of four digits in a column': {
    content: csv('Produit;Grossiste;Mois;Quantité', `${AMOX};${L};2609;40`, `${PALU};${L};2610;10`),
    boxes: 10,
    ends: { asks: ['period'], answers: { period: 'open' } },
  },
  'another month by wholesaler': {
    content: csv(`Produit;${L} 09/2026;${R} 09/2026`, `${AMOX};50;30`),
    boxes: 80,
    ends: { asks: ['crosstab'], answers: { crosstab: { 1: 'w2', 2: 'w1' } } },
  },
  ...Object.fromEntries(
    ['VENTES_092026', 'Littoral_0926', 'ventes 9-26', 'ventes_20260930', 'ventes 3e trimestre 2026', 'T3-2026'].map(
      (name) => [
        `another period in the name ${name}`,
        {
          name: `${name}.csv`,
          content: csv(HEAD, `${AMOX};${L};40`),
          boxes: 40,
          ends: { asks: ['period'], answers: { period: 'all' } },
        } satisfies Sent,
      ],
    ),
  ),
  ...Object.fromEntries(
    ['VENTES_102026', 'Littoral_1026'].map((name) => [
      `the open period in the name ${name}`,
      {
        name: `${name}.csv`,
        content: csv(HEAD, `${AMOX};${L};40`),
        boxes: 40,
        ends: 'read',
        notes: ['periodNamed'],
      } satisfies Sent,
    ]),
  ),
  'the day on which it was made in its name': {
    name: 'ventes_20261103.csv',
    content: csv(HEAD, `${AMOX};${L};40`),
    boxes: 40,
    ends: 'read',
  },
  'returns and credit notes in a column of their own': {
    content: csv(
      'Produit;Grossiste;Qté;Type',
      `${AMOX};${R};10;Vente`,
      `${PALU};${R};4;Retour client`,
      `${TENS};${R};2;Avoir`,
    ),
    ends: { issues: ['notSold'] },
  },
  'a group of columns for each wholesaler, in two lines of titles': {
    content: csv('Produit;Répartis;;Littoral Médicaments;', ';Qté;CA;Qté;CA', `${AMOX};10;1;20;2`, `${PALU};1;1;2;2`),
    boxes: 33,
    ends: 'read',
    notes: ['crosstab'],
  },
  'weeks and their total': {
    content: csv('Produit;Grossiste;Qté S40;Qté S41;Total Qté', `${AMOX};${R};10;20;30`, `${PALU};${R};1;2;3`),
    boxes: 33,
    ends: { asks: ['columns'], answers: { columns: { quantity: 4 } } },
  },
  'a line of the separator above the titles': {
    content: csv('sep=,', 'Produit,Grossiste,Quantité', `${AMOX},${R},10`),
    boxes: 10,
    ends: 'read',
  },
  'thousands by points beside a rate with a decimal point': {
    content: csv('Produit;Grossiste;Qté;Remise %', `${AMOX};${R};1.000;2.5`, `${PALU};${R};12.000;10.25`),
    boxes: 13_000,
    ends: { asks: ['numbers'], answers: { decimal: { quantity: ',' } } },
  },
  // Numbers
  'numbers of which neither reading holds for all': {
    content: csv(HEAD, `${AMOX};${R};1.000`, `${PALU};${R};12.000`, `${TENS};${R};40`),
    ends: { asks: ['numbers'], answers: { decimal: { quantity: null } }, issues: ['quantityAmbiguous'] },
    unreadable: 2,
  },
  'prices of which neither reading holds for all': {
    content: csv(`${HEAD};PGHT`, `${AMOX};${R};40;1.450`, `${PALU};${R};5;1980`),
    ends: { asks: ['numbers'], answers: { decimal: { price: null } }, issues: ['priceAmbiguous'] },
  },
  'thousands by points': {
    content: csv(HEAD, `${AMOX};${R};1.000`, `${PALU};${R};12.000`),
    boxes: 13_000,
    ends: { asks: ['numbers'], answers: { decimal: { quantity: ',' } } },
  },
  'decimals by points': {
    content: csv(HEAD, `${AMOX};${R};1.000`, `${PALU};${R};12.000`),
    boxes: 13,
    ends: { asks: ['numbers'], answers: { decimal: { quantity: '.' } } },
  },
  'thousands by commas': {
    content: csv(HEAD, `${AMOX};${R};1,000`, `${PALU};${R};12,000`),
    boxes: 13_000,
    ends: { asks: ['numbers'], answers: { decimal: { quantity: '.' } } },
  },
  'thousands by commas in quotes': {
    content: csv(HEAD.replaceAll(';', ','), `${AMOX},${R},"2,000"`, `${PALU},${R},35`),
    boxes: 2035,
    ends: { asks: ['numbers'], answers: { decimal: { quantity: '.' } } },
  },
  'one thousand among units': {
    content: csv(HEAD, `${AMOX};${R};1.000`, `${PALU};${R};35`),
    boxes: 1035,
    ends: { asks: ['numbers'], answers: { decimal: { quantity: ',' } } },
  },
  'thousands, with the history': {
    content: csv(HEAD, `${AMOX};${R};1.000`, `${PALU};${R};12.000`),
    history,
    boxes: 13_000,
    ends: { asks: ['numbers'], answers: { decimal: { quantity: ',' } } },
  },
  'two separators decide': {
    content: csv(HEAD, `${AMOX};${R};1.000`, `${PALU};${R};2.500,00`),
    boxes: 3500,
    ends: 'read',
    notes: ['numbersRead'],
  },
  'one separator twice decides': {
    content: csv('Produit;Quantité', `${AMOX};1.000`, `${PALU};1.000.000`),
    kind: 'goals',
    period: '2026',
    boxes: 1_001_000,
    ends: 'read',
    notes: ['numbersRead'],
  },
  'another count of decimals decides': {
    content: csv(HEAD, `${AMOX};${R};1.000`, `${PALU};${R};12.0`),
    boxes: 13,
    ends: 'read',
    notes: ['numbersRead'],
  },
  'the decimals of prices decide': {
    content: csv(`${HEAD};PGHT`, `${AMOX};${R};1.000;1450,00`, `${PALU};${R};35;1980,00`),
    boxes: 1035,
    ends: 'read',
    notes: ['numbersRead'],
  },
  'the decimals of amounts decide': {
    content: csv(`${HEAD};Montant`, `${AMOX};${R};1,000;1450000.00`, `${PALU};${R};35;69300.00`),
    boxes: 1035,
    ends: 'read',
    notes: ['numbersRead', 'columnIgnored'],
  },
  'evidence that contradicts itself': {
    content: csv(HEAD, `${AMOX};${R};1.000`, `${PALU};${R};2.0`, `${TENS};${R};3,0`),
    boxes: 1005,
    ends: { asks: ['numbers'], answers: { decimal: { quantity: ',' } } },
  },
  'spaces of all kinds': {
    content: csv(HEAD, `${AMOX};${R};1\u202F000`, `${PALU};${R};12\u00A0000`, `${TENS};${R};1 234`),
    boxes: 14_234,
    ends: 'read',
  },
  'a price with two readings': {
    content: csv(`${HEAD};PGHT`, `${AMOX};${R};10;1.450`, `${PALU};${R};5;1.980`),
    boxes: 15,
    ends: { asks: ['numbers'], answers: { decimal: { price: ',' } } },
  },
  'a price as a comma thousand': {
    content: csv('Produit,Grossiste,Quantité,PGHT', `${AMOX},${R},10,"1,450"`),
    boxes: 10,
    ends: { asks: ['numbers'], answers: { decimal: { price: '.' } } },
  },
  'an unquoted thousand among commas': {
    content: csv('Produit,Grossiste,Quantité,PGHT', `${AMOX},${R},1,500,`, `${PALU},${R},12,`),
    boxes: 1512,
    ends: { issues: ['overlong', 'priceDiffers'] },
    finds: ['farPrices'],
  },
  'a float error of a workbook': {
    ...oneSheet(
      ['Produit', 'Grossiste', 'Quantité'],
      [AMOX ?? '', R, { raw: '12.000000000000002' }],
      [PALU ?? '', R, 5],
    ),
    boxes: 17,
    ends: 'read',
    notes: ['roundedFloat'],
  },
  'a stored number has one reading': {
    ...oneSheet(['Produit', 'Grossiste', 'Quantité'], [AMOX ?? '', R, 1.234], [PALU ?? '', R, 1000]),
    ends: { issues: ['quantityFractional'] },
  },
  'a number kept as text in a workbook': {
    ...oneSheet(['Produit', 'Grossiste', 'Quantité'], [AMOX ?? '', R, '1.000'], [PALU ?? '', R, 12]),
    boxes: 1012,
    ends: { asks: ['numbers'], answers: { decimal: { quantity: ',' } } },
  },
  'a failed formula of a workbook': {
    ...oneSheet(
      ['Produit', 'Grossiste', 'Quantité', 'PGHT'],
      [AMOX ?? '', R, { error: '#DIV/0!' }, 1450],
      [PALU ?? '', R, 5, { error: '#N/A' }],
    ),
    unreadable: 1,
    ends: { issues: ['quantityFormulaError', 'priceFormulaError'] },
  },
  'a formula of a workbook whose value was never computed': {
    ...oneSheet(['Produit', 'Grossiste', 'Quantité'], [AMOX ?? '', R, { formula: 'E2-90' }], [PALU ?? '', R, 5]),
    unreadable: 1,
    ends: { issues: ['quantityFormulaError'] },
  },
  'a formula without a value where an empty cell is no sale': {
    ...oneSheet(['Produit', L, R], [AMOX ?? '', 12, { formula: 'SUM(E2:F2)' }], [PALU ?? '', 7, 5]),
    unreadable: 1,
    ends: { issues: ['quantityFormulaError'] },
  },
  'a total whose formula was never computed': {
    ...oneSheet(
      ['Produit', 'Grossiste', 'Quantité'],
      [AMOX ?? '', R, 12],
      [PALU ?? '', R, 5],
      ['Total', null, { formula: 'SUM(C2:C3)' }],
    ),
    boxes: 17,
    ends: 'read',
  },
  'a failed formula of a text file': {
    content: csv(HEAD, `${AMOX};${R};#REF!`, `${PALU};${R};#VALEUR!`),
    unreadable: 2,
    ends: { issues: ['quantityFormulaError'] },
  },
  'a negative price': { content: csv(`${HEAD};PGHT`, `${AMOX};${R};10;-1450`), ends: { issues: ['priceNegative'] } },
  'negative, zero and missing quantities': {
    content: csv(HEAD, `${AMOX};${R};-5`, `${PALU};${R};0`, `${TENS};${R};`),
    ends: { issues: ['quantityNegative', 'quantityMissing'] },
    notes: ['zeroRows'],
  },
  'rows of 0 boxes, of products that are known or not': {
    content: csv(HEAD, `${AMOX};${R};40`, `${PALU};${L};0`, `Ancienox 5 mg;${R};0`, `Inconnol;Autre;0,00`),
    boxes: 40,
    ends: 'read',
    notes: ['zeroRows'],
  },
  // Columns
  'sold and planned': {
    content: csv('Produit;Grossiste;Ventes du mois;Objectif', `${AMOX};${R};40;100`, `${PALU};${R};5;50`),
    boxes: 45,
    ends: { asks: ['columns'], answers: { columns: { quantity: 2 } } },
  },
  'stock and sold': {
    content: csv('Produit;Grossiste;Quantité en stock;Quantité vendue', `${AMOX};${R};500;40`),
    boxes: 40,
    ends: { asks: ['columns'], answers: { columns: { quantity: 3 } } },
  },
  'free and invoiced': {
    content: csv('Produit;Grossiste;Qté gratuite;Qté facturée', `${AMOX};${R};4;40`),
    boxes: 40,
    ends: { asks: ['columns'], answers: { columns: { quantity: 3 } } },
  },
  'stock alone': {
    content: csv('Produit;Grossiste;Qté en stock;Sorties', `${AMOX};${R};500;40`),
    boxes: 40,
    ends: { asks: ['columns'], answers: { columns: { quantity: 3 } } },
  },
  'two months': {
    content: csv('Produit;Grossiste;Qté sept.;Qté oct.', `${AMOX};${R};30;40`),
    boxes: 40,
    ends: { asks: ['columns'], answers: { columns: { quantity: 3 } } },
  },
  'two years': {
    content: csv('Produit;2025;2026', `${AMOX};300;400`),
    kind: 'goals',
    period: '2026',
    boxes: 400,
    ends: { asks: ['columns'], answers: { columns: { quantity: 2 } } },
  },
  'one month, another': {
    content: csv('Produit;Grossiste;Qté septembre', `${AMOX};${R};30`),
    boxes: 30,
    ends: { asks: ['period'], answers: { period: 'all' } },
  },
  'one month, the open one': {
    content: csv('Produit;Grossiste;Octobre 2026', `${AMOX};${R};30`),
    boxes: 30,
    ends: 'read',
    notes: ['periodNamed'],
  },
  'a choice remembered for the same titles': {
    content: csv('Produit;Grossiste;Qté sept.;Qté oct.', `${AMOX};${R};30;40`),
    known: [
      knownHeader(['Produit', 'Grossiste', 'Qté sept.', 'Qté oct.'], ['product', 'wholesaler', null, 'quantity']),
    ],
    boxes: 40,
    ends: 'read',
  },
  'a choice remembered for other neighbours': {
    content: csv('Produit;Grossiste;Qté oct.;Qté nov.', `${AMOX};${R};40;50`),
    period: '2026-11',
    known: [
      knownHeader(['Produit', 'Grossiste', 'Qté sept.', 'Qté oct.'], ['product', 'wholesaler', null, 'quantity']),
    ],
    boxes: 50,
    ends: { asks: ['columns'], answers: { columns: { quantity: 3 } } },
  },
  'a public price': {
    content: csv('Produit;Grossiste;Quantité;Prix public', `${AMOX};${R};40;2100`),
    boxes: 40,
    ends: 'read',
    notes: ['columnIgnored'],
  },
  'a public price and the PGHT': {
    content: csv('Produit;Grossiste;Quantité;Prix public TTC;PGHT', `${AMOX};${R};40;2100;1450`),
    boxes: 40,
    ends: 'read',
    notes: ['columnIgnored'],
  },
  'two prices': {
    content: csv('Produit;Grossiste;Quantité;Prix brut;Prix net', `${AMOX};${R};40;1450;1400`),
    boxes: 40,
    ends: { asks: ['columns'], answers: { columns: { price: 3 } } },
  },
  'amounts beside quantities': {
    content: csv('Produit;Grossiste;Quantité;Montant', `${AMOX};${R};40;58000`),
    boxes: 40,
    ends: 'read',
    notes: ['columnIgnored'],
  },
  'two columns with the same title': {
    content: csv('Produit;Grossiste;Qté;Qté', `${AMOX};${R};40;3`),
    boxes: 40,
    ends: { asks: ['columns'], answers: { columns: { quantity: 2 } } },
  },
  'titles that say nothing': { content: csv('A;B;C', `${AMOX};${R};40`), ends: 'mapper' },
  'a unit beside the quantity': {
    content: csv('Produit;Grossiste;Unité;Qté', `${AMOX};${R};boîte;40`),
    boxes: 40,
    ends: 'read',
  },
  'numbers with marks that nobody sees': {
    content: csv(HEAD, `${AMOX};${R};8\u200B15`, `${PALU};${R};\u200E725`, `${TENS};${L};\u202A1\u00A0040\u202C`),
    boxes: 2580,
    ends: 'read',
  },
  'numbers whose marks show their digits the other way round': {
    content: csv(HEAD, `${AMOX};${R};8\u200F15`, `${PALU};${R};\u202E518\u202C`, `${TENS};${L};40`),
    ends: { issues: ['quantityUnreadable'] },
    unreadable: 2,
  },
  // Header
  'no header': { content: csv(`${AMOX};${R};40`, `${PALU};${R};5`), ends: 'mapper' },
  'a first row with a word of a title': {
    content: csv(`${AMOX};${R};volume;40`, `${PALU};${R};volume;5`),
    ends: {
      asks: ['header'],
      answers: { header: { first: 0, count: 0 }, columns: { product: 0, wholesaler: 1, quantity: 3 } },
    },
    boxes: 45,
  },
  'lines above the header': {
    content: csv('Laboratoire Orvalis', 'Ventes octobre 2026', '', HEAD, `${AMOX};${R};40`),
    boxes: 40,
    ends: 'read',
    notes: ['linesSkipped', 'periodNamed'],
  },
  // Quotes
  'a stray pair of quotes': {
    content: csv(HEAD, `${AMOX};${R};10`, `"${PALU};${R};20`, `${TENS};${R};30`, `${ELOX}";${R};40`),
    boxes: 100,
    ends: { issues: ['productUnknown'] },
    notes: ['quotesOrdinary'],
  },
  'a quote within a cell': {
    content: csv(HEAD, `${AMOX};${R};10`, `${PALU};${R};"20`, `${TENS};${R};30`),
    unreadable: 1,
    ends: { issues: ['quantityUnreadable'] },
    notes: ['quotesOrdinary'],
  },
  'a cell of two lines': {
    content: `${HEAD}\n"Amoxivane\n500 mg B/12";${R};10\n${PALU};${R};5\n`,
    boxes: 15,
    ends: 'read',
  },
  // Products
  'a code and a name of two products': {
    content: csv('Code;Produit;Grossiste;Quantité', `00117;${PALU};${R};10`, `117;${PALU};${L};5`),
    ends: { issues: ['productContradicts'] },
  },
  'a code and a misspelt name of another product': {
    content: csv('Code;Produit;Grossiste;Quantité', `00117;Paludexa 20-120 b24;${R};10`),
    ends: { issues: ['productContradicts'] },
  },
  ...Object.fromEntries(
    [
      'Tensorel 5 mg B/12',
      'TENSOREL 5MG BTE DE 12',
      'Tensorel 10 mg B/30',
      'Tensorel 10 mg',
      'Tensorel 0,5 g B/30',
      'TENSOREL 5MG CPR BT12',
      'TENSOREL 5MG 12CP',
      'Tensorel 5mg cp 12',
      'Tensorel 5mg x12',
      'TENSOREL 5MG 2x10',
      'Tensorel 5 mg conditionnement par 12',
    ].map((name) => [
      `a code beside ${name}, which nobody sells`,
      {
        content: csv('Code;Produit;Grossiste;Quantité', `TEN-5;${name};${R};10`, `00117;${AMOX};${R};20`),
        ends: { issues: ['productContradicts'] },
      } satisfies Sent,
    ]),
  ),
  ...Object.fromEntries(
    [
      'TENSOREL 5MG B30',
      'Tensorel 0,005 g',
      'Tensorel cp sécables 30',
      'Tensorel 5,0 mg bte 30',
      'TENSOREL CP 5',
      'TENSOREL 5MG 3x10 CP',
      'Tensorel 5 mg nouveau conditionnement',
    ].map((name) => [
      `a code beside ${name}`,
      {
        content: csv('Code;Produit;Grossiste;Quantité', `TEN-5;${name};${R};10`),
        boxes: 10,
        ends: 'read',
      } satisfies Sent,
    ]),
  ),
  'a code and a short name of it': {
    content: csv('Code;Produit;Grossiste;Quantité', `00117;Amoxivane;${R};10`),
    boxes: 10,
    ends: 'read',
  },
  // Wholesalers
  "a wholesaler's own file": {
    name: 'REPARTIS octobre 2026.csv',
    content: csv('Produit;Quantité', `${AMOX};10`, `${PALU};5`),
    boxes: 15,
    ends: { asks: ['wholesaler'], answers: { wholesalerID: 'w1' } },
    notes: ['periodNamed', 'wholesaler'],
  },
  'a wholesaler in a line above': {
    content: csv('Littoral Médicaments', 'Produit;Quantité', `${AMOX};10`),
    boxes: 10,
    ends: { asks: ['wholesaler'], answers: { wholesalerID: 'w2' } },
  },
  'wholesalers as columns': {
    content: csv('Produit;Répartis;Littoral Médicaments', `${AMOX};10;4`, `${PALU};5;`, `${TENS};0;-`),
    boxes: 19,
    ends: 'read',
    notes: ['crosstab'],
  },
  'wholesalers as columns, with a total': {
    content: csv('Produit;Répartis;Littoral Médicaments;Total', `${AMOX};10;4;14`, `${PALU};5;1;6`, 'Total;15;5;20'),
    boxes: 20,
    ends: 'read',
    notes: ['crosstab', 'totalLeftOut'],
  },
  'an unknown wholesaler among the columns': {
    content: csv('Produit;Répartis;Savane', `${AMOX};10;4`),
    boxes: 10,
    ends: { asks: ['crosstab'], answers: { crosstab: { 1: 'w1', 2: null } } },
  },
  'wholesalers as columns, by thousands': {
    content: csv('Produit;Répartis;Littoral Médicaments', `${AMOX};1.000;4`),
    boxes: 1004,
    ends: { asks: ['numbers'], answers: { decimal: { quantity: ',' } } },
  },
  'an unknown wholesaler': { content: csv(HEAD, `${AMOX};Inconnu;10`), ends: { issues: ['wholesalerUnknown'] } },
  // Totals
  'a row of totals': {
    content: csv(HEAD, `${AMOX};${R};10`, `${PALU};${R};5`, 'Total;;15'),
    boxes: 15,
    ends: 'read',
    notes: ['totalLeftOut'],
  },
  subtotals: {
    content: csv(
      HEAD,
      `${AMOX};${R};10`,
      `Sous-total;${R};10`,
      `${PALU};${L};5`,
      `Sous-total;${L};5`,
      'TOTAL GÉNÉRAL;;15',
    ),
    boxes: 15,
    ends: 'read',
    notes: ['totalLeftOut'],
  },
  'a product that begins like a total': {
    content: csv(HEAD, `Total Vita gel;${R};10`, `${PALU};${R};5`),
    ends: { issues: ['productUnknown'] },
  },
  // Periods
  'a column of years': {
    content: csv('Produit;Année;Objectif', `${AMOX};2025;300`, `${AMOX};2026;400`),
    kind: 'goals',
    period: '2026',
    boxes: 400,
    ends: { asks: ['period'], answers: { period: 'open' } },
  },
  'a column of months': {
    content: csv('Mois;Produit;Grossiste;Quantité', `9;${AMOX};${R};30`, `10;${AMOX};${R};40`),
    boxes: 40,
    ends: { asks: ['period'], answers: { period: 'open' } },
  },
  'a column of dates': {
    content: csv('Date;Produit;Grossiste;Quantité', `30/09/2026;${AMOX};${R};30`, `15/10/2026;${PALU};${R};40`),
    boxes: 40,
    ends: { asks: ['period'], answers: { period: 'open' } },
  },
  'a column of dates in a workbook': {
    name: 'v.xlsx',
    content: workbook({
      name: 'Ventes',
      rows: [
        ['Date', 'Produit', 'Grossiste', 'Quantité'],
        [{ day: 46_310 }, AMOX ?? '', R, 40],
      ],
    }),
    boxes: 40,
    ends: 'read',
    notes: ['periodNamed'],
  },
  'a name of another month': {
    name: 'ventes_2026-09.csv',
    content: csv(HEAD, `${AMOX};${R};30`),
    boxes: 30,
    ends: { asks: ['period'], answers: { period: 'all' } },
  },
  'a name of the open month': {
    name: 'ventes oct-26.csv',
    content: csv(HEAD, `${AMOX};${R};30`),
    boxes: 30,
    ends: 'read',
    notes: ['periodNamed'],
  },
  'a name with the day of the export': {
    name: 'export_2026-11-03.csv',
    content: csv(HEAD, `${AMOX};${R};30`),
    boxes: 30,
    ends: 'read',
  },
  'a name of another week': {
    name: 'S46.csv',
    content: csv(HEAD, `${AMOX};${R};30`),
    kind: 'trends',
    period: '2026-11-16',
    boxes: 30,
    ends: { asks: ['period'], answers: { period: 'all' } },
  },
  'a range of days above': {
    content: csv('Du 01/09/2026 au 30/09/2026', HEAD, `${AMOX};${R};30`),
    boxes: 30,
    ends: { asks: ['period'], answers: { period: 'all' } },
  },
  // Workbooks
  'hidden rows': {
    name: 'v.xlsx',
    content: workbook({
      name: 'Feuil1',
      hiddenLines: [3],
      rows: [
        ['Produit', 'Grossiste', 'Quantité'],
        [AMOX ?? '', R, 40],
        [PALU ?? '', R, 5],
      ],
    }),
    boxes: 40,
    ends: { asks: ['hidden'], answers: { hidden: 'leave' } },
  },
  'hidden rows that count': {
    name: 'v.xlsx',
    content: workbook({
      name: 'Feuil1',
      hiddenLines: [3],
      rows: [
        ['Produit', 'Grossiste', 'Quantité'],
        [AMOX ?? '', R, 40],
        [PALU ?? '', R, 5],
      ],
    }),
    boxes: 45,
    ends: { asks: ['hidden'], answers: { hidden: 'take' } },
  },
  'a hidden column': {
    name: 'v.xlsx',
    content: workbook({
      name: 'Feuil1',
      hiddenColumns: [3],
      rows: [
        ['Produit', 'Grossiste', 'Quantité', 'Ventes'],
        [AMOX ?? '', R, 40, 5],
      ],
    }),
    boxes: 5,
    ends: { asks: ['columns'], answers: { columns: { quantity: 3 } } },
  },
  'a hidden column that is read': {
    name: 'v.xlsx',
    content: workbook({
      name: 'Feuil1',
      hiddenColumns: [3],
      rows: [
        ['Produit', 'Grossiste', 'Quantité'],
        [AMOX ?? '', R, 40],
      ],
    }),
    boxes: 40,
    ends: { asks: ['hidden'], answers: { hidden: 'take' } },
  },
  'a hidden sheet alone': {
    name: 'v.xlsx',
    content: workbook(
      { name: 'Vide', rows: [] },
      {
        name: 'Octobre',
        state: 'hidden',
        rows: [
          ['Produit', 'Grossiste', 'Quantité'],
          [AMOX ?? '', R, 40],
        ],
      },
    ),
    boxes: 40,
    ends: { asks: ['hidden'], answers: { hidden: 'take' } },
  },
  'a sheet of another month': {
    name: 'v.xlsx',
    content: workbook({
      name: 'Septembre 2026',
      rows: [
        ['Produit', 'Grossiste', 'Quantité'],
        [AMOX ?? '', R, 40],
      ],
    }),
    boxes: 40,
    ends: { asks: ['period'], answers: { period: 'all' } },
  },
  'two sheets': {
    name: 'v.xlsx',
    content: workbook(
      {
        name: 'A',
        rows: [
          ['Produit', 'Grossiste', 'Quantité'],
          [AMOX ?? '', R, 40],
        ],
      },
      {
        name: 'B',
        rows: [
          ['Produit', 'Grossiste', 'Quantité'],
          [AMOX ?? '', R, 5],
        ],
      },
    ),
    ends: 'mapper',
  },
  'a workbook named .xls': {
    name: 'v.xls',
    content: workbook({
      name: 'Feuil1',
      rows: [
        ['Produit', 'Grossiste', 'Quantité'],
        [AMOX ?? '', R, 40],
      ],
    }),
    boxes: 40,
    ends: 'read',
  },
  // Encodings and containers
  'bars between cells': { content: csv('Produit|Grossiste|Quantité', `${AMOX}|${R}|40`), boxes: 40, ends: 'read' },
  'UTF-16 without a mark, little-endian': {
    content: wide(csv(HEAD, `${AMOX};${R};40`, `${ELOX};${R};5`), true),
    boxes: 45,
    ends: 'read',
    notes: ['encoding'],
  },
  'UTF-16 without a mark, big-endian': {
    content: wide(csv(HEAD, `${AMOX};${R};40`, `${ELOX};${R};5`), false),
    boxes: 45,
    ends: 'read',
    notes: ['encoding'],
  },
  'Windows-1252': {
    content: latin(csv(HEAD, `${AMOX};${R};40`, `${ELOX};${R};5`)),
    boxes: 45,
    ends: 'read',
    notes: ['encoding'],
  },
  'tabs named .xls': {
    name: 'v.xls',
    content: csv(HEAD, `${AMOX};${R};40`).replaceAll(';', '\t'),
    boxes: 40,
    ends: 'read',
  },
  'a web page named .xls': {
    name: 'v.xls',
    content: '<html><body><table><tr><td>Produit</td></tr></table></body></html>',
    ends: { refused: 'htmlTable' },
  },
  'a web page named .csv': { content: '\uFEFF<!DOCTYPE html>\n<table></table>', ends: { refused: 'htmlTable' } },
  'an old workbook': {
    name: 'v.xls',
    content: Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
    ends: { refused: 'oldExcel' },
  },
  'a workbook with a password': {
    name: 'v.xlsx',
    content: Uint8Array.from([
      0xd0,
      0xcf,
      0x11,
      0xe0,
      0xa1,
      0xb1,
      0x1a,
      0xe1,
      ...Array.from(Array.from('EncryptedPackage').join('\0'), (letter) => letter.codePointAt(0) ?? 0),
    ]),
    ends: { refused: 'protected' },
  },
  'a damaged workbook': {
    name: 'v.xlsx',
    content: workbook({ name: 'A', rows: [['Produit']] }).slice(0, 300),
    ends: { refused: 'unreadable' },
  },
  'a header alone': { content: csv(HEAD), ends: { refused: 'headerOnly' } },
  nothing: { content: '\r\n;;\r\n', ends: { refused: 'empty' } },
  // Slips of the hand
  'a slip among thousands': {
    content: csv(HEAD, `${AMOX};${R};1.000`, `${PALU};${R};12.000`, `${TENS};${R};12.50`),
    ends: { asks: ['numbers'], answers: { decimal: { quantity: ',' } }, issues: ['quantityFractional'] },
  },
  'as many parts of boxes as thousands': {
    content: csv(HEAD, `${AMOX};${R};1.000`, `${PALU};${R};12.50`),
    ends: { asks: ['numbers'], answers: { decimal: { quantity: ',' } }, issues: ['quantityFractional'] },
  },
  'one other count of decimals among thousands': {
    content: csv(HEAD, `${AMOX};${R};1,000`, `${PALU};${R};2,000`, `${TENS};${R};12,0`),
    boxes: 3012,
    ends: { asks: ['numbers'], answers: { decimal: { quantity: '.' } } },
  },
  'one other count of decimals among prices': {
    content: csv(`${HEAD};PGHT`, `${AMOX};${R};1;1.450`, `${PALU};${R};2;1.980`, `${TENS};${R};3;31.20`),
    ends: { asks: ['numbers'], answers: { decimal: { price: ',' } }, issues: ['priceDiffers'] },
    finds: ['farPrices'],
  },
  // The file as a whole
  'every quantity six times the usual': {
    content: month((at) => 600 + at),
    history: usual(100),
    boxes: 4828,
    ends: 'read',
    finds: ['quantities'],
  },
  'every quantity a fifth of the usual': {
    content: month((at) => 20 + at),
    history: usual(110),
    boxes: 188,
    ends: 'read',
    finds: ['quantities'],
  },
  'a month of growth': { content: month((at) => 180 + at), history: usual(100), boxes: 1468, ends: 'read' },
  'three prices in four a tenth higher': {
    content: month(
      (at) => 10 + at,
      (pght, at) => (at === 0 || at === 4 ? pght : Math.round(pght * 1.1)),
    ),
    ends: { issues: ['priceDiffers'] },
  },
  'every price a tenth higher': {
    content: month(
      (at) => 10 + at,
      (pght) => Math.round(pght * 1.1),
    ),
    ends: { issues: ['priceDiffers'] },
    finds: ['prices'],
  },
  'quantities in thousands, by a line above': {
    content: `Quantités en milliers de boîtes\r\n${MIXED}`,
    boxes: 52,
    ends: 'read',
    finds: ['unit'],
  },
  'quantities in cartons': {
    content: csv('Produit;Grossiste;Qté cartons', `${AMOX};${R};40`),
    boxes: 40,
    ends: { asks: ['columns'], answers: { columns: { quantity: 2 } } },
  },
  // Whose rows
  'named for one wholesaler, with rows of two': {
    name: 'REPARTIS octobre 2026.csv',
    content: MIXED,
    boxes: 52,
    ends: { asks: ['whose'], answers: { whose: 'rows' } },
  },
  'named for one wholesaler, whose rows alone count': {
    name: 'REPARTIS octobre 2026.csv',
    content: MIXED,
    boxes: 45,
    ends: { asks: ['whose'], answers: { whose: 'only' } },
  },
  'named above for another wholesaler than its rows': {
    content: csv('Littoral Médicaments', HEAD, `${AMOX};${R};40`, `${PALU};${R};5`),
    boxes: 45,
    ends: { asks: ['whose'], answers: { whose: 'all' } },
    notes: ['wholesaler'],
  },
  'named for the wholesaler of its rows': {
    name: 'Répartis.csv',
    content: csv(HEAD, `${AMOX};${R};40`),
    boxes: 40,
    ends: 'read',
  },
  'a heading above the rows of each wholesaler': {
    content: csv('Produit;Quantité', `${R};`, `${AMOX};40`, `${PALU};5`, `${L};`, `${AMOX};7`),
    boxes: 52,
    ends: 'read',
    notes: ['sections'],
  },
  ...Object.fromEntries(
    (
      [
        ['under titles of its own', `Grossiste : ${L};`, `Grossiste : ${R};`, 'Produit;Quantité'],
        ['in two cells', `Grossiste;${L}`, `Grossiste :;${R}`, 'Produit;Quantité'],
        ['by its name alone', `${L};`, `${R};`, 'Produit;Quantité'],
        ['without titles of its own', `Grossiste : ${L};`, `Grossiste : ${R};`, ''],
      ] as const
    ).map(([name, first, second, titles]): [string, Sent] => [
      `a section of each wholesaler ${name}`,
      {
        content: csv(
          first,
          'Produit;Quantité',
          `${TENS};30`,
          `${AMOX};20`,
          '',
          second,
          titles,
          `${TENS};7`,
          `${AMOX};8`,
        ),
        boxes: 65,
        ends: 'read',
        notes: ['sections'],
      },
    ]),
  ),
  'a wholesaler that is not in the catalogue over the same titles': {
    content: csv(
      `Grossiste : ${L}`,
      'Produit;Quantité',
      `${TENS};30`,
      'Grossiste : Savane',
      'Produit;Quantité',
      `${AMOX};8`,
    ),
    boxes: 30,
    ends: { asks: ['tables', 'wholesaler'], answers: { tables: 'first', wholesalerID: 'w2' } },
  },
  'returns below the sections of the wholesalers': {
    content: csv(
      `Grossiste : ${L};`,
      'Produit;Quantité',
      `${TENS};30`,
      `Grossiste : ${R};`,
      'Produit;Quantité',
      `${TENS};7`,
      'Retours;',
      'Produit;Quantité',
      `${AMOX};8`,
    ),
    boxes: 37,
    ends: { asks: ['tables'], answers: { tables: 'first' } },
    notes: ['sections'],
  },
  'a row before the first heading': {
    content: csv('Produit;Quantité', `${TENS};3`, `${R};`, `${AMOX};40`),
    ends: { issues: ['wholesalerMissing'] },
    notes: ['sections'],
  },
  // Totals
  'a total that is not the sum': {
    content: csv(HEAD, `${AMOX};${R};10`, `${PALU};${R};5`, 'Total;;20'),
    boxes: 15,
    ends: 'read',
    finds: ['totals'],
  },
  'a total without a quantity': {
    content: csv(`${HEAD};Montant`, `${AMOX};${R};10;14500`, `${PALU};${R};5;9900`, 'Total;;;24400'),
    boxes: 15,
    ends: 'read',
  },
  'a total that counts what cannot be read': {
    content: csv(HEAD, `${AMOX};${R};10`, `${PALU};${R};13O`, 'Total;;140'),
    ends: { issues: ['quantityUnreadable'] },
    finds: ['totals'],
    unreadable: 1,
  },
  'a total less the returns': {
    content: csv(HEAD, `${AMOX};${R};10`, `${AMOX};${L};-4`, 'Total;;6'),
    ends: { issues: ['quantityNegative'] },
  },
  'totals of two columns that make up for each other': {
    content: csv('Produit;Répartis;Littoral Médicaments', `${AMOX};10;4`, `${PALU};5;1`, 'Total;14;6'),
    boxes: 20,
    ends: 'read',
    finds: ['totals'],
  },
  // How programs write
  'numbers as formulas of texts': {
    content: csv(
      'Code;Produit;Grossiste;Quantité',
      `="00117";${AMOX};${R};="868"`,
      `"=""117""";${PALU};${R};"=""12"""`,
    ),
    boxes: 880,
    ends: 'read',
    notes: ['textFormula'],
  },
  'text named .tsv': { name: 'v.tsv', content: MIXED.replaceAll(';', '\t'), boxes: 52, ends: 'read' },
  'text named .txt': { name: 'v.txt', content: MIXED.replaceAll(';', '\t'), boxes: 52, ends: 'read' },
  'a workbook of OpenDocument': {
    name: 'v.ods',
    content: workbook({ name: 'A', rows: [['Produit']] }),
    ends: { refused: 'formatNotAllowed' },
  },
  CP850: { content: cp850(csv(HEAD, `${ELOX};${R};40`)), boxes: 40, ends: 'read', notes: ['encoding'] },
  'Mac Roman': { content: macRoman(csv(HEAD, `${ELOX};${R};40`)), boxes: 40, ends: 'read', notes: ['encoding'] },
  'products in merged cells': {
    name: 'v.xlsx',
    content: workbook({
      name: 'Feuil1',
      merged: ['A2:A3', 'C2:C3'],
      rows: [
        ['Produit', 'Grossiste', 'Quantité'],
        [AMOX ?? '', R, 40],
        [null, L, 5],
        [PALU ?? '', R, 7],
      ],
    }),
    boxes: 52,
    ends: 'read',
    notes: ['mergedCells'],
  },
  'quantities in merged cells': {
    name: 'v.xlsx',
    content: workbook({
      name: 'Feuil1',
      merged: ['C2:C3'],
      rows: [
        ['Produit', 'Grossiste', 'Quantité'],
        [AMOX ?? '', R, 40],
        [PALU ?? '', R, null],
      ],
    }),
    ends: { issues: ['quantityMissing'] },
  },
  'products on the first of their rows alone': {
    content: csv(HEAD, `${AMOX};${R};40`, `;${L};5`),
    ends: { issues: ['productMissing'] },
  },
  'a quantity formatted as a date': {
    ...oneSheet(['Produit', 'Grossiste', 'Quantité'], [AMOX ?? '', R, { day: 45_000 }], [PALU ?? '', R, 5]),
    ends: { issues: ['quantityDate'] },
    unreadable: 1,
  },
  'days among the quantities': {
    content: csv(HEAD, `${AMOX};${R};12/10/2026`, `${PALU};${R};2026-10-12`, `${TENS};${R};1.10.26`),
    ends: { issues: ['quantityDate'] },
    unreadable: 3,
  },
  ...Object.fromEntries(
    [
      '12 (dont 2 gratuites)',
      '12 bts',
      '1 O00',
      '12%',
      '1.000.00',
      '2 x 10',
      '10-12',
      '120*',
      '5/6',
      '~40',
      "'40",
      '१२',
      'deux cents',
      '1 000 F CFA',
      '"12\n130"',
    ].map((text) => [
      `the quantity ${JSON.stringify(text)}`,
      {
        content: csv(HEAD, `${AMOX};${R};${text}`, `${PALU};${R};5`, `${TENS};${R};7`),
        ends: { issues: ['quantityUnreadable'] },
        unreadable: 1,
      } satisfies Sent,
    ]),
  ),
  ...Object.fromEntries(
    (
      [
        ["1'000", 1000],
        ['1,000.000', 1000],
        ['1,000E+03', 1000],
        ['0868', 868],
        ['+12', 12],
        ['12.00', 12],
      ] as const
    ).map(([text, boxes]) => [
      `the quantity ${text}`,
      { content: csv(HEAD, `${AMOX};${R};${text}`), boxes, ends: 'read' } satisfies Sent,
    ]),
  ),
  'a negative in parentheses': {
    content: csv(HEAD, `${AMOX};${R};(5)`, `${PALU};${R};5-`),
    ends: { issues: ['quantityNegative'] },
  },
  'titles repeated on each page': {
    content: csv(HEAD, `${AMOX};${R};40`, HEAD, `${PALU};${R};5`),
    boxes: 45,
    ends: 'read',
    notes: ['titlesRepeated'],
  },
  'a second table below, of the stock': {
    content: csv(HEAD, `${AMOX};${R};40`, '', 'Produit;Grossiste;Stock', `${PALU};${R};500`, 'Total;;500'),
    boxes: 40,
    ends: { asks: ['tables'], answers: { tables: 'first' } },
  },
  'a second table below, that counts': {
    content: csv('Produit;Quantité', `${R};`, `${AMOX};40`, 'Désignation;Qté', `${PALU};5`),
    boxes: 45,
    ends: { asks: ['tables'], answers: { tables: 'all' } },
  },
  'returns under the same titles': {
    content: csv(HEAD, `${AMOX};${R};40`, '', 'Retours;;', HEAD, `${PALU};${R};500`),
    boxes: 40,
    ends: { asks: ['tables'], answers: { tables: 'first' } },
    notes: ['titlesRepeated'],
  },
  'stock under the same titles, on two pages': {
    content: csv(HEAD, `${AMOX};${R};40`, 'Stock;au 31/10;', '', HEAD, `${PALU};${R};500`, HEAD, `${TENS};${R};700`),
    boxes: 40,
    ends: { asks: ['tables'], answers: { tables: 'first' } },
  },
  'a section under the same titles, that counts': {
    content: csv(HEAD, `${AMOX};${R};40`, 'Gamme cardio;;', HEAD, `${PALU};${R};5`),
    boxes: 45,
    ends: { asks: ['tables'], answers: { tables: 'all' } },
  },
  'the lines above the titles again on each page': {
    content: csv('Répartis SA, page 1', HEAD, `${AMOX};${R};40`, '', 'RÉPARTIS SA, page 2', '', HEAD, `${PALU};${R};5`),
    boxes: 45,
    ends: 'read',
    notes: ['titlesRepeated'],
  },
  'wholesalers above the same titles': {
    content: csv('Produit;Quantité', `${AMOX};40`, `${L};`, 'Produit;Quantité', `${PALU};5`),
    ends: { issues: ['wholesalerMissing'] },
  },
  'a product without boxes above the same titles': {
    content: csv(HEAD, `${AMOX};${R};40`, `${TENS};${R};`, HEAD, `${PALU};${R};5`),
    ends: { issues: ['quantityMissing'] },
  },
  'a section of returns above an empty line': {
    content: csv(HEAD, `${AMOX};${R};30`, 'RETOURS;;', '', `${PALU};${R};20`),
    ends: { issues: ['productUnknown', 'quantityMissing', 'wholesalerMissing'] },
    finds: ['loneLine'],
  },
  'another month at the foot': {
    content: csv(HEAD, `${AMOX};${R};40`, 'Total;;40', 'Période : septembre 2026;;'),
    period: '2026-10',
    ends: {
      asks: ['period'],
      answers: { period: 'all' },
      issues: ['productUnknown', 'quantityMissing', 'wholesalerMissing'],
    },
  },
  'a day before the period at the foot': {
    content: csv('Produit;Quantité', `${AMOX};40`, 'Arrêté au;30/09/2026'),
    kind: 'sales',
    period: '2026-10',
    unreadable: 1,
    ends: {
      asks: ['period', 'wholesaler'],
      answers: { period: 'all', wholesalerID: 'w1' },
      issues: ['productUnknown', 'quantityDate'],
    },
  },
  'a day before the period above': {
    content: csv('Situation arrêtée au 30/09/2026', HEAD, `${AMOX};${R};40`),
    period: '2026-10',
    boxes: 40,
    ends: { asks: ['period'], answers: { period: 'all' } },
  },
  'a day after the period at the foot': {
    content: csv(HEAD, `${AMOX};${R};40`, 'Édité le 05/11/2026;;'),
    period: '2026-10',
    ends: { issues: ['productUnknown', 'quantityMissing', 'wholesalerMissing'] },
  },
  'Arabic-Indic digits': { content: csv(HEAD, `${AMOX};${R};٤٠`, `${PALU};${R};۵`), boxes: 45, ends: 'read' },
  'full-width digits': { content: csv(HEAD, `${AMOX};${R};１ ０００`, `${PALU};${R};５`), boxes: 1005, ends: 'read' },
  'separators of those digits': {
    content: csv(HEAD, `${AMOX};${R};١٬٠٠٠`, `${PALU};${R};１，０００`, `${TENS};${R};１.０００`, `${ELOX};${R};5`),
    unreadable: 2,
    ends: { asks: ['numbers'], answers: { decimal: { quantity: ',' } }, issues: ['quantityUnreadable'] },
  },
  'texts of which a workbook strikes a part through': {
    ...oneSheet(
      ['Produit', 'Grossiste', 'Quantité'],
      [{ runs: ['Paludexa 20/120 B/12', AMOX], struck: 0 }, R, 10],
      [PALU, R, { runs: ['868', '900'], struck: 0 }],
      [{ runs: ['Tensorel ', '5 mg B/30'], struck: null }, R, 10],
    ),
    ends: { issues: ['productUnknown', 'struck'] },
  },
  'returns in a second table': {
    content: csv(
      'Produit;Quantité',
      `${AMOX};40`,
      `${PALU};5`,
      'Produit;Retours',
      `${AMOX};3`,
      'Produit;Quantité',
      `${TENS};7`,
    ),
    kind: 'goals',
    period: '2026',
    boxes: 52,
    ends: { asks: ['tables'], answers: { tables: 'first' } },
    notes: ['titlesRepeated'],
  },
  'two tables side by side': {
    content: csv('Produit;Grossiste;Qté;;Produit;Grossiste;Qté', `${AMOX};${R};40;;${PALU};${R};5`),
    boxes: 40,
    ends: { asks: ['beside'], answers: { beside: 0 } },
  },
  'the second of two tables side by side': {
    content: csv('Code;Désignation;Qté;Code;Désignation;Qté', `00117;${AMOX};40;117;${PALU};5`, `;;;TEN-5;${TENS};6`),
    kind: 'goals',
    boxes: 11,
    ends: { asks: ['beside'], answers: { beside: 1 } },
  },
  'two tables side by side under the names of their wholesalers': {
    content: csv(
      'Ventes d’octobre 2026',
      `${R};;;${L};`,
      'Produit;Quantité;;Produit;Quantité',
      `${AMOX};40;;${PALU};5`,
      `${PALU};4;;${AMOX};15`,
    ),
    period: '2026-10',
    boxes: 20,
    ends: { asks: ['beside'], answers: { beside: 1, wholesalerID: 'w2' } },
  },
  'two tables side by side with a wholesaler as a column each': {
    content: csv(`Produit;${R};;Produit;${L}`, `${AMOX};40;;${PALU};5`),
    boxes: 5,
    ends: { asks: ['beside'], answers: { beside: 1 } },
    notes: ['crosstab'],
  },
  'two tables side by side of two months': {
    content: csv('Produit;Grossiste;Qté sept.;;Produit;Grossiste;Qté oct.', `${AMOX};${R};40;;${PALU};${R};5`),
    period: '2026-10',
    boxes: 5,
    ends: { asks: ['beside'], answers: { beside: 1 } },
  },
  'a name of a product at either end of its row': {
    content: csv(`${HEAD};Libellé`, `${AMOX};${R};40;${AMOX}`, `${PALU};${R};5;${PALU}`),
    boxes: 45,
    ends: { asks: ['columns'], answers: { columns: { product: 0 } } },
  },
  'free samples in a column of their own': {
    content: csv(`${HEAD};Nature`, `${AMOX};${R};40;Vente`, `${PALU};${R};5;Échantillon`, `${TENS};${R};5;Transfert`),
    ends: { issues: ['notSold'] },
  },
  'a signature below the rows': {
    content: csv(HEAD, `${AMOX};${R};40`, 'Arrêté à la somme de quarante boîtes;;'),
    ends: { issues: ['productUnknown', 'wholesalerMissing', 'quantityMissing'] },
  },
  'a subtotal behind the name of its wholesaler': {
    content: csv(HEAD, `${AMOX};${R};40`, `;${R} Total;40`),
    ends: { issues: ['productMissing', 'wholesalerUnknown'] },
  },
  'the same row twice': {
    content: csv(HEAD, `${AMOX};${R};40`, `${AMOX};${R};40`),
    ends: { issues: ['duplicate'] },
  },
  'a blank first column': {
    content: csv(`;${HEAD}`, `;${AMOX};${R};40`, `;${PALU};${R};5`),
    boxes: 45,
    ends: 'read',
  },
  'a truth value among the quantities': {
    ...oneSheet(
      ['Produit', 'Grossiste', 'Quantité'],
      [AMOX ?? '', R, 'TRUE'],
      [PALU ?? '', R, { raw: '1E3' }],
      [TENS ?? '', R, { raw: '0.5' }],
    ),
    unreadable: 1,
    ends: { issues: ['quantityUnreadable', 'quantityFractional'] },
  },
  // Columns of wholesalers whose titles say more
  ...Object.fromEntries(
    (
      [
        [`${R} périmé`, 5, { 1: null, 2: 'w2' }, ['notSold']],
        [`Casse ${R}`, 5, { 1: null, 2: 'w2' }, ['notSold']],
        [`${R} valeur`, 5, { 1: null, 2: 'w2' }, []],
        [`${R} stock`, 5, { 1: null, 2: 'w2' }, []],
        [`${R}casse`, 5, { 1: null, 2: 'w2' }, []],
        [`${R} Douala`, 45, { 1: 'w1', 2: 'w2' }, []],
      ] as const
    ).map(([title, boxes, crosstab, finds]) => [
      `the column ${title} beside that of another wholesaler`,
      {
        content: csv(`Produit;${title};${L}`, `${AMOX};40;5`),
        boxes,
        ends: { asks: ['crosstab'], answers: { crosstab } },
        finds,
      } satisfies Sent,
    ]),
  ),
  'a column of a wholesaler that says more, alone': {
    content: csv(`Produit;${R} périmé`, `${AMOX};40`),
    boxes: 40,
    ends: { asks: ['crosstab'], answers: { crosstab: { 1: 'w1' } } },
  },
  ...Object.fromEntries(
    [
      [`Qté ${R}`, `Ventes ${L} (boîtes)`],
      [`SARL ${R}`, 'LittoralMédicaments'],
      [`Qté ${R} octobre`, 'Litt. Méd.'],
    ].map((titles) => [
      `the columns ${titles.join(' and ')} of wholesalers`,
      {
        content: csv(`Produit;${titles.join(';')}`, `${AMOX};40;5`),
        boxes: 45,
        ends: 'read',
        notes: ['crosstab'],
      } satisfies Sent,
    ]),
  ),
  'amounts beside the boxes of each wholesaler': {
    content: csv(`Produit;${R};${R} valeur;${L};${L} valeur`, `${AMOX};40;58000;5;7250`),
    boxes: 45,
    ends: 'read',
    notes: ['crosstab'],
  },
  // Each table is read under its own titles
  'a second table whose columns change places': {
    content: csv(
      'Produit;Grossiste;Quantité vendue;Stock',
      `${AMOX};${R};40;900`,
      'Produit;Grossiste;Stock;Quantité vendue',
      `${PALU};${R};800;5`,
    ),
    boxes: 45,
    ends: 'read',
    notes: ['titlesRepeated'],
  },
  'a second table with other titles, in another order': {
    content: csv(`${HEAD};PGHT`, `${AMOX};${R};40;1450`, 'Article;Répartiteur;PU;Qté', `${PALU};${R};1980;5`),
    boxes: 45,
    ends: { asks: ['tables'], answers: { tables: 'all' } },
  },
  'a second table with other titles, left out': {
    content: csv(`${HEAD};PGHT`, `${AMOX};${R};40;1450`, 'Article;Répartiteur;PU;Qté', `${PALU};${R};1980;5`),
    boxes: 40,
    ends: { asks: ['tables'], answers: { tables: 'first' } },
  },
  'a second table that begins with its numbers, beside stock': {
    content: csv(HEAD, `${AMOX};${R};40`, 'Stock;Quantité;Produit;Grossiste', `800;5;${PALU};${R}`),
    boxes: 45,
    ends: { asks: ['tables'], answers: { tables: 'all' } },
  },
  'a second table with two columns of quantities': {
    content: csv(HEAD, `${AMOX};${R};40`, 'Produit;Grossiste;Quantité stock;Quantité vendue', `${PALU};${R};800;5`),
    boxes: 40,
    ends: { asks: ['tables'], answers: { tables: 'first' } },
  },
  'a second table with two columns of quantities, taken all the same': {
    content: csv(HEAD, `${AMOX};${R};40`, 'Produit;Grossiste;Quantité stock;Quantité vendue', `${PALU};${R};800;5`),
    ends: { asks: ['tables'], answers: { tables: 'all' }, issues: ['quantityMissing'] },
  },
  'a second table whose wholesalers change places': {
    content: csv(`Produit;${R};${L}`, `${AMOX};40;5`, `Produit;${L};${R}`, `${PALU};5;40`),
    boxes: 90,
    ends: 'read',
    notes: ['titlesRepeated', 'crosstab'],
  },
  'a third table in the order of the first': {
    content: csv(
      'Produit;Grossiste;Quantité;Stock',
      `${AMOX};${R};40;900`,
      'Stock;Produit;Quantité;Grossiste',
      `800;${PALU};5;${R}`,
      'Produit;Grossiste;Quantité;Stock',
      `${TENS};${R};7;600`,
    ),
    boxes: 52,
    ends: 'read',
    notes: ['titlesRepeated'],
  },
  'a second table whose prices and quantities change places': {
    content: csv(
      'Code;Produit;Grossiste;Quantité;PGHT',
      `00117;${AMOX};${R};40;1450`,
      'Produit;Code;Grossiste;PGHT;Quantité',
      `${PALU};117;${R};1980;5`,
    ),
    boxes: 45,
    ends: 'read',
    notes: ['titlesRepeated'],
  },
  'a section of returns whose columns change places': {
    content: csv(HEAD, `${AMOX};${R};40`, 'Retours', 'Quantité;Produit;Grossiste', `5;${PALU};${R}`),
    boxes: 40,
    ends: { asks: ['tables'], answers: { tables: 'first' } },
  },
  'a second table with the month before in the place of the month': {
    period: '2026-10',
    content: csv(
      'Produit;Grossiste;Qté sept.;Qté oct.',
      `${AMOX};${R};38;40`,
      'Produit;Grossiste;Qté oct.;Qté sept.',
      `${PALU};${R};5;6`,
    ),
    boxes: 45,
    ends: { asks: ['columns'], answers: { columns: { quantity: 3 } } },
  },
  'a second table without a wholesaler, in another order': {
    content: csv(HEAD, `${AMOX};${R};40`, 'Quantité;Produit', `5;${PALU}`),
    ends: { issues: ['wholesalerMissing'] },
  },
  'free units and boxes that change places': {
    content: csv(
      'Produit;Grossiste;Qté gratuite;Qté facturée',
      `${AMOX};${R};1;40`,
      'Produit;Grossiste;Qté facturée;Qté gratuite',
      `${PALU};${R};5;2`,
    ),
    boxes: 45,
    ends: { asks: ['columns'], answers: { columns: { quantity: 3 } } },
  },
  'a second table with more columns that we know than the first': {
    content: csv('Produit;Quantité', `${AMOX};40`, `${TENS};4`, '', HEAD, `${PALU};${R};5`),
    boxes: 44,
    ends: { asks: ['tables', 'wholesaler'], answers: { tables: 'first', wholesalerID: 'w2' } },
  },
  'two lines of titles on each page': {
    content: csv(`Produit;${R};${L}`, ';Qté;Qté', `${AMOX};40;5`, `Produit;${R};${L}`, ';Qté;Qté', `${PALU};5;40`),
    boxes: 90,
    ends: 'read',
    notes: ['titlesRepeated', 'crosstab'],
  },
  'a struck cell of a second table whose columns change places': {
    ...oneSheet(
      ['Produit', 'Grossiste', 'Quantité', 'Stock'],
      [AMOX ?? '', R, 40, 900],
      ['Produit', 'Grossiste', 'Stock', 'Quantité'],
      [PALU ?? '', R, 800, { struck: 5 }],
      [TENS ?? '', R, { stored: 800, format: '0" cartons"' }, { stored: 7, format: '0" cartons"' }],
    ),
    ends: { issues: ['struck', 'otherUnit'] },
  },
  // What is beside the rows and says nothing of them
  ...Object.fromEntries(
    [
      'Répartis SA, BP 2025 Douala',
      'Agrément n° 1025/MINSANTE du 12/03/2019',
      'RC/DLA/2024/B/1234 - Tél. : 233 42 10 25',
      'RCCM : DLA/2019/B/0456 - NIU M032019012345Z',
      'Arrêté n° 2024-117 du 5 mars 2024',
    ].map((line) => [
      `the letterhead ${line}`,
      { content: csv(line, HEAD, `${AMOX};${R};40`), period: '2026-10', boxes: 40, ends: 'read' } satisfies Sent,
    ]),
  ),
  ...Object.fromEntries(
    ['Répartis SA, votre partenaire depuis 2012', 'Founded in 2015', 'Société fondée en 2011, Douala'].map((line) => [
      `the age of a company: ${line}`,
      { content: csv(line, HEAD, `${AMOX};${R};40`), period: '2026-10', boxes: 40, ends: 'read' } satisfies Sent,
    ]),
  ),
  ...Object.fromEntries(
    ['Ventes depuis 2012', 'Relevé depuis 2020', 'Répartis, depuis 2025', 'Depuis janvier 2020'].map((line) => [
      `figures of several years: ${line}`,
      {
        content: csv(line, HEAD, `${AMOX};${R};40`),
        period: '2026-10',
        boxes: 40,
        ends: { asks: ['period'], answers: { period: 'all' } },
      } satisfies Sent,
    ]),
  ),
  'a day that stands twice in the file': {
    content: csv(`Date;${HEAD}`, ...['05/10/2026', '06/10/2026', '05/10/2026'].map((day) => `${day};${AMOX};${R};40`)),
    ends: { issues: ['duplicate'] },
    notes: ['sameDay'],
  },
  ...Object.fromEntries(
    ['BP 2025 Douala, ventes septembre 2026', 'Agrément du 12/03/2019, arrêté au 30/09/2026'].map((line) => [
      `another period beside the letterhead ${line}`,
      {
        content: csv(line, HEAD, `${AMOX};${R};40`),
        period: '2026-10',
        boxes: 40,
        ends: { asks: ['period'], answers: { period: 'all' } },
      } satisfies Sent,
    ]),
  ),
  ...Object.fromEntries(
    ['Observation', 'Remarques', 'Comment'].map((title) => [
      `a column ${title}`,
      {
        content: csv(
          `${HEAD};${title}`,
          ...FOUR.map((product, at) => `${product};${R};10;${['', 'rupture', '', 'livré le 5'][at] ?? ''}`),
        ),
        boxes: 40,
        ends: 'read',
      } satisfies Sent,
    ]),
  ),
  'remarks that say what is no sale': {
    content: csv(
      `${HEAD};Observation`,
      ...FOUR.map((product, at) => `${product};${R};10;${['', 'à déduire', '', 'rupture'][at] ?? ''}`),
    ),
    boxes: 40,
    ends: 'read',
    finds: ['divided'],
  },
  ...Object.fromEntries(
    (
      [
        ['Pièce', ['FA2611001', 'FA2611002', 'FA2611003', 'AV2611004']],
        ['N° facture', ['26110451', '26110452', '26110453', 'AVR-26110017']],
        ['Réf. doc', ['FAC 1021', 'FAC 1022', 'FAC 1023', 'CN 88']],
        ['Référence', ['FA-1021', 'FA-1022', 'FA-1023', 'AV-88']],
        ['Mvt', ['V1', 'V2', 'V3', 'R1']],
        ['Numéro', ['V1', 'V2', 'V3', 'R1']],
        ['Commentaire', ['', 'ctn de 5', 'à déduire', 'non livré']],
        ['Remarque', ['RAS', 'en cartons de 5', 'RAS', 'ok']],
        ['Observation', ['vu', 'rupture', 'facturé en octobre', 'livré 5']],
        ['Motif', ['', 'ctn de 5', 'à déduire', '']],
      ] as const
    ).map(([title, cells]) => [
      `sales, and others by ${title}, ${cells[3] || cells[2]}`,
      { content: beside(title, ...cells), boxes: 100, ends: 'read', finds: ['divided'] } satisfies Sent,
    ]),
  ),
  ...Object.fromEntries(
    (
      [
        ['Réf. doc', ['FAC 1021', 'FAC 1022', 'FAC 1023', 'AVOIR 88']],
        ['Référence', ['FA-1021', 'FA-1022', 'FA-1023', 'RETOUR-88']],
        ['Réf. commande', ['CDE 1021', 'CDE 1022', 'CDE 1023', 'ANNULATION CDE 1022']],
      ] as const
    ).map(([title, cells]) => [
      `a return by ${title}, ${cells[3]}`,
      {
        content: beside(title, ...cells),
        boxes: 100,
        ends: { issues: ['notSold'] },
        finds: ['divided'],
      } satisfies Sent,
    ]),
  ),
  ...Object.fromEntries(
    (
      [
        ['N° facture', ['FA2611001', 'FA2611002', 'FA2611002', 'FA2611004']],
        ['Pièce', ['26110451', '26110451', '26110452', '26110452']],
        ['Code article', ['BRV1', 'BRV2', 'ORV1', 'ORV2']],
        ['Code client', ['PH001', 'PH002', 'PH003', 'HOP001']],
        ['N° de lot', ['GH123', 'GH124', 'K55', 'K56']],
        ['Pharmacien', ['Awa Ngo', 'Paul Eto', 'Jean Biya', 'Luc Abena']],
        ['Ville', ['Douala', 'Yaoundé', 'Bafoussam', 'Kribi']],
        ['Péremption', ['11/2028', '12/2028', '', '01/2029']],
        ['Observation', ['RAS', 'ok', '–', 'néant']],
        ['Commentaire', ['livré le 05/10', 'en rupture', '', 'N/A']],
      ] as const
    ).map(([title, cells]) => [
      `an honest column ${title}, ${cells[0]}`,
      { content: beside(title, ...cells), boxes: 100, ends: 'read' } satisfies Sent,
    ]),
  ),
  'numbers of pages between the rows': {
    content: csv(HEAD, `${AMOX};${R};40`, 'Page 1/2;;', HEAD, `${PALU};${R};5`, 'Page;2/2;'),
    boxes: 45,
    ends: 'read',
    notes: ['titlesRepeated'],
  },
  'numbers with a power of ten and a decimal comma': {
    content: csv(HEAD, `${AMOX};${R};1,100E+03`, `${PALU};${R};1.1E+01`, `${TENS};${R};5,25e2`),
    boxes: 1636,
    ends: 'read',
  },
  // Other units than the box
  ...Object.fromEntries(
    (
      [
        ['Unité', 'lot de 2'],
        ['Unité de vente', 'Carton'],
        ['Cond.', 'CARTON DE 3'],
        ['Conditionnement', 'lot de 2 boîtes'],
        ['Colisage', 'colis'],
        ['U.V.', 'palette'],
        ['Unité', '10 boîtes'],
      ] as const
    ).map(([title, unit]) => [
      `the unit ${unit} under ${title}`,
      {
        content: csv(`${HEAD};${title}`, `${AMOX};${R};450;boîte`, `${PALU};${R};250;${unit}`),
        ends: { issues: ['otherUnit'] },
      } satisfies Sent,
    ]),
  ),
  ...Object.fromEntries(
    ['boîte', 'bte', 'B', 'BTE(S)', 'unité', 'U', 'B/30', 'flacon 100 ml', 'boîte carton', '1 boîte', '1', ''].map(
      (unit) => [
        `the unit ${JSON.stringify(unit)} is a box`,
        {
          content: csv(`${HEAD};Conditionnement`, `${AMOX};${R};450;${unit}`, `${PALU};${R};250;${unit}`),
          boxes: 700,
          ends: 'read',
          finds: unit === 'B/30' ? ['packs'] : [],
        } satisfies Sent,
      ],
    ),
  ),
  ...Object.fromEntries(
    ['Colisage', 'Cdt', 'Conditionnement', 'PCB'].map((title) => [
      `numbers under ${title}`,
      {
        content: csv(`${HEAD};${title}`, `${AMOX};${R};450;24`, `${PALU};${R};250;1`, `${TENS};${R};50;`),
        boxes: 750,
        ends: 'read',
        finds: /^C(?:dt|ond)/.test(title) ? ['unit', 'packs'] : ['unit'],
      } satisfies Sent,
    ]),
  ),
  'another unit beside columns of wholesalers': {
    content: csv(`Produit;Unité;${R};${L}`, `${AMOX};lot de 2;10;4`, `${PALU};boîte;5;1`),
    ends: { issues: ['otherUnit'] },
  },
  // Quantities of something else, alone
  ...Object.fromEntries(
    [
      'Quantité retournée',
      'Ventes prévues',
      'Ventes prévisionnelles',
      'Qté budget',
      'Quantité N-1',
      'Ventes (A-1)',
      'Ventes n – 2',
      'Ventes année précédente',
      'Ventes moyennes',
      'Quantité demandée',
      'Qté commandée',
      'Ventes cumulées',
      'Quantité périmée',
      'Quantité détruite',
      'Quantité reçue',
      'Quantité à livrer',
      'Qté théorique',
      'Quantité cassée',
      'Quantité perdue',
      'Quantité en litige',
      'Quantité réservée',
      'Qté proposée octobre',
    ].map((title) => [
      `nothing but ${title}`,
      {
        content: csv(`Produit;Grossiste;${title}`, `${AMOX};${R};40`),
        boxes: 40,
        ends: { asks: ['columns'], answers: { columns: { quantity: 2 } } },
      } satisfies Sent,
    ]),
  ),
  ...Object.fromEntries(
    [
      'Quantité livrée (btes)',
      'Qté facturée 10/2026',
      'Ventes du mois d’octobre',
      'Ventes réelles (UV)',
      'Sell-out octobre',
      'Units sold',
      'Sorties (unités)',
      'Nombre de boîtes vendues',
      'Quantité totale nette',
      'Ventes réalisées',
    ].map((title) => [
      `the quantities sold of ${title}`,
      { content: csv(`Produit;Grossiste;${title}`, `${AMOX};${R};40`), boxes: 40, ends: 'read' } satisfies Sent,
    ]),
  ),
  ...Object.fromEntries(
    ['Réalisé 2026', 'Ventes 2026', 'Quantité facturée'].map((title) => [
      `goals over ${title}`,
      {
        content: csv(`Produit;${title}`, `${AMOX};40`),
        kind: 'goals',
        period: '2026',
        boxes: 40,
        ends: { asks: ['columns'], answers: { columns: { quantity: 1 } } },
      } satisfies Sent,
    ]),
  ),
  ...Object.fromEntries(
    ['Objectif annuel 2026', 'Budget quantités', 'Quantité prévue 2026'].map((title) => [
      `goals of ${title}`,
      {
        content: csv(`Produit;${title}`, `${AMOX};40`),
        kind: 'goals',
        period: '2026',
        boxes: 40,
        ends: 'read',
      } satisfies Sent,
    ]),
  ),
  ...Object.fromEntries(
    ['Achats octobre 2026', 'Destructions', 'Réceptions', 'Boîtes périmées'].map((title) => [
      `${title} above the rows`,
      { content: csv(title, MIXED), boxes: 52, ends: 'read', finds: ['otherNamed'] } satisfies Sent,
    ]),
  ),
  'planned quantities among goals': {
    content: csv('Produit;Quantité prévue', `${AMOX};40`),
    kind: 'goals',
    period: '2026',
    boxes: 40,
    ends: 'read',
  },
  'a unit in the title of an empty column': {
    content: csv(`${HEAD};Observation : en cartons`, `${AMOX};${R};40`, `${PALU};${R};5`),
    boxes: 45,
    ends: 'read',
    finds: ['unit'],
  },
  // Titles that repeat, under a line that tells them apart
  'repeated titles under wholesalers': {
    content: csv('Ventes octobre 2026', '', `;${R};${L}`, 'Produit;Ventes;Ventes', `${AMOX};40;50`, `${PALU};5;6`),
    boxes: 101,
    ends: 'read',
    notes: ['crosstab', 'periodNamed'],
  },
  'repeated titles under wholesalers, with their stock': {
    content: csv(`;${R};;Littoral;`, 'Produit;Ventes;Stock;Ventes;Stock', `${AMOX};40;1;50;2`, `${PALU};5;3;6;4`),
    boxes: 101,
    ends: { asks: ['crosstab'], answers: { crosstab: { 1: 'w1', 2: null, 3: 'w2', 4: null } } },
  },
  'repeated titles under other names': {
    content: csv(';;Laborex;Ubipharm', 'Produit;Grossiste;Ventes;Ventes', `${AMOX};${R};40;50`, `${PALU};${R};5;6`),
    boxes: 45,
    ends: { asks: ['columns'], answers: { columns: { quantity: 2 } } },
  },
  'repeated titles under another month': {
    content: csv(`Septembre 2026;${R};${L}`, 'Produit;Ventes;Ventes', `${AMOX};40;50`, `${PALU};5;6`),
    boxes: 101,
    ends: { asks: ['period'], answers: { period: 'all' } },
  },
  // Lines of wholesalers with the sum of the rows below
  'sections with their sums beside the wholesalers': {
    content: csv('Produit;Quantité', `${R};45`, `${AMOX};40`, `${PALU};5`, `${L};7`, `${TENS};7`, 'Total;52'),
    boxes: 52,
    ends: 'read',
    notes: ['sections', 'totalLeftOut'],
  },
  'sections with their sums beside « sous-total »': {
    content: csv(
      'Produit;Quantité',
      `${R} (sous-total);45`,
      `${AMOX};40`,
      `${PALU};5`,
      `${L} (sous-total);7`,
      `${TENS};7`,
    ),
    boxes: 52,
    ends: 'read',
    notes: ['sections'],
  },
  'sections with their sums below the rows': {
    content: csv('Produit;Quantité', `${AMOX};40`, `${PALU};5`, `${R};45`, `${TENS};7`, `${L};7`),
    ends: { asks: ['wholesaler'], answers: { wholesalerID: 'w1' }, issues: ['productUnknown'] },
  },
  'sections of which one has another sum': {
    content: csv('Produit;Quantité', `${R};44`, `${AMOX};40`, `${PALU};5`, `${L};7`, `${TENS};7`),
    ends: { asks: ['wholesaler'], answers: { wholesalerID: 'w1' }, issues: ['productUnknown'] },
  },
  // Days as numbers
  'days as numbers in a workbook': {
    ...oneSheet(
      ['Date', 'Produit', 'Grossiste', 'Quantité'],
      [46_310, AMOX ?? '', R, 40],
      [46_280, PALU ?? '', R, 30],
      [45_945, TENS ?? '', R, 20],
    ),
    boxes: 40,
    ends: { asks: ['period'], answers: { period: 'open' } },
  },
  'days as numbers, with the time': {
    content: csv(`Date facture;${HEAD}`, `46310,5;${AMOX};${R};40`, `;${PALU};${R};5`),
    boxes: 45,
    ends: 'read',
    notes: ['periodNamed'],
  },
  'numbers that are no days under a date': {
    content: csv(`Jour;${HEAD}`, `46310;${AMOX};${R};40`, `12;${PALU};${R};5`),
    boxes: 45,
    ends: 'read',
  },
  // Prices of something else
  'prices in euros': {
    content: csv(`${HEAD};PGHT (€)`, `${AMOX};${R};10;2,21`, `${PALU};${R};5;3,02`),
    ends: { issues: ['priceDiffers'] },
    finds: ['currency'],
  },
  'prices in dollars that are near the PGHT': {
    content: csv(`${HEAD};PGHT USD`, `${AMOX};${R};10;1450`),
    boxes: 10,
    ends: 'read',
    finds: ['currency'],
  },
  'a price with the sign of the euro': {
    content: csv(`${HEAD};PGHT`, `${AMOX};${R};10;1450 €`),
    boxes: 10,
    ends: 'read',
    finds: ['currency'],
  },
  'prices in FCFA': {
    content: csv(`${HEAD};PGHT`, `${AMOX};${R};10;1 450 FCFA`),
    boxes: 10,
    ends: 'read',
  },
  'two prices, both a tenth higher': {
    content: csv(`${HEAD};PU`, `${AMOX};${R};10;1595`, `${PALU};${R};5;2178`),
    ends: { issues: ['priceDiffers'] },
    finds: ['prices'],
  },
  'one price a tenth of the PGHT': {
    content: csv(`${HEAD};PGHT`, `${AMOX};${R};10;145`, `${PALU};${R};5;1980`),
    ends: { issues: ['priceDiffers'] },
    finds: ['farPrices'],
  },
  // Titles among the rows of a sorted sheet, and numbers that a comma made two of
  'titles among the rows of a sorted sheet': {
    content: csv(`${AMOX};${R};10`, `${ELOX};${R};40`, `${PALU};${R};20`, HEAD, `${TENS};${R};30`),
    boxes: 100,
    ends: 'read',
  },
  'titles below a row with an unknown product': {
    content: csv(`Inconnu;${R};5`, `${AMOX};${R};10`, HEAD, `${TENS};${R};30`),
    ends: { issues: ['productUnknown'] },
  },
  'titles of a sorted workbook among its rows': {
    ...oneSheet([AMOX, R, 10], [PALU, R, 20], ['Produit', 'Grossiste', 'Quantité'], [TENS, R, 30]),
    boxes: 60,
    ends: 'read',
  },
  ...Object.fromEntries(
    [
      ['Ville', 'Douala', '063'],
      ['Ville', 'Douala', '863'],
      ['Date', '02/10/2026', '063'],
      ['N° lot', 'A12', '063'],
      ['Stock', '5', '063'],
      ['Prix public', '2000', '063'],
    ].map(([title, usually, rest]) => [
      `a thousand of which a comma made two cells, the second under ${title}, ${rest}`,
      {
        content: csv(
          `Produit,Grossiste,Quantité,${title}`,
          `${AMOX},${R},10,${usually}`,
          `${PALU},${R},1,${rest}`,
          `${TENS},${L},30,${usually}`,
        ),
        ends: { issues: ['overlong'] },
      } satisfies Sent,
    ]),
  ),
  'numbers of three digits beside the quantities': {
    content: csv(
      'Produit,Grossiste,Quantité,Stock',
      `${AMOX},${R},10,105`,
      `${PALU},${R},20,210`,
      `${TENS},${L},30,99`,
    ),
    boxes: 60,
    ends: 'read',
  },
  'codes of three digits that begin with 0 beside the quantities': {
    content: csv('Produit,Grossiste,Quantité,Code client', `${AMOX},${R},10,001`, `${PALU},${R},20,002`),
    boxes: 30,
    ends: 'read',
  },
  // Boxes that nobody pays, or that are paid back
  ...Object.fromEntries(
    (
      [
        ['Montant', AMOUNTS, '-5800'],
        ['CA', AMOUNTS, '(5 800)'],
        ['Montant', AMOUNTS, '0'],
        ['Remise %', ['0', '0', '0'], '100'],
        ['Remise', ['', '', ''], '100%'],
        ['Prix vente', ['1900', '1900', '1900'], '0'],
      ] as const
    ).map(([title, [first = '', second = '', last = ''], odd]) => [
      `boxes with ${odd} under ${title}`,
      {
        content: beside(title, first, second, odd, last),
        boxes: 100,
        ends: 'read',
        finds: ['divided'],
      } satisfies Sent,
    ]),
  ),
  ...Object.fromEntries(
    (
      [
        ['Montant', AMOUNTS, '90000'],
        ['Remise %', ['0', '0', '0'], '5'],
      ] as const
    ).map(([title, [first = '', second = '', last = ''], odd]) => [
      `boxes with ${odd} under ${title}, which are paid`,
      {
        content: beside(title, first, second, odd, last),
        boxes: 100,
        ends: 'read',
      } satisfies Sent,
    ]),
  ),
  ...Object.fromEntries(
    ['Rtr', 'Ajustement', 'Complément', 'Régul.'].map((title) => [
      `numbers under ${title} beside the quantities`,
      {
        content: beside(title, '1', '2', '3', '4'),
        boxes: 100,
        ends: 'read',
        finds: ['notSold'],
      } satisfies Sent,
    ]),
  ),
  // Titles that count something else, or at another rate
  ...Object.fromEntries(
    [
      'Nombre de clients',
      'Nombre de ventes',
      'Nombre d’articles',
      'Unités par boîte',
      'Units per box',
      'Qté/boîte',
      'Ventes par jour',
      'Ventes %',
      'Ventes (€)',
      'N° de sortie',
      'Quantité sell-in',
      'Ventes (M)',
      'Ventes 10 mois',
      'Ventes de la semaine',
      'Ventes du jour',
      'Ventes de l’année',
    ].map((title) => [
      `no boxes of the month: ${title}`,
      {
        content: csv(`Produit;Grossiste;${title}`, `${AMOX};${R};40`, `${PALU};${R};5`),
        boxes: 45,
        ends: { asks: ['columns'], answers: { columns: { quantity: 2 } } },
      } satisfies Sent,
    ]),
  ),
  ...Object.fromEntries(
    ['Objectif du mois', 'Objectif par mois', 'Objectif/mois', 'Objectif %'].map((title) => [
      `no goals of the year: ${title}`,
      {
        content: csv(`Produit;${title}`, `${AMOX};40`, `${PALU};5`),
        kind: 'goals',
        period: '2026',
        boxes: 45,
        ends: { asks: ['columns'], answers: { columns: { quantity: 1 } } },
      } satisfies Sent,
    ]),
  ),
  ...Object.fromEntries(
    ['Ventes du mois', 'Ventes du jour'].map((title) => [
      `no boxes of the week: ${title}`,
      {
        content: csv(`Produit;Grossiste;${title}`, `${AMOX};${R};40`, `${PALU};${R};5`),
        kind: 'trends',
        period: '2026-10-05',
        boxes: 45,
        ends: { asks: ['columns'], answers: { columns: { quantity: 2 } } },
      } satisfies Sent,
    ]),
  ),
  ...Object.fromEntries(
    ['Nombre de boîtes', 'Quantité par produit', 'Quantité/Quantity', 'Ventes du mois', 'Ventes totales'].map(
      (title) => [
        `boxes of the month: ${title}`,
        {
          content: csv(`Produit;Grossiste;${title}`, `${AMOX};${R};40`, `${PALU};${R};5`),
          boxes: 45,
          ends: 'read',
        } satisfies Sent,
      ],
    ),
  ),
  ...Object.fromEntries(
    ['%', '€', 'sell-in'].map((sign) => [
      `columns of wholesalers with ${sign}`,
      {
        content: csv(`Produit;${R} ${sign};${L} ${sign}`, `${AMOX};40;60`, `${PALU};5;7`),
        boxes: 112,
        ends: { asks: ['crosstab'], answers: { crosstab: { 1: 'w1', 2: 'w2' } } },
      } satisfies Sent,
    ]),
  ),
  // What a name, or a line above the rows, says that they are
  ...Object.fromEntries(
    [
      'Ventes MAT octobre 2026',
      'Ventes 12 mois glissants',
      'Ventes 10 mois 2026',
      'Ventes à fin octobre 2026',
      'Invendus octobre 2026',
      'Dons octobre 2026',
      'Estimations octobre 2026',
      'Inventory October',
      'Sell-in octobre 2026',
    ].flatMap((text) => [
      [
        `a name that says no sales of the month: ${text}`,
        { name: `${text}.csv`, content: MIXED, boxes: 52, ends: 'read', finds: ['otherNamed'] } satisfies Sent,
      ],
      [
        `a line that says no sales of the month: ${text}`,
        { content: csv(text, '', MIXED), boxes: 52, ends: 'read', finds: ['otherNamed'] } satisfies Sent,
      ],
    ]),
  ),
  'half a month above the rows': {
    content: csv('1re quinzaine d’octobre 2026', MIXED),
    boxes: 52,
    ends: { asks: ['period'], answers: { period: 'all' } },
  },
  'a multiple above the rows': {
    content: csv('x 1000', MIXED),
    boxes: 52,
    ends: 'read',
    finds: ['unit'],
  },
  ...Object.fromEntries(
    ['CS', 'case', 'comprimé', 'plaquette', 'Pack de 5', 'C/10', '1x10'].map((unit) => [
      `the unit ${unit} on every row`,
      {
        content: csv(`${HEAD};Unité`, `${AMOX};${R};40;${unit}`, `${PALU};${R};5;${unit}`),
        ends: { issues: ['otherUnit'] },
      } satisfies Sent,
    ]),
  ),
  'one price a little higher': {
    content: csv(`${HEAD};PGHT`, `${AMOX};${R};10;1500`),
    ends: { issues: ['priceDiffers'] },
  },
};

async function read(sent: Sent, mapping: ColumnMapping | null = null): Promise<ReadResult> {
  const { name = 'v.csv', content, kind = 'sales', period = '2026-10', known = [], history: told = null } = sent;
  return readImport(new File([content], name), {
    kind,
    catalogue: AT_HOME,
    period,
    history: told,
    knownColumns: known,
    knownNames: NO_NAMES,
    mapping,
  });
}

/** Reads the file again with the answers to its questions, if it is to be asked about. */
async function answered(sent: Sent, first: ReadResult): Promise<ReadResult> {
  const { ends } = sent;
  if (typeof ends === 'string' || !('answers' in ends) || first.kind === 'refused') return first;
  const { mapping } = first.layout;
  return read(sent, { ...mapping, answers: { ...mapping.answers, ...ends.answers } });
}

/** The first reading of a file of the battery, and the one with the answers; each file is read once. */
async function readTwice(sent: Sent): Promise<readonly [first: ReadResult, last: ReadResult]> {
  const known = readings.get(sent);
  if (known) return known;
  const first = await read(sent);
  const both = [first, await answered(sent, first)] as const;
  readings.set(sent, both);
  return both;
}
const readings = new Map<Sent, readonly [first: ReadResult, last: ReadResult]>();

/** How a reading ended, in a few words: « read 45 », « asks columns », « wrong overlong ». */
function endOf(result: ReadResult): string {
  if (result.kind === 'refused') return `refused ${result.refusal}`;
  const { layout, rows } = result;
  if (!layout.isMapped) return 'mapper';
  if (!rows) return `asks ${layout.questions.map(({ kind }) => kind).join(', ')}`;
  const faulty = [...rowsIn(rows.report, 'wrong'), ...rowsIn(rows.report, 'warning')];
  const issues = new Set(faulty.flatMap((row) => issuesOf(rows.report, row)));
  return issues.size > 0
    ? `wrong ${[...issues].toSorted().join(', ')}`
    : `read ${controlOf(rows.table, rows.report).taken.quantity}`;
}

/** How the first reading, and the one with the answers, must end. */
function expectedEnds({ ends, boxes }: Sent): readonly string[] {
  const all = `read ${boxes}`;
  if (ends === 'read') return [all, all];
  if (ends === 'mapper') return ['mapper', 'mapper'];
  const wrong = 'issues' in ends && ends.issues ? `wrong ${ends.issues.toSorted().join(', ')}` : all;
  if ('asks' in ends) return [`asks ${ends.asks.join(', ')}`, wrong];
  const end = 'refused' in ends ? `refused ${ends.refused}` : wrong;
  return [end, end];
}

/** The boxes of the file that are in no total. */
function unaccounted(result: ReadResult): number {
  if (result.kind === 'refused' || !result.rows) return 0;
  const { file, taken, left, corrected } = controlOf(result.rows.table, result.rows.report);
  return left.reduce((sum, { quantity }) => sum - quantity, file.quantity - taken.quantity + corrected);
}

const findingsIn = (result: ReadResult, { history: told = null }: Sent): readonly FindingKind[] =>
  result.kind === 'read' && result.rows
    ? findingsOf(result.rows, result.layout, AT_HOME, told).map(({ kind }) => kind)
    : [];

const unreadableIn = (result: ReadResult): number =>
  result.kind === 'read' && result.rows ? controlOf(result.rows.table, result.rows.report).file.unreadable : 0;

const notesOf = (result: ReadResult): readonly string[] =>
  result.kind === 'read' ? result.layout.notes.map(({ kind }) => kind) : [];

describe('the battery of files', () => {
  test.each(Object.entries(FILES))('%s', async (_, sent) => {
    const [first, last] = await readTwice(sent);
    expect([endOf(first), endOf(last)]).toEqual(expectedEnds(sent));
    expect(unaccounted(last)).toBeCloseTo(0);
    expect(notesOf(last)).toEqual(expect.arrayContaining([...(sent.notes ?? [])]));
    expect(findingsIn(last, sent)).toEqual(sent.finds ?? []);
    expect(unreadableIn(last)).toBe(sent.unreadable ?? 0);
  });

  test('is read, asked about and told as import-readings.md says', async () => {
    const told: string[] = [];
    for (const [name, sent] of Object.entries(FILES)) {
      const [first, last] = await readTwice(sent);
      const before = readingInWords(first, AT_HOME, sent.history ?? null);
      const after = readingInWords(last, AT_HOME, sent.history ?? null).filter((line) => !before.includes(line));
      told.push(
        [`## ${name}`, '', ...before, ...(last === first ? [] : ['', 'With the answers:', '', ...after])].join('\n'),
      );
    }
    const about = `Each file of \`import-battery.test.ts\`: how it is read, what is asked and told of it, and its rows. Whoever changes
how files are read reads the change of this text, and writes it anew with \`npx vitest run --project unit import-battery -u\`.`;
    await expect(`# What is read of each file\n\n${about}\n\n${told.join('\n\n')}\n`).toMatchFileSnapshot(
      snapshot.pathOf('tests/unit/import-readings.md'),
    );
  });

  test('has a hundred and fifty files at least', () => {
    expect(Object.keys(FILES).length).toBeGreaterThanOrEqual(150);
  });
});

describe('the question about columns of wholesalers', () => {
  const askedOf = async (titles: string, period: string) => {
    const result = await read({ content: csv(`Produit;${titles}`, `${AMOX};50;8;30;4`), period, ends: 'read' });
    return result.kind === 'read' ? result.layout.questions : [];
  };

  test.each([
    [`Stock ${L};${L};Stock ${R};${R}`, { 1: null, 2: 'w2', 3: null, 4: 'w1' }],
    [`${L} 09/2026;${L} 10/2026;${R} 09/2026;${R} 10/2026`, { 1: null, 2: 'w2', 3: null, 4: 'w1' }],
    [`${L} Douala;${L} Yaoundé;${R};Autre`, { 3: 'w1' }],
  ])('proposes for %s', async (titles, crosstab) => {
    expect(proposedAnswers(await askedOf(titles, '2026-10'), {})).toEqual({ crosstab });
  });

  test('is open while two columns have one wholesaler', async () => {
    const [question] = await askedOf(`Stock ${L};${L};Stock ${R};${R}`, '2026-10');
    if (!question) throw new Error('No question');
    expect(isAnswered(question, { crosstab: { 1: 'w2', 2: 'w2', 3: null, 4: 'w1' } })).toBe(false);
    expect(isAnswered(question, { crosstab: { 1: null, 2: 'w2', 3: null, 4: 'w1' } })).toBe(true);
  });
});

test.each([
  ['ventes', 'Littoral Médicaments', 'w2'],
  ['ventes Répartis', 'Littoral Médicaments', 'w2'],
  ['ventes', 'LITT. MÉD.', 'w2'],
  ['ventes Répartis', 'Feuil2', 'w1'],
])('of the workbook %j, the sheet %j is proposed for a wholesaler', async (name, sheet, wholesalerID) => {
  const rows = [
    ['Produit', 'Quantité'],
    [AMOX ?? '', 40],
  ];
  const sent: Sent = {
    name: `${name}.xlsx`,
    content: workbook({ name: R, rows }, { name: sheet, rows }),
    ends: 'mapper',
  };
  const first = await read(sent);
  expect(endOf(first)).toBe('mapper');
  const mapping: ColumnMapping = { sheet: 1, header: { first: 0, count: 1 }, roles: ['product', 'quantity'] };
  const chosen = await read(sent, { ...mapping, answers: { columns: { product: 0, quantity: 1 } } });
  expect(chosen.kind === 'read' && chosen.layout.questions).toMatchObject([
    { kind: 'wholesaler', proposed: { wholesalerID } },
  ]);
});

test('a title over the names of products that is none speaks of all rows', async () => {
  const sent: Sent = { content: csv('Retours;Grossiste;Quantité', `${AMOX};${R};40`), ends: 'mapper' };
  const first = await read(sent);
  if (first.kind === 'refused') throw new Error('Refused');
  expect(endOf(first)).toBe('mapper');
  const result = await read(sent, { ...first.layout.mapping, roles: ['product', 'wholesaler', 'quantity'] });
  if (result.kind === 'refused' || !result.rows) throw new Error('Not read');
  expect(findingsOf(result.rows, result.layout, CATALOGUE, null)).toEqual([{ kind: 'otherNamed', text: 'Retours' }]);
});

test('the sheets that are not read are named, with what they hold', async () => {
  const rows = (...quantities: readonly number[]) => [
    ['Produit', 'Grossiste', 'Quantité'],
    ...quantities.map((quantity, at) => [FOUR[at] ?? '', R, quantity]),
  ];
  const sent: Sent = {
    name: 'v.xlsx',
    content: workbook(
      { name: 'Ventes', rows: rows(40, 5) },
      { name: 'Retours', rows: [...rows(3, 4), ['Total', '', 7]] },
      { name: 'Vide', rows: [] },
      { name: 'Notes', rows: [['Lu par', 'Awa'], ['le 5']] },
      {
        name: 'Deux mois',
        rows: [
          ['Produit', 'Qté sept.', 'Qté août'],
          [AMOX ?? '', 1, 2],
        ],
      },
    ),
    ends: 'mapper',
  };
  const first = await read(sent);
  if (first.kind === 'refused') throw new Error('Refused');
  expect(first.layout.notes.map(({ kind }) => kind)).not.toContain('sheetsUnread');
  const result = await read(sent, first.layout.mapping);
  if (result.kind === 'refused' || !result.rows) throw new Error('Not read');
  expect(controlOf(result.rows.table, result.rows.report).file.quantity).toBe(45);
  expect(result.layout.notes).toContainEqual({
    kind: 'sheetsUnread',
    sheets: [
      { name: 'Retours', cells: 11, quantity: 7 },
      { name: 'Notes', cells: 3, quantity: null },
      // Which of its columns is meant is not known.
      { name: 'Deux mois', cells: 6, quantity: null },
    ],
  });
});

test('the question about periods counts every row', async () => {
  const content = csv('Date;Produit;Grossiste;Quantité', `30/09/2026;${AMOX};${R};10`, `;${PALU};${R};4`);
  const result = await read({ content, ends: 'read' });
  const [question] = result.kind === 'read' ? result.layout.questions : [];
  expect(question).toMatchObject({
    periods: [
      { period: '', rows: 1, quantity: 4, isOpen: true },
      { period: '2026-09-30', rows: 1, quantity: 10, isOpen: false },
    ],
  });
});

test.each([
  ['01_three_dec', '12'],
  ['68_avr', '04'],
  ['ventes septembre 2026', '2026-09'],
  ['Littoral_0926', '2026-09'],
  ['T3-2026', '2026-T3'],
  ['S2_2027', '2027'],
])('the question about the name %s says what was read', async (name, told) => {
  const result = await read({ name: `${name}.csv`, content: csv(HEAD, `${AMOX};${L};40`), ends: 'read' });
  const [question] = result.kind === 'read' ? result.layout.questions : [];
  expect(question).toMatchObject({ kind: 'period', read: told });
});

test('a total above its rows is compared with what follows it', async () => {
  const result = await read({ content: csv(HEAD, 'Total;;70', `${AMOX};${R};40`, `${PALU};${R};20`), ends: 'read' });
  const notes = result.kind === 'read' ? result.layout.notes : [];
  expect(notes.find(({ kind }) => kind === 'totalLeftOut')).toMatchObject({ stated: 70, computed: 60 });
});

test('the control totals count the columns beside the one that is read', async () => {
  const sent: Sent = { content: csv('Produit;S1;S2', `${AMOX};10;20`, `${PALU};2;`), kind: 'goals', ends: 'read' };
  const first = await read({ ...sent, period: '2026' });
  if (first.kind === 'refused') throw new Error('Refused');
  const answers: ImportAnswers = { columns: { quantity: 1 }, period: 'all' };
  const result = await read({ ...sent, period: '2026' }, { ...first.layout.mapping, answers });
  if (result.kind === 'refused' || !result.rows) throw new Error('Not read');
  expect(controlOf(result.rows.table, result.rows.report)).toMatchObject({
    file: { rows: 2, quantity: 32 },
    taken: { quantity: 12 },
    left: [{ reason: 'otherColumns', rows: 0, quantity: 20 }],
  });
  expect(result.layout.notes).toMatchObject([{ kind: 'columnIgnored', title: 'S2', reason: 'notChosen' }]);
});

test('a part of the period is asked about as one', async () => {
  const content = csv('Produit;S1', `${AMOX};300`);
  const result = await read({ content, kind: 'goals', period: '2026', ends: 'read' });
  expect(result).toMatchObject({ layout: { questions: [{ kind: 'period', text: 'S1', isPart: true, read: '' }] } });
});

test('a column is offered without a sum while its numbers have two readings', async () => {
  const content = csv('Produit;Grossiste;Qté sept.;Qté oct.', `${AMOX};${R};1,100;30`, `${PALU};${R};900;40`);
  const sums = async (answers: ImportAnswers) => {
    const first = await read({ content, ends: 'read' });
    if (first.kind === 'refused') throw new Error('Refused');
    const result = await read({ content, ends: 'read' }, { ...first.layout.mapping, answers });
    if (result.kind === 'refused') throw new Error('Refused');
    return result.layout.questions.flatMap((question) =>
      question.kind === 'columns' ? question.candidates.map(({ sum }) => sum) : [],
    );
  };
  expect(await sums({})).toEqual([null, 70]);
  expect(await sums({ decimal: { quantity: '.' } })).toEqual([2000, 70]);
});

test('columns that are added up are remembered for the same titles', async () => {
  const titles = ['Produit', 'S1', 'S2'];
  const known = [knownHeader(titles, ['product', 'quantity', 'quantity'])];
  const content = csv(titles.join(';'), `${AMOX};10;20`);
  const result = await read({ content, kind: 'goals', period: '2026', known, ends: 'read' });
  expect(endOf(result)).toBe('read 30');
});

test('a total that names a wholesaler is compared with its rows', async () => {
  const content = csv(HEAD, `${AMOX};${R};40`, `${TENS};${L};7`, `Total;${R};41`, `${PALU};${R};5`);
  const result = await read({ content, ends: 'read' });
  const notes = result.kind === 'read' ? result.layout.notes : [];
  expect(notes.find(({ kind }) => kind === 'totalLeftOut')).toMatchObject({ stated: 41, computed: 45 });
});

test('a column that divides the rows is told with the boxes of each value', async () => {
  const result = await read({ content: beside('Nature', 'V', 'v', 'R', ''), ends: 'read' });
  const notes = result.kind === 'read' ? result.layout.notes : [];
  expect(notes.find(({ kind }) => kind === 'columnIgnored')).toMatchObject({
    title: 'Nature',
    divides: [
      { text: 'V', rows: 2, quantity: 30 },
      { text: 'R', rows: 1, quantity: 30 },
      { text: '', rows: 1, quantity: 40 },
    ],
  });
});

test('a column of another wholesaler that an answer left aside must be acknowledged', async () => {
  const sent: Sent = {
    content: csv('Produit;Qté Littoral;Qté Répartis;CA Répartis', `${AMOX};868;300;9`, `${PALU};1063;300;9`),
    ends: 'read',
  };
  const first = await read(sent);
  if (first.kind === 'refused') throw new Error('Refused');
  const result = await read(sent, {
    ...first.layout.mapping,
    answers: { columns: { quantity: 1 }, wholesalerID: 'w2' },
  });
  if (result.kind === 'refused' || !result.rows) throw new Error('Not read');
  expect(findingsOf(result.rows, result.layout, CATALOGUE, null)).toEqual([
    { kind: 'elsewhere', columns: [{ column: 2, title: 'Qté Répartis', sum: 600 }] },
  ]);
});

test('every line within stray quotes is in the control totals', async () => {
  const content = csv(HEAD, `${TENS};${L};100`, `"${AMOX};${L};50`, `${PALU};${L};70`, `${ELOX};${L};80"`);
  const result = await read({ content, ends: 'read' });
  if (result.kind === 'refused' || !result.rows) throw new Error('Not read');
  expect(controlOf(result.rows.table, result.rows.report).file).toEqual({ rows: 4, quantity: 220, unreadable: 1 });
});

test('rows of another pack that one name stands for are told, with those of each pack', async () => {
  const content = csv(`${HEAD};Cond.`, `Tensorel;${R};10;30`, `Tensorel;${L};20;12`);
  const result = await read({ content, ends: 'read' });
  if (result.kind === 'refused' || !result.rows) throw new Error('Not read');
  const { table } = result.rows;
  const name = table.names[table.productName[0] ?? -1] ?? '';
  const report = checkRows(table, AT_HOME, 'sales', [{ kind: 'name', field: 'product', name, ID: 'p3' }]);
  expect(findingsOf({ table, report }, result.layout, AT_HOME, null)).toMatchObject([
    { kind: 'unit' },
    { kind: 'packs', packs: [{ productID: 'p3', text: '12', line: 3, rows: [1], quantity: 20 }] },
  ]);
});

test('a code without a letter that an earlier file taught is asked about, and a word is not', async () => {
  const content = csv('Code;Grossiste;Quantité', `1001;${R};40`, `1001;${L};2`, `Amoxiv;${R};5`);
  const result = await read({ content, ends: 'read' });
  if (result.kind === 'refused' || !result.rows) throw new Error('Not read');
  const { table } = result.rows;
  const known: KnownNames = { product: { '1001': 'p3', amoxiv: 'p1' }, wholesaler: {} };
  const found = (corrections: readonly Correction[]) =>
    findingsOf({ table, report: checkRows(table, AT_HOME, 'sales', corrections, known) }, result.layout, AT_HOME, null);
  const asked = found([]);
  expect(asked).toMatchObject([
    { kind: 'codes', codes: [{ text: '1001', productID: 'p3', rows: [0, 1], quantity: 42 }] },
  ]);
  expect(asked.map(findingKey)).toEqual(['codes p3 1001']);
  // Chosen for this very file, or set aside, it is settled.
  expect(found([{ kind: 'name', field: 'product', name: '1001', ID: 'p3' }])).toEqual([]);
  expect(found([{ kind: 'exclude', rows: [0, 1] }])).toEqual([]);
});
