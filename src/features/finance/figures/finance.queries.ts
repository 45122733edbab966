import { type QueryObserverResult, queryOptions } from '@tanstack/react-query';
import type { Answer, Api } from '#api/client.ts';
import type { ApiError } from '#api/errors.ts';
import { ifServed } from '#api/extensions.ts';
import { failureOf } from '#queries/failure.ts';
import { weekOf } from '#lib/date-ranges.ts';
import { keys } from '#queries/keys.ts';
import {
  RealSalesByDelegateDocument,
  RealSalesByLaboDocument,
  RealSalesByProductDocument,
  RealSalesBySupervisorDocument,
  RealSalesByWorkGroupDocument,
  RealSalesOfYearDocument,
  SaleTrendsByDelegateDocument,
  SaleTrendsByLaboDocument,
  SaleTrendsByProductDocument,
  SaleTrendsBySupervisorDocument,
  SaleTrendsByWorkGroupDocument,
  SaleTrendsOfProductByWorkGroupDocument,
  SaleTrendsOfWorkGroupsDocument,
  SaleTrendsOfYearDocument,
  SharedSalesDocument,
  WeeklyTrendsDocument,
} from './finance.generated.ts';
import type { SaleRow, Source, Subject } from './finance.types.ts';

/** Rows, with the errors of a partial answer (docs/rules/api.md#partial-reads). */
export interface Answered<Row = SaleRow> {
  readonly rows: readonly Row[];
  readonly errors: readonly ApiError[];
  /** The server does not tell the parts that were asked for: the rows are of the whole. */
  readonly isWhole?: true;
}

/** The combined state of several reads. */
export interface Gathered {
  readonly answers: readonly (Answered | undefined)[];
  readonly isPending: boolean;
  readonly isFetching: boolean;
  /** The first error of a read or of a refresh. */
  readonly failure: ApiError | null;
  /** Whether every read has succeeded at least once; otherwise a sum would be incomplete. */
  readonly isWhole: boolean;
  /** Whether any answer was partial. */
  readonly hasErrors: boolean;
}

export const gather = (
  results: readonly Pick<QueryObserverResult<Answered>, 'data' | 'error' | 'isPending' | 'isFetching'>[],
): Gathered => ({
  answers: results.map(({ data }) => data),
  isPending: results.some(({ isPending }) => isPending),
  isFetching: results.some(({ isFetching }) => isFetching),
  failure: results.map(failureOf).find((error) => error !== undefined) ?? null,
  isWhole: results.every(({ data }) => data !== undefined),
  hasErrors: results.some(({ data }) => data !== undefined && data.errors.length > 0),
});

interface Asked {
  readonly ID: string;
  readonly year: number;
}

type Read = (api: Api, asked: Asked, signal: AbortSignal) => Promise<Answered>;

/** Flattens an answer with one alias, or with one alias per month. */
function gathered<Row>({ data, errors }: Answer<Readonly<Record<string, readonly Row[] | null>>>): Answered<Row> {
  return { rows: Object.values(data).flatMap((rows) => rows ?? []), errors };
}

/** The months of a year by the names of the document's variables. */
function monthsOf(year: number) {
  const month = (number: number) => `${year}-${String(number).padStart(2, '0')}`;
  return {
    m01: month(1),
    m02: month(2),
    m03: month(3),
    m04: month(4),
    m05: month(5),
    m06: month(6),
    m07: month(7),
    m08: month(8),
    m09: month(9),
    m10: month(10),
    m11: month(11),
    m12: month(12),
  };
}

/** The variables of the calls that take a range of months: a whole year. */
const yearOf = ({ ID, year }: Asked) => ({ ID, start: monthsOf(year).m01, end: monthsOf(year).m12 });

/** One call per source and subject (docs/rules/finance.md#calls-by-level). A subject without a call is read part by part. */
const READS: Readonly<Record<Source, Readonly<Partial<Record<Subject, Read>>>>> = {
  trends: {
    agency: async (api, { year }, signal) =>
      gathered(await api.request(SaleTrendsOfYearDocument, monthsOf(year), { signal })),
    laboratory: async (api, { ID }, signal) =>
      gathered(await api.request(SaleTrendsByLaboDocument, { ID }, { signal })),
    product: async (api, { ID }, signal) =>
      gathered(await api.request(SaleTrendsByProductDocument, { ID }, { signal })),
    groups: async (api, _asked, signal) => gathered(await api.request(SaleTrendsOfWorkGroupsDocument, {}, { signal })),
    group: async (api, { ID }, signal) =>
      gathered(await api.request(SaleTrendsByWorkGroupDocument, { ID }, { signal })),
    team: async (api, { ID }, signal) =>
      gathered(await api.request(SaleTrendsBySupervisorDocument, { ID }, { signal })),
    delegate: async (api, { ID }, signal) =>
      gathered(await api.request(SaleTrendsByDelegateDocument, { ID }, { signal })),
    split: async (api, { ID }, signal) => {
      const parts = await ifServed(api.request(SaleTrendsOfProductByWorkGroupDocument, { ID }, { signal }));
      if (parts) return gathered(parts);
      return { ...gathered(await api.request(SaleTrendsByProductDocument, { ID }, { signal })), isWhole: true };
    },
  },
  sales: {
    agency: async (api, { year }, signal) =>
      gathered(await api.request(RealSalesOfYearDocument, monthsOf(year), { signal })),
    laboratory: async (api, asked, signal) =>
      gathered(await api.request(RealSalesByLaboDocument, yearOf(asked), { signal })),
    product: async (api, asked, signal) =>
      gathered(await api.request(RealSalesByProductDocument, yearOf(asked), { signal })),
    group: async (api, asked, signal) =>
      gathered(await api.request(RealSalesByWorkGroupDocument, yearOf(asked), { signal })),
    team: async (api, asked, signal) =>
      gathered(await api.request(RealSalesBySupervisorDocument, yearOf(asked), { signal })),
    delegate: async (api, asked, signal) =>
      gathered(await api.request(RealSalesByDelegateDocument, yearOf(asked), { signal })),
  },
};

/** Whether one call reads a subject; otherwise its parts must be read. */
export const canRead = (source: Source, subject: Subject): boolean => subject in READS[source];

/** The rows of a subject in a year, one for each month and part. */
export function rowsQuery(api: Api, source: Source, subject: Subject, asked: Asked) {
  return queryOptions({
    queryKey: keys.figureRows(source, subject, asked.ID, asked.year),
    queryFn: async ({ signal }): Promise<Answered> => {
      const read = READS[source][subject];
      if (!read) throw new RangeError(`No call tells of ${source} by ${subject}`);
      const { rows, ...answer } = await read(api, asked, signal);
      // The calls for trends of a subject return all months there are.
      return { rows: rows.filter(({ yearMonth }) => Number(yearMonth.slice(0, 4)) === asked.year), ...answer };
    },
  });
}

/** The trends of the week that begins on a Monday (`YYYY-MM-DD`). */
export function weekQuery(api: Api, monday: string) {
  return queryOptions({
    queryKey: keys.weekTrends(monday),
    queryFn: async ({ signal }) => gathered(await api.request(WeeklyTrendsDocument, weekOf(monday), { signal })),
  });
}

/** The dispatched sales of a month (`YYYY-MM`), by product. */
export function sharedSalesQuery(api: Api, yearMonth: string) {
  return queryOptions({
    queryKey: keys.monthSales(yearMonth),
    queryFn: async ({ signal }) => gathered(await api.request(SharedSalesDocument, { yearMonth }, { signal })),
  });
}
