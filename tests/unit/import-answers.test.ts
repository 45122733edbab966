import { describe, expect, test } from 'vitest';
import {
  isAnswered,
  proposedAnswers,
  questionKey,
  repeatedWholesalers,
  statedWholesalers,
} from '#domain/import/answers.ts';
import type { ImportAnswers, ImportQuestion } from '#domain/import/questions.ts';
import type { ImportLayout } from '#domain/import/read.ts';

const column = (index: number) => ({ column: index, title: `C${index}`, samples: [], sum: null });
const headers = { titles: { first: 0, count: 1 }, data: { first: 0, count: 0 } } as const;

const QUESTIONS = {
  quantities: {
    kind: 'columns',
    role: 'quantity',
    candidates: [column(2), column(3)],
    parts: [],
    proposed: { column: 3, reason: 'period' },
  },
  products: { kind: 'columns', role: 'product', candidates: [column(0), column(1)], parts: [], proposed: null },
  numbers: {
    kind: 'numbers',
    role: 'quantity',
    columns: [2],
    samples: [],
    count: 1,
    totals: { '.': 1, ',': 1000 },
    clues: [],
    proposed: ',',
  },
  prices: {
    kind: 'numbers',
    role: 'price',
    columns: [3],
    samples: [],
    count: 1,
    totals: { '.': 1, ',': 1000 },
    clues: [],
    proposed: null,
  },
  header: { kind: 'header', record: [], line: 1, reason: 'numbers', headers, proposed: 'data' },
  wholesaler: { kind: 'wholesaler', proposed: { wholesalerID: 'w1', place: 'fileName', text: 'Répartis' } },
  whose: { kind: 'whose', wholesalerID: 'w1', place: 'fileName', text: 'Répartis', wholesalers: [] },
  period: {
    kind: 'period',
    open: '2026-10',
    place: 'sheet',
    text: 'Sept',
    isPart: false,
    read: '2026-09',
    periods: [],
  },
  hidden: { kind: 'hidden', rows: 2, quantity: 5, columns: [], isSheet: false },
  tables: { kind: 'tables', line: 9, titles: [], rows: 2, quantity: 5, columns: [] },
  crosstab: {
    kind: 'crosstab',
    columns: [
      { ...column(1), wholesalerID: 'w1', isOther: false },
      { ...column(2), wholesalerID: 'w2', isOther: false },
      { ...column(3), wholesalerID: 'w2', isOther: false },
      { ...column(4), wholesalerID: 'w3', isOther: true },
      { ...column(5), wholesalerID: null, isOther: false },
    ],
  },
} as const satisfies Readonly<Record<string, ImportQuestion>>;
type Name = keyof typeof QUESTIONS;

/** An answer to each question, and one that is none. */
const ANSWERS: Readonly<Record<Name, readonly [answers: readonly ImportAnswers[], others: readonly ImportAnswers[]]>> =
  {
    quantities: [
      [{ columns: { quantity: 2 } }, { columns: { quantity: null } }, { added: [2, 3] }],
      [{}, { columns: { product: 2 } }],
    ],
    products: [
      [{ columns: { product: 0 } }, { columns: { product: null } }],
      [{}, { added: [0, 1] }],
    ],
    numbers: [[{ decimal: { quantity: '.' } }], [{}, { decimal: { price: '.' } }]],
    prices: [[{ decimal: { price: ',' } }], [{}, { decimal: { quantity: ',' } }]],
    header: [[{ header: headers.titles }], [{}]],
    wholesaler: [[{ wholesalerID: 'w2' }], [{}, { whose: 'all' }]],
    whose: [[{ whose: 'rows' }], [{}, { wholesalerID: 'w1' }]],
    period: [[{ period: 'open' }, { period: 'all' }], [{}]],
    hidden: [[{ hidden: 'leave' }], [{}]],
    tables: [[{ tables: 'first' }], [{}]],
    crosstab: [
      [{ crosstab: { 1: 'w1', 2: 'w2', 3: null, 4: null, 5: null } }],
      [
        {},
        { crosstab: { 1: 'w1', 2: 'w2', 3: null, 4: null } },
        { crosstab: { 1: 'w1', 2: 'w2', 3: 'w2', 4: null, 5: null } },
      ],
    ],
  };

test('a question is told by its kind, and by its role if it has one', () => {
  expect(Object.values(QUESTIONS).map(questionKey)).toEqual([
    'columns quantity',
    'columns product',
    'numbers quantity',
    'numbers price',
    'header',
    'wholesaler',
    'whose',
    'period',
    'hidden',
    'tables',
    'crosstab',
  ]);
});

test.each(Object.entries(ANSWERS))('what answers the question of %s', (name, [answers, others]) => {
  const question = Object.entries(QUESTIONS).find(([each]) => each === name)?.[1];
  if (!question) throw new Error(name);
  expect(answers.map((each) => isAnswered(question, each))).toEqual(answers.map(() => true));
  expect(others.map((each) => isAnswered(question, each))).toEqual(others.map(() => false));
});

describe('what is proposed', () => {
  test('answers what can be guessed, and nothing else', () => {
    expect(proposedAnswers(Object.values(QUESTIONS), {})).toEqual({
      columns: { quantity: 3 },
      decimal: { quantity: ',' },
      header: headers.data,
      wholesalerID: 'w1',
      // Two columns claim w2, and one has no name: the user says of whom they are.
      crosstab: { 1: 'w1', 4: null },
    });
  });

  test('leaves every answer that was given', () => {
    const given: ImportAnswers = {
      columns: { quantity: null, product: 1 },
      decimal: { quantity: '.', price: '.' },
      header: headers.titles,
      wholesalerID: 'w9',
      crosstab: { 1: 'w9' },
      whose: 'only',
      hidden: 'take',
    };
    expect(proposedAnswers(Object.values(QUESTIONS), given)).toEqual({ ...given, crosstab: { 1: 'w9', 4: null } });
    expect(proposedAnswers([QUESTIONS.quantities], { columns: { product: 1 } })).toEqual({
      columns: { product: 1, quantity: 3 },
    });
    expect(proposedAnswers([QUESTIONS.numbers], { decimal: { price: '.' } })).toEqual({
      decimal: { price: '.', quantity: ',' },
    });
  });

  test.each(Object.entries(QUESTIONS))('leaves the answers to other questions: %s', (_, question) => {
    expect(proposedAnswers([question], { period: 'all', whose: 'rows' })).toMatchObject({
      period: 'all',
      whose: 'rows',
    });
  });

  test('is a wholesaler for its only column that is of nothing else, and none where that is not known', () => {
    const columns = [
      { ...column(1), wholesalerID: 'w1', isOther: true },
      { ...column(2), wholesalerID: 'w1', isOther: false },
      { ...column(3), wholesalerID: 'w2', isOther: null },
    ];
    expect(proposedAnswers([{ kind: 'crosstab', columns }], {})).toEqual({ crosstab: { 1: null, 2: 'w1' } });
  });

  test('is nothing where there is nothing to propose', () => {
    expect(proposedAnswers([{ kind: 'wholesaler', proposed: null }, QUESTIONS.products], {})).toEqual({});
  });
});

test('a wholesaler that several columns were given to is told once', () => {
  expect([...repeatedWholesalers({ crosstab: { 1: 'w1', 2: 'w2', 3: 'w1', 4: 'w1', 5: null, 6: null } })]).toEqual([
    'w1',
  ]);
  expect([...repeatedWholesalers({})]).toEqual([]);
});

test('a file is about the wholesalers of its columns, those that sold nothing, and about the one that was said', () => {
  const layout = (notes: ImportLayout['notes'], answers?: ImportAnswers): Pick<ImportLayout, 'mapping' | 'notes'> => ({
    notes,
    mapping: { sheet: 0, header: headers.titles, roles: [], ...(answers && { answers }) },
  });
  const of = (notes: ImportLayout['notes'], answers?: ImportAnswers) =>
    statedWholesalers({
      encoding: 'utf-8',
      separator: ';',
      sheets: [],
      isMapped: true,
      questions: [],
      ...layout(notes, answers),
    });
  const total = { kind: 'totalLeftOut', line: 3, title: 'Total', stated: 20, computed: 12 } as const;
  expect(of([total])).toEqual([]);
  expect(of([total, { kind: 'crosstab', wholesalerIDs: ['w1', 'w3'], empty: 0 }], { wholesalerID: 'w2' })).toEqual([
    'w1',
    'w3',
    'w2',
  ]);
  expect(of([{ kind: 'zeroRows', count: 2, wholesalerIDs: ['w1', 'w2'] }])).toEqual(['w1', 'w2']);
  expect(of([], { wholesalerID: 'w2' })).toEqual(['w2']);
});
