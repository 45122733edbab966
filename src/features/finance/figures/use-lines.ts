import { type QueryObserverResult, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ApiError } from '#api/errors.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { groupLedBy, groupSharesOf, groupsIn, membersOf, nameIn } from './directory.ts';
import { LEVEL_ROWS, type Level, type LineKind, type View } from './finance.levels.ts';
import {
  type Cells,
  cellsByLine,
  type Figures,
  NOTHING,
  remainderOf,
  sharedAmong,
  wholesalersOf,
} from './finance.model.ts';
import { type SourceLine, sourcesOf } from './finance.page.ts';
import { type Answered, canRead, gather, rowsQuery } from './finance.queries.ts';
import type { Directory, SaleRow, Source, Subject } from './finance.types.ts';
import { useDirectory } from './use-directory.ts';

/** A line of the table with its name. */
export interface Line extends SourceLine {
  /** `null` for a month, which is named in the active language, and for the remainder. */
  readonly name: string | null;
  readonly detail: string | null;
}

/** Key of the remainder: figures of the whole that belong to no line. */
export const REST = 'rest';

interface Asking {
  readonly source: Source;
  readonly subject: Subject;
  readonly ID: string;
  readonly year: number;
  /** Whether the rows are of the whole subject, whose lines are read one by one. */
  readonly isWhole: boolean;
}

interface Part {
  readonly subject: Subject;
  readonly ID: string;
  readonly isWhole?: true;
}

const memberParts = (group: Parameters<typeof membersOf>[0] | undefined): readonly Part[] =>
  group ? membersOf(group).map(({ ID }) => ({ subject: 'delegate', ID })) : [];

/** The reads of a level: one subject, or the whole and each part if no call returns the parts together. */
function partsOf(level: Level, ID: string, source: Source, directory: Directory | undefined): readonly Part[] {
  switch (level) {
    case 'groups':
      if (canRead(source, 'groups')) return [{ subject: 'groups', ID: '' }];
      return groupsIn(directory).map((group) => ({ subject: 'group', ID: group.ID }));
    case 'group':
      return [
        { subject: 'group', ID, isWhole: true },
        ...memberParts(groupsIn(directory).find((group) => group.ID === ID)),
      ];
    case 'team':
      return [{ subject: 'team', ID, isWhole: true }, ...memberParts(groupLedBy(directory, ID))];
    default:
      return [{ subject: level, ID }];
  }
}

/** The key of the line that a row belongs to. */
const KEY_OF: Readonly<Record<LineKind, (row: SaleRow, asking: Asking) => string | undefined>> = {
  laboratory: (row) => row.PharmaLaboratory?.ID,
  product: (row) => row.PharmaProduct?.ID,
  group: (row, { ID }) => (row.WorkGroup?.ID ?? ID) || undefined,
  delegate: (_row, { ID }) => ID,
  month: (row) => row.yearMonth,
};

export interface Lines {
  readonly lines: readonly Line[];
  readonly wholesalers: ReadonlyMap<string, string>;
  readonly directory: Directory | undefined;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  /** The error of a read or of a refresh; earlier figures stay. */
  readonly failure: ApiError | null;
  /** Whether a part of the page was never read, so that totals would be wrong. */
  readonly isMissing: boolean;
  /** Whether an answer was partial. */
  readonly isPartial: boolean;
  /** Whether the lines are computed from the shares of today, because the server does not tell what was dispatched. */
  readonly isEstimate: boolean;
  readonly refetch: () => void;
}

/** The named lines of a view over some years. */
export function useLines({ reading, level, ID }: View, years: readonly number[]): Lines {
  const { api } = useServices();
  const { acl } = useSession();
  const named = useDirectory();
  const { directory } = named;
  const askings = useMemo(
    () =>
      sourcesOf(reading, acl).flatMap((source) =>
        partsOf(level, ID, source, directory).flatMap((part) =>
          years.map((year): Asking => ({
            source,
            subject: part.subject,
            ID: part.ID,
            year,
            isWhole: part.isWhole ?? false,
          })),
        ),
      ),
    [reading, acl, level, ID, directory, years],
  );
  const combine = useCallback(
    (results: readonly QueryObserverResult<Answered>[]) => ({
      ...gather(results),
      refetch: () => results.forEach((result) => void result.refetch()),
    }),
    [],
  );
  const read = useQueries({
    queries: askings.map(({ source, subject, ID: about, year }) =>
      rowsQuery(api, source, subject, { ID: about, year }),
    ),
    combine,
  });
  const { answers } = read;
  const built = useMemo(() => {
    // A server that does not tell a product by group tells its months: they are split by the groups' shares of today.
    const isEstimate = level === 'split' && answers.some((answer) => answer?.isWhole === true);
    const shares = isEstimate ? groupSharesOf(directory, ID) : null;
    const readRows = askings.map((asking, index) => {
      const rows = answers[index]?.rows ?? [];
      return { asking, rows: shares ? rows.flatMap((row) => sharedAmong(row, shares)) : rows };
    });
    return {
      isEstimate,
      lines: linesOf(level, reading === 'stats', readRows, directory),
      wholesalers: wholesalersOf(readRows.flatMap(({ rows }) => rows)),
    };
  }, [askings, answers, level, ID, reading, directory]);

  return {
    ...built,
    directory,
    isPending: named.isPending || (read.isPending && read.failure === null),
    isFetching: named.isFetching || read.isFetching,
    failure: named.error ?? read.failure,
    isMissing: directory === undefined || !read.isWhole,
    isPartial: read.hasErrors,
    refetch: () => {
      named.refetch();
      read.refetch();
    },
  };
}

interface ReadRows {
  readonly asking: Asking;
  readonly rows: readonly SaleRow[];
}

const NO_CELLS: Cells = new Map<string, Figures>();

function linesOf(
  level: Level,
  areHeldTogether: boolean,
  readRows: readonly ReadRows[],
  directory: Directory | undefined,
): readonly Line[] {
  const cellsIn = (source: Source) =>
    linesIn(
      level,
      readRows.filter(({ asking }) => asking.source === source),
    );
  const [trends, sales] = [cellsIn('trends'), cellsIn('sales')];
  const keys = new Set([...trends.keys(), ...sales.keys()]);
  return Array.from(keys, (key) => {
    const own = { trends: trends.get(key) ?? NO_CELLS, sales: sales.get(key) ?? NO_CELLS };
    return {
      key,
      ...nameOf(level, key, directory),
      cells: areHeldTogether ? { ...own, sales: withGoals(own.sales, own.trends) } : own,
    };
  });
}

/** The lines of one source, and the remainder of the whole. */
function linesIn(level: Level, readRows: readonly ReadRows[]): ReadonlyMap<string, Cells> {
  const lines = new Map<string, Cells>();
  const whole = new Map<string, Figures>();
  for (const { asking, rows } of readRows) {
    for (const [key, cells] of cellsByLine(rows, (row) => KEY_OF[LEVEL_ROWS[level].lines](row, asking))) {
      const target = asking.isWhole ? null : lines.get(key);
      if (asking.isWhole) for (const [month, figures] of cells) whole.set(month, figures);
      else lines.set(key, new Map([...(target ?? []), ...cells]));
    }
  }
  const rest = remainderOf(whole, [...lines.values()]);
  return rest.size > 0 ? new Map([...lines, [REST, rest]]) : lines;
}

/** Adds the goals of months that only the trends have. */
function withGoals(sales: Cells, trends: Cells): Cells {
  const goals = Array.from(trends, ([month, { expected }]) => [month, { ...NOTHING, expected }] as const);
  return new Map([...goals, ...sales]);
}

/** The name of a line. Products have their laboratory as detail, groups their supervisor; delegates need none. */
function nameOf(level: Level, key: string, directory: Directory | undefined): Pick<Line, 'name' | 'detail'> {
  const { lines } = LEVEL_ROWS[level];
  const found = lines === 'month' ? null : nameIn(directory, lines, key);
  return {
    name: found?.name ?? null,
    detail: level === 'laboratory' || lines === 'delegate' ? null : (found?.above ?? null),
  };
}
