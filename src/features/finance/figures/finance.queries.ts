import { type QueryObserverResult, queryOptions } from '@tanstack/react-query';
import type { Answer, Api } from '#api/client.ts';
import type { ApiError } from '#api/errors.ts';
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
  SaleTrendsOfWorkGroupsDocument,
  SaleTrendsOfYearDocument,
  SharedSalesDocument,
  WeeklyTrendsDocument,
} from './finance.generated.ts';
import type { SaleRow, Source, Subject } from './finance.types.ts';

/** Rows, and what the server could not give (decision 20). */
export interface Answered<Row = SaleRow> {
  readonly rows: readonly Row[];
  readonly errors: readonly ApiError[];
}

/** What several reads come to. */
export interface Gathered {
  readonly answers: readonly (Answered | undefined)[];
  readonly isPending: boolean;
  readonly isFetching: boolean;
  /** What could not be read, or not anew. */
  readonly failure: ApiError | null;
  /** Each was answered once at least: a sum of the others would pass for the whole. */
  readonly isWhole: boolean;
  /** The server could not give all that it was asked for. */
  readonly hasErrors: boolean;
}

export const gather = (
  results: readonly Pick<QueryObserverResult<Answered>, 'data' | 'error' | 'isPending' | 'isFetching'>[],
): Gathered => ({
  answers: results.map(({ data }) => data),
  isPending: results.some(({ isPending }) => isPending),
  isFetching: results.some(({ isFetching }) => isFetching),
  failure: results.map(({ error, data }) => error ?? data?.errors[0] ?? null).find((error) => error !== null) ?? null,
  isWhole: results.every(({ data }) => data !== undefined),
  hasErrors: results.some(({ data }) => data !== undefined && data.errors.length > 0),
});

interface Asked {
  readonly ID: string;
  readonly year: number;
}

type Read = (api: Api, asked: Asked, signal: AbortSignal) => Promise<Answered>;

/** What a read answers under one alias, or under one a month. */
function gathered<Row>({ data, errors }: Answer<Readonly<Record<string, readonly Row[] | null>>>): Answered<Row> {
  return { rows: Object.values(data).flatMap((rows) => rows ?? []), errors };
}

/** The months of a year, each under the alias that the document gives it. */
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

/** The real sales of somebody or something are asked for by a range of months: here a year. */
const yearOf = ({ ID, year }: Asked) => ({ ID, start: monthsOf(year).m01, end: monthsOf(year).m12 });

/** One call a source and subject (spec §7); nothing where the API has none, and each of its parts is asked for. */
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

/** Whether one call tells of a subject; otherwise its parts have to be asked for. */
export const canRead = (source: Source, subject: Subject): boolean => subject in READS[source];

/** The rows of a year about a subject: one for each month and part of it. */
export function rowsQuery(api: Api, source: Source, subject: Subject, asked: Asked) {
  return queryOptions({
    queryKey: keys.figureRows(source, subject, asked.ID, asked.year),
    queryFn: async ({ signal }): Promise<Answered> => {
      const read = READS[source][subject];
      if (!read) throw new RangeError(`No call tells of ${source} by ${subject}`);
      const { rows, errors } = await read(api, asked, signal);
      // Trends by their subject come for every month there ever was.
      return { rows: rows.filter(({ yearMonth }) => Number(yearMonth.slice(0, 4)) === asked.year), errors };
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

/** What is dispatched of the sales of a month (`YYYY-MM`), by product. */
export function sharedSalesQuery(api: Api, yearMonth: string) {
  return queryOptions({
    queryKey: keys.monthSales(yearMonth),
    queryFn: async ({ signal }) => gathered(await api.request(SharedSalesDocument, { yearMonth }, { signal })),
  });
}
