import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/errors.ts';
import {
  cellsByLine,
  completion,
  completionWithDeficit,
  deficitHistory,
  isOfSomeLines,
  explain,
  type Figures,
  gap,
  NOTHING,
  pointsBetween,
  remainderOf,
  sharedAmong,
  shortfallOf,
  sumOfLines,
  sumOfMonths,
} from '#features/finance/figures/finance.model.ts';
import { figuresOn, pageOf, type SourceLine, sourcesOf } from '#features/finance/figures/finance.page.ts';
import { gather } from '#features/finance/figures/finance.queries.ts';
import type { SaleRow } from '#features/finance/figures/finance.types.ts';

const figures = (told: Partial<Figures>): Figures => ({ ...NOTHING, ...told });

const units = fc.integer({ min: 0, max: 20_000 });
const someFigures = fc.record({
  quantity: units,
  expected: units,
  obtained: units,
  deficit: fc.option(units),
  deficitQuantity: fc.option(units),
  carried: fc.option(units),
  sold: fc.dictionary(fc.constantFrom('a', 'b', 'c'), units).map((sold) => new Map(Object.entries(sold))),
});
const MONTHS = ['2026-08', '2026-09', '2026-10'] as const;
const someCells = fc.dictionary(fc.constantFrom(...MONTHS), someFigures).map((cells) => new Map(Object.entries(cells)));

const row = (told: Partial<SaleRow> = {}): SaleRow => ({
  yearMonth: '2026-10',
  quantity: 100,
  pght: 1_000,
  expectedTurnOver: 120_000,
  obtainedTurnOver: 100_000,
  deficitQuantity: 20,
  deficitTurnOver: 20_000,
  PharmaProduct: { ID: 'product' },
  PharmaLaboratory: { ID: 'laboratory', name: 'Orvalis' },
  WorkGroup: null,
  SoldStockByWholesaler: [
    { quantity: 60, Wholesaler: { ID: 'a', name: 'Répartis' } },
    { quantity: 40, Wholesaler: { ID: 'b', name: 'Savane' } },
  ],
  ...told,
});

describe('sums', () => {
  test('lines add up, wholesaler by wholesaler, in any order', () => {
    fc.assert(
      fc.property(fc.array(someFigures, { maxLength: 8 }), (lines) => {
        const sum = sumOfLines(lines);
        const added = (of: (line: Figures) => number | null) =>
          lines.length === 0 ? null : lines.reduce((total, line) => total + (of(line) ?? 0), 0);
        expect(sum.quantity).toBe(added(({ quantity }) => quantity));
        expect(sum.obtained).toBe(added(({ obtained }) => obtained));
        for (const [wholesaler, sold] of sum.sold) expect(sold).toBe(added((line) => line.sold.get(wholesaler) ?? 0));
        expect(sumOfLines(lines.toReversed())).toEqual(sum);
      }),
    );
  });

  test('months add up, but for a deficit, which is that of the last month that tells one', () => {
    const cells = new Map([
      ['2026-08', figures({ obtained: 10, deficit: 5 })],
      ['2026-09', figures({ obtained: 20, deficit: 7 })],
      ['2026-10', figures({ obtained: 30 })],
    ]);
    expect(sumOfMonths(cells, MONTHS, '2026-11')).toMatchObject({ obtained: 60, deficit: 7 });
    expect(sumOfMonths(cells, ['2026-08'], '2026-11')).toMatchObject({ obtained: 10, deficit: 5 });
    expect(sumOfMonths(cells, ['2025-01'], '2026-11')).toEqual(NOTHING);
  });

  test.each([
    [{ obtained: 111, expected: 100, deficit: 5, carried: 0 }, true],
    [{ obtained: 111, expected: 100, deficit: 5, carried: 11 }, true],
    [{ obtained: 111, expected: 100, deficit: 5, carried: 20 }, false],
    [{ obtained: 111, expected: 100, deficit: 0, carried: 0 }, false],
    [{ obtained: 90, expected: 100, deficit: 10, carried: 0 }, false],
    [{ obtained: null, expected: 100, deficit: 5, carried: 0 }, false],
    [{ obtained: 5, expected: 0, deficit: 5, carried: null }, false],
  ])('the deficit of %j is that of some lines alone: %s', (total, expected) => {
    expect(isOfSomeLines(figures(total))).toBe(expected);
  });

  test('a deficit ends with its year: who has no goal in the last one is short of nothing', () => {
    const cells = new Map([
      ['2025-12', figures({ obtained: 10, deficit: 5 })],
      ['2026-01', figures({ obtained: 1, expected: 3, deficit: 2 })],
      ['2026-12', figures({ obtained: 4, deficit: 9 })],
    ]);
    const former = new Map([['2025-12', figures({ deficit: 5 })]]);
    const months = ['2025-12', '2026-01', '2026-02'];
    expect(sumOfMonths(cells, months, '2026-11').deficit).toBe(2);
    expect(sumOfMonths(former, months, '2026-11').deficit).toBeNull();
    // A period that goes on beyond the present ends, for a deficit, with the present.
    expect(sumOfMonths(former, months, '2025-12').deficit).toBe(5);
    expect(sumOfMonths(cells, ['2026-12'], '2026-11').deficit).toBeNull();
  });

  test('what the months before left is to be made up for as well', () => {
    const cells = new Map([
      ['2025-12', figures({ deficit: 50 })],
      ['2026-01', figures({ obtained: 6, expected: 10, deficit: 4 })],
      ['2026-02', figures({ obtained: 7, expected: 10, deficit: 7 })],
    ]);
    const [january, february] = ['2026-01', '2026-02'].map((month) => sumOfMonths(cells, [month], '2026-11'));
    expect([january?.carried, february?.carried]).toEqual([0, 4]);
    expect(january && completionWithDeficit(january)).toBe(60);
    expect(february && completionWithDeficit(february)).toBe(50);
    expect(sumOfMonths(cells, ['2026-01', '2026-02'], '2026-11').carried).toBe(0);
    expect(completionWithDeficit(figures({ obtained: 5, expected: 10 }))).toBeNull();
    expect(completionWithDeficit(figures({ obtained: 5, deficit: 0, carried: 0 }))).toBeNull();
  });

  test('several rows of one line and month are one cell; a row of no line is left out', () => {
    const cells = cellsByLine(
      [row(), row({ quantity: 1 }), row({ PharmaLaboratory: null })],
      ({ PharmaLaboratory }) => PharmaLaboratory?.ID,
    );
    expect([...cells.keys()]).toEqual(['laboratory']);
    expect(cells.get('laboratory')?.get('2026-10')).toMatchObject({
      quantity: 101,
      obtained: 200_000,
      deficit: 40_000,
    });
  });
});

test('what a whole has beyond its lines completes them, and nothing is left where they agree', () => {
  fc.assert(
    fc.property(someCells, fc.array(someCells, { maxLength: 5 }), (whole, lines) => {
      const rest = remainderOf(whole, lines);
      for (const [month, { quantity, obtained }] of whole) {
        const sum = sumOfLines([...lines, rest].flatMap((cells) => cells.get(month) ?? []));
        expect(sum.quantity).toBe(quantity);
        expect(sum.obtained).toBe(obtained);
      }
      expect(remainderOf(whole, [...lines, rest]).size).toBe(0);
    }),
  );
});

describe('rates', () => {
  test('nothing expected has neither a rate nor a gap', () => {
    expect(completion(figures({ obtained: 5 }))).toBeNull();
    expect(gap(figures({ obtained: 5 }))).toBeNull();
    expect(gap(figures({ obtained: 5, expected: 8 }))).toBe(-3);
  });

  test('points are between the percents that are shown', () => {
    expect(pointsBetween(84.4, 82.6)).toBe(1);
    expect(pointsBetween(84.4, null)).toBeNull();
  });
});

describe('what is missing', () => {
  const lines = (...gaps: readonly number[]) => gaps.map((by) => figures({ expected: 1_000, obtained: 1_000 + by }));
  const of = (line: Figures) => line;

  test('one line is named where it makes half of it, two where it takes two', () => {
    expect(shortfallOf(lines(-600, -300, -100, 50), of)).toMatchObject({ share: 60, lines: [{ obtained: 400 }] });
    expect(shortfallOf(lines(-100, -400, -300, -200), of)?.lines.map(({ obtained }) => obtained)).toEqual([600, 700]);
  });

  test('one line alone below its goal makes all of it', () => {
    expect(shortfallOf(lines(-1, 300), of)).toMatchObject({ isAll: true, lines: [{ obtained: 999 }] });
    expect(shortfallOf(lines(-1_000, -1), of)).toMatchObject({ isAll: false, lines: [{ obtained: 0 }] });
  });

  test('nobody is named where nothing is missing, or there is one line', () => {
    expect(shortfallOf(lines(0, 20), of)).toBeNull();
    expect(shortfallOf(lines(-20), of)).toBeNull();
  });
});

describe('the sum behind a number', () => {
  test('terms make the total, and shares are told to a tenth', () => {
    const terms = ['a', 'b', 'c'].map((key) => ({ key, name: key, value: 1 }));
    const { total, terms: explained, shares } = explain(terms);
    expect(total).toBe(3);
    expect(explained.map(({ share }) => share)).toEqual([33.3, 33.3, 33.3]);
    expect(shares).toBe(99.9);
  });

  test('rounding moves the shares by a twentieth each at most', () => {
    fc.assert(
      fc.property(fc.array(units, { minLength: 1, maxLength: 40 }), (values) => {
        const { shares } = explain(values.map((value, index) => ({ key: String(index), name: '', value })));
        const sum = shares ?? 100;
        expect(Math.abs(sum - 100)).toBeLessThanOrEqual(values.length * 0.05 + 0.1);
      }),
    );
  });

  test('nothing is shared where there is nothing', () => {
    expect(explain([{ key: 'a', name: 'a', value: 0 }])).toMatchObject({ total: 0, shares: null });
  });
});

test('a product is shared among its groups without a unit lost, wholesaler by wholesaler', () => {
  fc.assert(
    fc.property(
      units,
      units,
      fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 6 }),
      (a, b, percentages) => {
        const shared = sharedAmong(
          row({
            quantity: a + b,
            obtainedTurnOver: (a + b) * 1_000,
            SoldStockByWholesaler: [
              { quantity: a, Wholesaler: { ID: 'a', name: 'Répartis' } },
              { quantity: b, Wholesaler: { ID: 'b', name: 'Savane' } },
            ],
          }),
          percentages.map((percentage, index) => ({ groupID: `group-${index}`, percentage })),
        );
        expect(shared.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(a + b);
        // Whole francs, so that what a page and a file write adds up too.
        for (const [of, whole] of [
          ['obtainedTurnOver', (a + b) * 1_000],
          ['expectedTurnOver', 120_000],
        ] as const) {
          const parts = shared.map((each) => each[of]);
          expect(parts.every(Number.isInteger)).toBe(true);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
        }
        // As the server's own figures are: units at their price.
        for (const each of shared) expect(each.obtainedTurnOver).toBe(each.quantity * 1_000);
        for (const [index, total] of [a, b].entries()) {
          expect(shared.reduce((sum, each) => sum + (each.SoldStockByWholesaler[index]?.quantity ?? 0), 0)).toBe(total);
        }
      },
    ),
  );
});

describe('a page', () => {
  const line = (
    key: string,
    sales: ReadonlyMap<string, Figures>,
    trends: ReadonlyMap<string, Figures> = new Map(),
  ): SourceLine => ({
    key,
    cells: { sales, trends },
  });
  const asked = {
    sources: ['sales'],
    areMonths: false,
    period: { from: '2026-09', to: '2026-10' },
    current: '2026-11',
  } as const;

  test('totals are the sums of its lines, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(someCells, { maxLength: 6 }), (cells) => {
        const page = pageOf(
          cells.map((sales, index) => line(String(index), sales)),
          asked,
        );
        for (const name of ['quantity', 'obtained', 'expected'] as const) {
          expect(page.total[name] ?? 0).toBe(page.lines.reduce((sum, { figures: own }) => sum + (own[name] ?? 0), 0));
        }
        expect(page.months.reduce((sum, { figures: own }) => sum + (own.obtained ?? 0), 0)).toBe(
          page.season.reduce((sum, { obtained }) => sum + (obtained ?? 0), 0),
        );
      }),
    );
  });

  test('who has nothing in the period has no line, but counts in the season', () => {
    const page = pageOf([line('a', new Map([['2026-02', figures({ obtained: 4, expected: 8 })]]))], asked);
    expect(page.lines).toEqual([]);
    expect(page.months.map(({ key }) => key)).toEqual(['2026-02']);
    expect(page.latest).toBe('2026-02');
  });

  test('months that have not come are not a fall to zero', () => {
    const sales = new Map([
      ['2026-10', figures({ obtained: 4, expected: 8 })],
      ['2026-11', figures({ expected: 8 })],
    ]);
    const { season } = pageOf([line('a', sales)], asked);
    expect(season.find(({ month }) => month === '2026-10')).toMatchObject({ obtained: 4, expected: 8 });
    expect(season.find(({ month }) => month === '2026-11')).toMatchObject({
      obtained: null,
      expected: 8,
      isToCome: false,
    });
    expect(season.find(({ month }) => month === '2026-12')).toMatchObject({
      obtained: null,
      expected: null,
      isToCome: true,
    });
  });

  test('the month that runs is shown as far as it has come, as in the totals', () => {
    const told = new Map([
      ['2026-10', figures({ obtained: 4, expected: 8 })],
      ['2026-11', figures({ obtained: 3, quantity: 1, expected: 8 })],
    ]);
    const page = pageOf([line('a', told, told)], {
      ...asked,
      sources: ['sales', 'trends'],
      period: { from: '2026-11', to: '2026-11' },
    });
    expect(page.total.obtained).toBe(3);
    expect(page.season.find(({ month }) => month === '2026-11')).toEqual({
      month: '2026-11',
      expected: 8,
      obtained: 3,
      trend: 3,
      isRunning: true,
      isToCome: false,
    });
    expect(page.season.filter(({ isRunning }) => isRunning)).toHaveLength(1);
  });

  test('a subject told month by month has the deficit of its last month', () => {
    const months = [
      line('2026-09', new Map([['2026-09', figures({ deficit: 5, obtained: 1 })]])),
      line('2026-10', new Map([['2026-10', figures({ deficit: 9, obtained: 2 })]])),
    ];
    expect(pageOf(months, { ...asked, areMonths: true }).total).toMatchObject({ deficit: 9, obtained: 3 });
  });

  test('statistics hold the trend beside the sale', () => {
    const page = pageOf([line('a', new Map(), new Map([['2026-10', figures({ obtained: 6 })]]))], {
      ...asked,
      sources: ['sales', 'trends'],
    });
    expect(page.lines).toMatchObject([{ key: 'a', trend: { obtained: 6 }, figures: { obtained: null } }]);
    expect(page.trend).toMatchObject({ obtained: 6 });
  });

  test('sums of other months than each other’s are not held against each other', () => {
    const told = (...months: readonly string[]) =>
      new Map(months.map((month) => [month, figures({ quantity: 1, obtained: 5 })]));
    const of = (sales: ReadonlyMap<string, Figures>, trends: ReadonlyMap<string, Figures>) =>
      pageOf([line('a', sales, trends)], { ...asked, sources: ['sales', 'trends'] }).missingMonths;
    expect(of(told('2026-09', '2026-10'), told('2026-09', '2026-10', '2026-11'))).toEqual({ sales: [], trends: [] });
    expect(of(told('2026-09'), told('2026-09', '2026-10'))).toEqual({ sales: ['2026-10'], trends: [] });
    expect(of(told('2026-09', '2026-10'), told('2026-10'))).toEqual({ sales: [], trends: ['2026-09'] });
  });

  describe('sales are compared with the trends of the same months, of which no week is missing', () => {
    const told = (amounts: Readonly<Record<string, number>>) =>
      new Map(Object.entries(amounts).map(([month, obtained]) => [month, figures({ quantity: 1, obtained })]));
    const of = (sales: Readonly<Record<string, number>>, trends: Readonly<Record<string, number>>, without = {}) =>
      pageOf([line('a', told(sales), told(trends))], {
        ...asked,
        sources: ['sales', 'trends'],
        weeksWithout: (month) => new Map<string, readonly string[]>(Object.entries(without)).get(month) ?? [],
      });
    const WEEK = '2026-10-05';

    test('all of them', () => {
      const page = of({ '2026-09': 9, '2026-10': 10 }, { '2026-09': 7, '2026-10': 5 });
      expect(page).toMatchObject({
        missingWeeks: [],
        isComparable: true,
        comparison: { months: ['2026-09', '2026-10'], drift: 7 },
      });
    });

    test('no excess is claimed that a missing week explains', () => {
      const page = of({ '2026-09': 9, '2026-10': 10 }, { '2026-09': 7, '2026-10': 5 }, { '2026-10': [WEEK] });
      expect(page).toMatchObject({
        missingWeeks: [WEEK],
        isComparable: false,
        comparison: { months: ['2026-09'], drift: 2 },
      });
      expect(page.comparableMonths).toEqual(new Set(['2026-09']));
      const alone = of({ '2026-10': 10 }, { '2026-10': 5 }, { '2026-10': [WEEK] });
      expect(alone).toMatchObject({ missingWeeks: [WEEK], isComparable: false, comparison: null });
    });

    test('a week of a month without sales, or without trends, is not what keeps it from a comparison', () => {
      const page = of({ '2026-09': 9 }, { '2026-09': 7, '2026-10': 5 }, { '2026-08': [WEEK], '2026-10': [WEEK] });
      expect(page).toMatchObject({
        missingMonths: { sales: ['2026-10'], trends: [] },
        missingWeeks: [],
        comparison: { months: ['2026-09'], drift: 2 },
      });
    });
  });

  describe('of months in which nothing is dispatched', () => {
    const sold = (quantity: number, told: Partial<Figures> = {}) =>
      figures({ quantity, obtained: quantity * 10, expected: 100, deficit: 50, deficitQuantity: 5, ...told });
    const year = (...months: readonly (number | null)[]) =>
      new Map(months.map((sales, at) => [`2026-${String(at + 1).padStart(2, '0')}`, sold(sales ?? 0)]));
    const over = (from: string, to: string, cells: readonly ReadonlyMap<string, Figures>[], told = {}) =>
      pageOf(
        cells.map((sales, index) => line(String(index), sales)),
        { ...asked, period: { from, to }, ...told },
      );

    test('such a month alone has no rate, no deficit and no amount: absent is not zero', () => {
      const { total, isAbsent, absent, latest, lines } = over('2026-03', '2026-03', [year(4, 6, null)]);
      expect({ isAbsent, absent, latest }).toEqual({ isAbsent: true, absent: ['2026-03'], latest: '2026-02' });
      expect(total).toMatchObject({ quantity: null, obtained: null, deficit: null, expected: 100 });
      expect([completion(total), completionWithDeficit(total), gap(total)]).toEqual([null, null, null]);
      expect(shortfallOf(lines, (each) => each.figures)).toBeNull();
    });

    test('it adds nothing to what is expected of others, nor to their deficit', () => {
      const { total, isAbsent, absent, season } = over('2026-01', '2026-03', [year(4, 6, null), year(1, 9, null)]);
      expect({ isAbsent, absent }).toEqual({ isAbsent: false, absent: ['2026-03'] });
      expect(total).toMatchObject({ quantity: 20, obtained: 200, expected: 400, deficit: 100 });
      expect(season.find(({ month }) => month === '2026-03')).toMatchObject({ expected: 200, obtained: null });
    });

    test('a line of nothing is zero where others have something, or the server tells that the month is dispatched', () => {
      const [first] = over('2026-01', '2026-01', [year(0), year(7)]).lines;
      expect(first?.figures).toMatchObject({ quantity: 0, obtained: 0, expected: 100, deficit: 50 });
      const told = over('2026-01', '2026-01', [year(0)], { isDispatched: () => true });
      expect(told).toMatchObject({ isAbsent: false, absent: [], total: { obtained: 0, expected: 100, deficit: 50 } });
    });

    test('a deficit that counts such a month is told of', () => {
      expect(over('2026-03', '2026-03', [year(4, null, 6)]).deficitHoles).toEqual(['2026-02']);
      expect(over('2026-01', '2026-03', [year(4, 6, null)]).deficitHoles).toEqual([]);
    });

    test('the deficit is of the year of the last month that counts, which is said with its months', () => {
      const cells = new Map([...year(4, 6, 4), ['2027-01', sold(0)] as const]);
      const page = over('2026-03', '2027-01', [cells], { current: '2027-01' });
      expect(page).toMatchObject({ counted: ['2026-03'], deficitMonths: { from: '2026-01', to: '2026-03' } });
      expect(page.total.deficit).toBe(50);
      // Its rows are there to explain it.
      expect(page.season.at(0)?.month).toBe('2026-01');
      expect(page.season.at(-1)?.month).toBe('2027-01');
      expect(over('2026-01', '2026-03', [year(4, 6, 4)], { current: '2026-02' }).deficitMonths).toEqual({
        from: '2026-01',
        to: '2026-02',
      });
      expect(over('2026-03', '2026-03', [year(4, 6, null)]).deficitMonths).toBeNull();
    });

    test('a period is compared with the one before only as far as both are whole', () => {
      const two = (from: string, to: string) => over(from, to, [year(4, 6, null, 8, 2, null)]);
      expect(two('2026-02', '2026-02').before).toMatchObject({ months: { from: '2026-01', to: '2026-01' } });
      expect(two('2026-04', '2026-04').before).toBeNull();
      // May and April are what is known of the period; March is not there to be compared with.
      expect(two('2026-04', '2026-06').before).toBeNull();
      expect(over('2026-03', '2026-05', [year(4, 6, 8, 2, null)]).before).toMatchObject({
        months: { from: '2026-01', to: '2026-02' },
        figures: { obtained: 100 },
      });
    });

    test('a month of one subject keeps its row in the season, and is no term of a total', () => {
      const months = [...year(4, null, 6)].map(([key, figure]) => line(key, new Map([[key, figure]])));
      const page = pageOf(months, { ...asked, areMonths: true, period: { from: '2026-01', to: '2026-03' } });
      expect(page.months.map(({ key, figures: { obtained } }) => [key, obtained])).toEqual([
        ['2026-01', 40],
        ['2026-02', null],
        ['2026-03', 60],
      ]);
      expect(page.lines.map(({ key }) => key)).toEqual(['2026-01', '2026-03']);
      expect(page.total).toMatchObject({ obtained: 100, expected: 200 });
    });

    test('sales and trends of different months have no difference', () => {
      const statistics = {
        ...asked,
        sources: ['sales', 'trends'],
        period: { from: '2026-01', to: '2026-02' },
      } as const;
      const page = pageOf([line('a', year(4, null), year(5, 5))], statistics);
      expect(page).toMatchObject({ isAbsent: false, missingMonths: { sales: ['2026-02'], trends: [] } });
      expect(page.total).toMatchObject({ obtained: 40, expected: 100 });
      expect(page.trend).toMatchObject({ obtained: 100, expected: 200 });
      const alone = pageOf([line('a', year(null), year(5))], {
        ...statistics,
        period: { from: '2026-01', to: '2026-01' },
      });
      expect(alone).toMatchObject({
        isAbsent: false,
        total: { obtained: null, expected: 100 },
        trend: { obtained: 50 },
      });
    });
  });

  test('what is not told is neither shown nor explained', () => {
    const told = new Map([['2026-10', figures({ obtained: 6, expected: 8, deficit: 2 })]]);
    const of = (sources: Parameters<typeof pageOf>[1]['sources']) =>
      pageOf([line('a', told, told)], { ...asked, sources });
    expect(figuresOn(of(['sales']), true)).toEqual(['obtained', 'completion', 'deficit', 'quantity']);
    expect(figuresOn(of(['sales']), false)).not.toContain('deficit');
    expect(figuresOn(of(['sales', 'trends']), true)).toEqual(['trend', 'obtained', 'completion', 'deficit']);
  });

  test('statistics are held against trends by those who may see these', () => {
    expect(sourcesOf('stats', { saleTrendsViewEnabled: true })).toEqual(['sales', 'trends']);
    expect(sourcesOf('stats', {})).toEqual(['sales']);
    expect(sourcesOf('sales', { saleTrendsViewEnabled: true })).toEqual(['sales']);
    expect(sourcesOf('trends', { saleTrendsViewEnabled: true })).toEqual(['trends']);
  });
});

test('a sum of which a part was never read is no whole, whatever the others tell', () => {
  const [answered, failed] = [{ rows: [row()], errors: [] }, new ApiError('http')];
  const idle = { isPending: false, isFetching: false };
  const of = (...results: Parameters<typeof gather>[0]) => gather(results);
  expect(of({ ...idle, data: answered, error: null }, { ...idle, data: undefined, error: failed })).toMatchObject({
    isWhole: false,
    failure: failed,
  });
  // Data from an earlier read stays.
  expect(of({ ...idle, data: answered, error: failed })).toMatchObject({
    isWhole: true,
    failure: failed,
    hasErrors: false,
  });
  expect(of({ ...idle, data: { rows: [], errors: [failed] }, error: null })).toMatchObject({
    isWhole: true,
    failure: failed,
    hasErrors: true,
  });
});

test('what is missing grew in the months of its year, those before the period too', () => {
  const months = Object.entries({ '2025-12': 9, '2026-01': 1, '2026-02': 3, '2026-03': 4 }).map(([key, deficit]) => ({
    key,
    name: key,
    figures: figures({ deficit }),
  }));
  const values = (to: string) => deficitHistory(months, to).map(({ value }) => value);
  expect(values('2026-02')).toEqual([1, 3]);
  expect(values('2025-12')).toEqual([9]);
  expect(values('2027-01')).toEqual([1, 3, 4]);
  expect(values('2025-11')).toEqual([]);
});
