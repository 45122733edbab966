import { type FinanceRow, writeRows } from '#domain/finance/rows.ts';
import { at, type Client, listAt, textAt } from './server-client.ts';

/** Finance calls, and helpers to read their answers. */

const ROW = `
  PharmaProduct { ID name } PharmaLaboratory { ID } WorkGroup { ID } Supervisor { ID } Delegue { ID }
  yearMonth quantity dispatchedQuantity pght dispatchedPght expectedTurnOver obtainedTurnOver completionRate
  deficitQuantity deficitTurnOver completionRateWithDeficit
  SoldStockByWholesaler { Wholesaler { ID name WorkArea { name City { name } } } quantity dispatchedQuantity }`;

const RANGE = 'yearMonthStart: $start, yearMonthEnd: $end';
const GOALS = 'PharmaProduct { ID name } year pght quantity amountTotal dispatchedQuantity dispatchedPght';

/** The arguments and the selection of each read. */
const READS = {
  readSaleGoalsByProduct: ['$year: Int!', 'year: $year', GOALS],
  readWeeklySaleTrendsByProduct: ['$start: Date!, $end: Date!', 'periodStart: $start, periodEnd: $end', ROW],
  readRealSaleByPharmaProduct: ['$month: YearMonth!', 'yearMonth: $month', ROW],
  readSaleTrendGlobal: ['$month: YearMonth!', 'yearMonth: $month', ROW],
  readSaleTrendByWorkGroup: ['$month: YearMonth', 'yearMonth: $month', ROW],
  readSaleTrendByWorkGroupOfPharmaProduct: ['$ID: ID!', 'ID: $ID', ROW],
  getSaleTrendByLabo: ['$ID: ID!', 'ID: $ID', ROW],
  getSaleTrendByPharmaProduct: ['$ID: ID!', 'ID: $ID', ROW],
  getSaleTrendByWorkGroup: ['$ID: ID!', 'ID: $ID', ROW],
  getSaleTrendByWorkGroupSupervisor: ['$ID: ID!', 'ID: $ID', ROW],
  getSaleTrendByDelegue: ['$ID: ID!', 'ID: $ID', ROW],
  readRealSaleGlobal: ['$month: YearMonth!', 'yearMonth: $month', ROW],
  getRealSaleByLabo: ['$ID: ID!, $start: YearMonth!, $end: YearMonth!', `ID: $ID, ${RANGE}`, ROW],
  getRealSaleByPharmaProduct: ['$ID: ID!, $start: YearMonth!, $end: YearMonth!', `ID: $ID, ${RANGE}`, ROW],
  getRealSaleByWorkGroup: ['$ID: ID!, $start: YearMonth!, $end: YearMonth!', `ID: $ID, ${RANGE}`, ROW],
  getRealSaleBySupervisor: ['$ID: ID!, $start: YearMonth!, $end: YearMonth!', `ID: $ID, ${RANGE}`, ROW],
  getRealSaleByDelegue: ['$ID: ID!, $start: YearMonth!, $end: YearMonth!', `ID: $ID, ${RANGE}`, ROW],
} as const;

export type Read = keyof typeof READS;
type Variables = Readonly<Record<string, unknown>>;

export function reading(call: Read, variables: Variables): [query: string, variables: Variables] {
  const [declared, given, selection] = READS[call];
  return [`query Read(${declared}) { ${call}(${given}) { ${selection} } }`, variables];
}

/** The rows that a read answers. */
export async function rowsOf(client: Client, call: Read, variables: Variables): Promise<readonly unknown[]> {
  const answer = await client.ask(...reading(call, variables));
  if (answer.errors) throw new Error(`${call}: ${answer.errors.map(({ message }) => message).join(', ')}`);
  return listAt(answer, 'data', call);
}

/** For each kind, its calls and how they name the period. */
export const PERIODS = {
  goals: {
    read: 'readSaleGoalsByProduct',
    save: 'setSaleGoalsByProductFromJson',
    dispatch: 'dispatchPharmaProductSaleGoals',
    declared: '$year: Int!',
    given: 'year: $year',
    row: GOALS,
    exists: 'YEAR_SALE_GOALS_EXIST',
  },
  trends: {
    read: 'readWeeklySaleTrendsByProduct',
    save: 'setSaleTrendsByProductFromJson',
    dispatch: 'dispatchPharmaProductSaleTrends',
    declared: '$start: Date!, $end: Date!',
    given: 'periodStart: $start, periodEnd: $end',
    row: ROW,
    exists: 'SALE_DATA_EXIST',
  },
  sales: {
    read: 'readRealSaleByPharmaProduct',
    save: 'setRealSalesByProductFromJson',
    dispatch: 'dispatchPharmaProductRealSales',
    declared: '$month: YearMonth!',
    given: 'yearMonth: $month',
    row: ROW,
    exists: 'SALE_DATA_EXIST',
  },
} as const;

export type Kind = keyof typeof PERIODS;

export function saving(kind: Kind, period: Variables, json: string): [query: string, variables: Variables] {
  const { save, declared, given, row } = PERIODS[kind];
  return [
    `mutation Save(${declared}, $json: String!) { ${save}(${given}, json: $json) { ${row} } }`,
    { ...period, json },
  ];
}

export const saveRows = (client: Client, kind: Kind, period: Variables, rows: readonly FinanceRow[]) =>
  client.ask(...saving(kind, period, writeRows(rows)));

export function dispatching(kind: Kind, period: Variables, force: boolean): [query: string, variables: Variables] {
  const { dispatch: call, declared, given } = PERIODS[kind];
  const field = `${call}(${given}, forceReDispatch: $force) { success error }`;
  return [`mutation Dispatch(${declared}, $force: Boolean!) { ${field} }`, { ...period, force }];
}

export const PARTS = `query Parts($kind: FinanceKind!, $period: String!) {
  readDispatchedParts(kind: $kind, period: $period) {
    PharmaProduct { ID } Wholesaler { ID } Delegue { ID } SplitBy { ID } NextSplitBy { ID }
    dispatchedQuantity dispatchedPght nextQuantity nextPght
  }
}`;

/** What was dispatched in a period, delegate by delegate. */
export const partsOf = async (client: Client, kind: Kind, period: string): Promise<readonly unknown[]> =>
  listAt(await client.ask(PARTS, { kind, period }), 'data', 'readDispatchedParts');

/** Dispatches a period; `true` on success, else the error. */
export async function dispatch(client: Client, kind: Kind, period: Variables, force = false): Promise<unknown> {
  const answer = await client.ask(...dispatching(kind, period, force));
  const outcome = at(answer, 'data', PERIODS[kind].dispatch);
  return at(outcome, 'success') === true ? true : textAt(outcome, 'error');
}

/** The sum of a field over the rows, added up in hundredths. */
export const sumOf = (rows: readonly unknown[], field: string): number =>
  rows.reduce<number>((sum, row) => sum + Math.round(Number(at(row, field)) * 100), 0) / 100;

/** Saved and dispatched units by product id. */
export const unitsOf = (rows: readonly unknown[]): Record<string, readonly [saved: unknown, dispatched: unknown]> =>
  Object.fromEntries(
    rows.map((row) => [textAt(row, 'PharmaProduct', 'ID'), [at(row, 'quantity'), at(row, 'dispatchedQuantity')]]),
  );

/** The rows to send to save a sheet again as it is. */
export const savedRows = (rows: readonly unknown[]): FinanceRow[] =>
  rows.flatMap((row): FinanceRow[] => {
    const product = { pharmaProductID: textAt(row, 'PharmaProduct', 'ID'), pght: Number(at(row, 'pght')) };
    const units = (value: unknown) => Number(at(value, 'quantity'));
    if (at(row, 'year') !== undefined) return [{ ...product, wholesalerID: null, quantity: units(row) }];
    return listAt(row, 'SoldStockByWholesaler').map((stock) => ({
      ...product,
      wholesalerID: textAt(stock, 'Wholesaler', 'ID'),
      quantity: units(stock),
    }));
  });
