import { describe, expect, test } from 'vitest';
import {
  areDayNumbers,
  cellMention,
  datePart,
  dayFirst,
  dayOfNumber,
  isMonthFirst,
  isOpen,
  type Mention,
  mentionKey,
  mentionsIn,
  openBeside,
  openIn,
  openInName,
  otherIn,
  partNamed,
  withoutBeginning,
  withoutLetterhead,
  withoutMentions,
  withoutVersions,
} from '#domain/import/mentions.ts';

test.each<[text: string, periods: readonly string[]]>([
  ['', []],
  ['ventes', []],
  ['octobre', ['10']],
  ['Octobre 2026', ['2026-10']],
  ['oct. 26', ['2026-10']],
  ["oct'26", ['2026-10']],
  ['fév-2026', ['2026-02']],
  ['February', ['02']],
  ['AOÛT', ['08']],
  ['déc 19', ['12']],
  ['décembre 2019', ['2019-12']],
  ['marseille', []],
  ['maison', []],
  ['2026', ['2026']],
  ['2009', []],
  ['2050', []],
  ['12026', []],
  ['2026-10', ['2026-10']],
  ['2026/1', ['2026']],
  ['10/2026', ['2026-10']],
  ['9.2026', ['2026-09']],
  ['102026', ['2026-10']],
  ['202610', ['2026-10']],
  ['2026-13', ['2026']],
  ['31/10/2026', ['2026-10-31']],
  ['31.10.26', ['2026-10-31']],
  ['2026-10-31', ['2026-10-31']],
  ['20261031', ['2026-10-31']],
  ['31/02/2026', ['2026-02']],
  ['1/2/2026 au 28/2/2026', ['2026-02-01', '2026-02-28']],
  ['T3', ['T3']],
  ['T3 2026', ['2026-T3']],
  ['T3-2026', ['2026-T3']],
  ['3e trimestre', ['T3']],
  ['1er trim. 2026', ['T1', '2026']],
  ['Q4', ['T4']],
  ['T5', []],
  ['semestre 2', ['H2']],
  ['1er semestre 2026', ['2026-H1']],
  ['H1', ['H1']],
  ['H3', []],
  ['S47', ['S47']],
  ['sem. 7', ['S07']],
  ['2026-W47', ['2026-S47']],
  ['semaine 47/2026', ['2026-S47']],
  ['S54', []],
  ['S0', []],
  ['S53', ['S53']],
  ['S1', ['S01']],
  ['cas 12', []],
])('“%s” names %j', (text, periods) => {
  expect(mentionsIn(text).map(mentionKey)).toEqual(periods);
});

test('a text is left without the periods that it names', () => {
  expect(withoutMentions('Ventes Répartis octobre 2026').trim()).toBe('ventes repartis');
  expect(withoutMentions('31/10/2026 S47 T3 H1 2026 x').trim()).toBe('x');
  expect(withoutMentions('ventes2026boites')).toBe('ventes boites');
});

describe('a mention', () => {
  const SALES = '2026-10';
  /** The Monday of week 47. */
  const TRENDS = '2026-11-16';
  test.each<[mention: Mention, goals: boolean | null, sales: boolean | null, trends: boolean | null]>([
    [{}, null, null, null],
    [{ year: 2026 }, true, null, null],
    [{ year: 2025 }, false, false, false],
    [{ month: 10 }, null, true, false],
    [{ month: 11 }, null, false, null],
    [{ year: 2026, month: 10 }, true, true, false],
    [{ year: 2025, month: 10 }, false, false, false],
    [{ quarter: 4 }, null, false, false],
    [{ quarter: 4, month: 10 }, null, true, false],
    [{ quarter: 3, month: 10 }, null, false, false],
    [{ quarter: 4, month: 11 }, null, false, null],
    [{ half: 2, month: 10 }, null, true, false],
    [{ half: 1, month: 10 }, null, false, false],
    [{ quarter: 4, week: 47 }, null, false, true],
    [{ week: 41 }, null, true, false],
    [{ week: 47 }, null, false, true],
    [{ week: 47, year: 2026 }, true, false, true],
    [{ week: 47, year: 2025 }, false, false, false],
    [{ week: 54 }, null, null, false],
    [{ year: 2026, month: 11, day: '2026-11-15' }, true, false, false],
    [{ year: 2026, month: 11, day: '2026-11-16' }, true, false, true],
    [{ year: 2026, month: 11, day: '2026-11-22' }, true, false, true],
    [{ year: 2026, month: 11, day: '2026-11-23' }, true, false, false],
  ])('%j is of the open year: %s, month: %s, week: %s', (mention, goals, sales, trends) => {
    expect([
      isOpen(mention, 'goals', '2026'),
      isOpen(mention, 'sales', SALES),
      isOpen(mention, 'trends', TRENDS),
    ]).toEqual([goals, sales, trends]);
  });

  test('of a half is open in each of its months', () => {
    expect(isOpen({ half: 1, month: 6 }, 'sales', '2026-06')).toBe(true);
    expect(isOpen({ half: 2, month: 7 }, 'sales', '2026-07')).toBe(true);
    expect(isOpen({ half: 2, month: 6 }, 'sales', '2026-06')).toBe(false);
  });

  test('of a week that two months or years share is of either', () => {
    expect(isOpen({ month: 6 }, 'trends', '2026-06-29')).toBeNull();
    expect(isOpen({ month: 7 }, 'trends', '2026-06-29')).toBeNull();
    expect(isOpen({ month: 8 }, 'trends', '2026-06-29')).toBe(false);
    expect(isOpen({ year: 2025 }, 'trends', '2025-12-29')).toBeNull();
    expect(isOpen({ year: 2026 }, 'trends', '2025-12-29')).toBeNull();
    expect(isOpen({ year: 2025, month: 1 }, 'trends', '2025-12-29')).toBe(false);
  });

  test.each<[mention: Mention, goals: string | null, sales: string | null, trends: string | null]>([
    [{ year: 2026 }, null, null, null],
    [{ month: 10 }, 'month', null, null],
    [{ quarter: 3 }, 'quarter', null, null],
    [{ half: 1 }, 'half', null, null],
    [{ week: 47 }, 'week', 'week', null],
    [{ month: 10, day: '2026-10-01' }, null, 'day', 'day'],
  ])('%j names a part of a year: %s, of a month: %s, of a week: %s', (mention, goals, sales, trends) => {
    expect([partNamed(mention, 'goals'), partNamed(mention, 'sales'), partNamed(mention, 'trends')]).toEqual([
      goals,
      sales,
      trends,
    ]);
  });
});

test.each<[text: string, inside: boolean | null, beside: boolean | null, inName: boolean | null]>([
  ['ventes', null, null, null],
  ['octobre', true, true, true],
  ['septembre', false, false, false],
  ['octobre et septembre', false, false, false],
  ['octobre, le 05/11/2026', true, true, true],
  ['mois d’octobre, année 2026', true, true, true],
  ['S41', false, false, false],
  ['le 05/11/2026', null, null, null],
  ['le 30/09/2026', null, false, false],
  ['du 01/10/2026 au 31/10/2026', true, true, true],
  ['du 01/09/2026 au 30/09/2026', false, false, false],
  ['ventes 1026', null, null, true],
  ['ventes 0926', null, null, false],
  ['ventes 10-26', null, null, true],
  ['ventes 1029', null, null, null],
  ['ventes 1025', null, null, false],
  ['ventes 1027', null, null, false],
  ['ventes 1024', null, null, null],
  // The day on which the file was made, after a short month.
  ['ventes 0926 du 05/11/2026', null, null, null],
  ['ventes 1028', null, null, null],
  ['le 01/10/2026', null, null, null],
  ['1026 0926', null, null, false],
  ['octobre 0926', true, true, true],
])('of October 2026, “%s” says %s among rows, %s beside them, %s in a name', (text, inside, beside, inName) => {
  expect([
    openIn(text, 'sales', '2026-10'),
    openBeside(text, 'sales', '2026-10'),
    openInName(text, 'sales', '2026-10'),
  ]).toEqual([inside, beside, inName]);
});

test('of a week, a single day says whether it is open, and what was made before it has nothing of it', () => {
  const week = '2026-11-16';
  expect(openIn('le 18/11/2026', 'trends', week)).toBe(true);
  expect(openIn('le 25/11/2026', 'trends', week)).toBeNull();
  expect(openBeside('le 25/11/2026', 'trends', week)).toBeNull();
  expect(openBeside('le 15/11/2026', 'trends', week)).toBe(false);
  expect(openBeside('le 15/11/2025', 'goals', '2026')).toBeNull();
});

test.each<[text: string, part: Parameters<typeof cellMention>[1], period: string | null]>([
  ['2026', 'year', '2026'],
  ['2000', 'year', '2000'],
  ['1999', 'year', null],
  ['2099', 'year', '2099'],
  ['2100', 'year', null],
  ['4', 'quarter', 'T4'],
  ['5', 'quarter', null],
  ['0', 'quarter', null],
  ['12', 'month', '12'],
  ['13', 'month', null],
  ['0', 'month', null],
  ['53', 'week', 'S53'],
  ['54', 'week', null],
  ['1', 'week', 'S01'],
  ['0', 'week', null],
  ['octobre', 'month', '10'],
  ['T3 2026', 'quarter', '2026-T3'],
  ['x', 'month', null],
  // The year and the month.
  ['2610', 'month', '2026-10'],
  ['2601', 'month', '2026-01'],
  ['2612', 'month', '2026-12'],
  ['2600', 'month', null],
  ['2613', 'month', null],
  ['2001', 'month', '2020-01'],
  ['1910', 'month', null],
  ['4912', 'month', '2049-12'],
  ['5001', 'month', null],
  ['2610', 'week', null],
  ['2610', 'year', null],
  ['1', 'month', '01'],
  ['1', 'quarter', 'T1'],
  ['2026', 'week', '2026'],
  ['02026', 'year', null],
])('the cell “%s” of a column of the %s names %s', (text, part, period) => {
  const mention = cellMention(text, part);
  expect(mention && mentionKey(mention)).toBe(period);
});

test('only a day after the twelfth proves which of two numbers is the month', () => {
  expect(isMonthFirst(['11/25/2026', '01/02/2026'])).toBe(true);
  expect(isMonthFirst(['11/12/2026'])).toBe(false);
  expect(isMonthFirst(['12/25/2026'])).toBe(true);
  expect(isMonthFirst(['11/13/2026'])).toBe(true);
  expect(isMonthFirst(['11/25/2026', '13/11/2026'])).toBe(false);
  expect(isMonthFirst(['x', ''])).toBe(false);
  expect([dayFirst('11/25/2026'), dayFirst('11-25-26'), dayFirst('2026-11-25')]).toEqual([
    '25/11/2026',
    '25-11-26',
    '2026-11-25',
  ]);
});

test('days of spreadsheets are numbers of five digits', () => {
  expect(areDayNumbers(['46326', '', '46327,5'])).toBe(true);
  expect([
    areDayNumbers(['36526']),
    areDayNumbers(['36525']),
    areDayNumbers(['73050']),
    areDayNumbers(['73051']),
  ]).toEqual([true, false, true, false]);
  expect([areDayNumbers([]), areDayNumbers(['']), areDayNumbers(['46326', '12'])]).toEqual([false, false, false]);
  expect([dayOfNumber('36526'), dayOfNumber('46326'), dayOfNumber('46326.75'), dayOfNumber('')]).toEqual([
    '2000-01-01',
    '2026-10-31',
    '2026-10-31',
    '',
  ]);
});

test('a letter and a digit in a name are a version, but where weeks are entered', () => {
  expect(withoutVersions('ventes s2 w.1', 'sales').replaceAll(/\s+/gu, ' ').trim()).toBe('ventes');
  expect(withoutVersions('ventes s2', 'trends')).toBe('ventes s2');
  expect(withoutVersions('ventes s21', 'sales')).toBe('ventes s21');
});

test('a year of goals is no short month', () => {
  expect(openInName('objectifs 1026', 'goals', '2026')).toBeNull();
  expect(openInName('tendances 1126', 'trends', '2026-11-16')).toBeNull();
  expect(openInName('tendances 1026', 'trends', '2026-11-16')).toBe(false);
});

test.each([
  ['octobre et septembre 2026', '2026-09'],
  ['septembre, octobre', '09'],
  ['octobre', '10'],
  ['ventes 1026 et 0926', '2026-09'],
  ['ventes 1026', '2026-10'],
  ['ventes', ''],
])('of October 2026, the period that “%s” names is %j', (text, period) => {
  expect(otherIn(text, 'sales', '2026-10')).toBe(period);
});

test.each<readonly [title: string, part: string | null]>([
  ...['Année', 'Year', 'Exercice', 'An', 'Año'].map((title) => [title, 'year'] as const),
  ...['Trimestre', 'Trim.', 'Quarter'].map((title) => [title, 'quarter'] as const),
  ...['Mois', 'Month', 'Période de vente', 'Period', 'Mes', 'Período'].map((title) => [title, 'month'] as const),
  ...['Semaine', 'Week', 'Semana'].map((title) => [title, 'week'] as const),
  ...['Date', 'Date de facture', 'Jour', 'Day', 'Fecha', 'Día'].map((title) => [title, 'any'] as const),
  ['Date de la facture', null],
  // The year is the longer of the two.
  ['Mois et année', 'year'],
  ['Date octobre', null],
  ['Ventes', null],
  ['', null],
])('a column “%s” has dates by the %s', (title, part) => {
  expect(datePart(title)).toBe(part);
});

test.each([
  ['Maison fondée en 2015', 'Maison'],
  ['Depuis 2012, à votre service', ', à votre service'],
  ['Since 2023', ''],
  // With fewer than three years, they may be those of the figures.
  ['Depuis 2024', 'Depuis 2024'],
  ['Depuis 2012-03', 'Depuis 2012-03'],
  ['Ventes depuis 2012', 'Ventes depuis 2012'],
  ['Chiffres depuis 2012', 'Chiffres depuis 2012'],
])('without the year since which a company exists, “%s” is “%s”', (text, rest) => {
  expect(withoutBeginning(text, '2026-10').trim()).toBe(rest);
});

test.each([
  ['BP 2025 Douala', 'Douala'],
  ['Tél. 233 42 10 25', ''],
  ['RC/DLA/2024/B/1234', ''],
  ['Agrément n° 1025/MINSANTE du 12/03/2019', ''],
  ['Décret n° 2019-12 du 1er octobre 2019, ventes', ', ventes'],
  ['Ventes octobre 2026', 'Ventes octobre 2026'],
])('without what a letterhead numbers, “%s” is “%s”', (text, rest) => {
  expect(withoutLetterhead(text).trim()).toBe(rest);
});

test.each<[mention: Mention, key: string]>([
  [{}, ''],
  [{ year: 2026 }, '2026'],
  [{ month: 3 }, '03'],
  [{ year: 2026, month: 3 }, '2026-03'],
  [{ year: 2026, month: 3, day: '2026-03-09' }, '2026-03-09'],
  [{ year: 2026, quarter: 3 }, '2026-T3'],
  [{ half: 1 }, 'H1'],
  [{ year: 2026, week: 7 }, '2026-S07'],
])('%j is written %j', (mention, key) => {
  expect(mentionKey(mention)).toBe(key);
});
