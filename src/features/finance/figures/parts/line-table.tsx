import { Trans, useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useMemo } from 'react';
import { readMonth } from '#lib/scalars.ts';
import { BulletBar } from '#ui/bullet-bar/bullet-bar.tsx';
import { type DataColumn, DataTable, type TableSort } from '#ui/data-table/data-table.tsx';
import { Digits } from '#ui/digits/digits.tsx';
import { Link } from '#ui/link/link.tsx';
import * as styles from '../finance.css.ts';
import { completion, completionWithDeficit, type Figures, gap } from '../finance.model.ts';
import type { Reading } from '../finance.types.ts';
import { useWords } from '../use-words.ts';

/** A line over the period of the page. */
export interface Row {
  readonly key: string;
  readonly name: string;
  readonly detail: string | null;
  /** What the reading shows first: the sale, or the trend where there is no other. */
  readonly figures: Figures;
  /** What it is held against, in statistics. */
  readonly trend: Figures | null;
  /** Months sort by themselves. */
  readonly order: string;
}

export interface Columns {
  readonly shown: readonly DataColumn<Row>[];
  /** The same in a file, where each head says its unit. */
  readonly exported: readonly DataColumn<Row>[];
  readonly sort: TableSort;
}

export interface ColumnsQuestion {
  readonly reading: Reading;
  /** What a line is: the head of the first column. */
  readonly lineLabel: string;
  readonly areMonths: boolean;
  readonly hasDeficit: boolean;
  /** Sales stand beside what was announced of them. */
  readonly hasTrend: boolean;
}

/** What the table of a reading shows of its lines, and an export writes. */
export function useColumns({ reading, lineLabel, areMonths, hasDeficit, hasTrend }: ColumnsQuestion): Columns {
  const { t } = useLingui();
  const words = useWords();
  return useMemo(() => {
    const unitOf = (id: string, header: string) => {
      if (id === 'name' || id === 'quantity') return header;
      return id === 'completion' || id === 'completionWithDeficit' ? t`${header} (%)` : t`${header} (FCFA)`;
    };
    const number = (
      id: string,
      header: string,
      of: (row: Row) => number | null,
      write = words.amountOr,
    ): DataColumn<Row> => ({
      id,
      header,
      align: 'end',
      sort: (row) => rounded(of(row)),
      cell: (row) => (
        <bdi className={styles.figure}>
          <Digits>{write(of(row))}</Digits>
        </bdi>
      ),
    });
    const quantity = number('quantity', t`Boîtes`, ({ figures }) => figures.quantity);
    const expected = number('expected', t`Attendu`, ({ figures }) => figures.expected);
    const names = { trends: t`Annoncé`, sales: t`Réalisé`, stats: t`Vente` } as const;
    const obtained: DataColumn<Row> = {
      ...number('obtained', names[reading], ({ figures }) => figures.obtained),
      cell: ({ figures }) => (
        <span className={styles.twoFigures}>
          <bdi>
            <Digits>{words.amount(figures.obtained)}</Digits>
          </bdi>
          <span className={styles.secondLine}>
            {figures.expected > 0 ? <Trans>sur {words.amount(figures.expected)}</Trans> : '—'}
          </span>
        </span>
      ),
    };
    const trend = number('trend', t`Tendance`, ({ trend: told }) => told?.obtained ?? null);
    const drift = number('drift', t`Vente − tendance`, driftOf, words.signedOr);
    const difference: DataColumn<Row> = {
      ...number('gap', t`Écart`, ({ figures }) => gap(figures)),
      cell: ({ figures }) => {
        const value = gap(figures);
        return (
          <bdi className={value !== null && value > 0 ? styles.over : styles.under}>
            <Digits>{words.signedOr(value)}</Digits>
          </bdi>
        );
      },
    };
    const rate: DataColumn<Row> = {
      id: 'completion',
      header: t`Atteinte`,
      width: '15fr',
      sort: ({ figures }) => completion(figures),
      text: ({ figures }) => rounded(completion(figures)),
      cell: ({ figures }) => <BulletBar value={completion(figures)} />,
    };
    const rateWithDeficit = number('completionWithDeficit', t`Atteinte, reports compris`, ({ figures }) =>
      completionWithDeficit(figures),
    );
    const deficit = hasDeficit ? [number('deficit', t`Déficit`, ({ figures }) => figures.deficit)] : [];
    const name: DataColumn<Row> = {
      id: 'name',
      header: lineLabel,
      isRowHeader: true,
      width: '18fr',
      sort: ({ order }) => order,
      text: areMonths ? monthOf : (row) => row.name,
      cell: (row) => row.name,
    };
    // Side by side on a page are what is compared; a file has every figure in a column of its own.
    const all = [
      name,
      quantity,
      ...(hasTrend ? [trend] : []),
      obtained,
      expected,
      ...(hasTrend ? [drift] : []),
      rate,
      difference,
      ...deficit,
    ];
    const exported = hasDeficit ? [...all, rateWithDeficit] : all;
    return {
      shown: hasTrend
        ? [name, trend, obtained, drift, rate, ...deficit]
        : [name, quantity, obtained, rate, difference, ...deficit],
      exported: exported.map((column) => ({ ...column, header: unitOf(column.id, column.header) })),
      sort: areMonths ? { column: 'name', direction: 'ascending' } : { column: 'completion', direction: 'descending' },
    };
  }, [t, words, reading, lineLabel, areMonths, hasDeficit, hasTrend]);
}

/** The room of a column, in digits: of its head at least, and of what stands around a number. */
const LEAST_DIGITS = 6;
const AROUND_DIGITS = 4;

/** What is told less than a unit apart is told alike, on the page and in a file. */
const rounded = (value: number | null) => value && Math.round(value);

/** A month is a date to a spreadsheet, which its name is not. */
function monthOf({ key, name }: Row) {
  const day = readMonth(key);
  return day ? { day: day.toString(), isMonth: true } : name;
}

const driftOf = ({ figures, trend }: Row) => trend && figures.obtained - trend.obtained;

export interface LineTableProps {
  readonly label: string;
  readonly columns: Columns;
  readonly rows: readonly Row[];
  /** Marks the lines that the figures above are made of, where there are others. */
  readonly isCurrent: ((row: Row) => boolean) | undefined;
  /** The page of a line, where there is one. */
  readonly addressOf: (key: string) => string | undefined;
  readonly onOpen: (key: string) => void;
  /** A line is pointed at: its page may be wanted. */
  readonly onAhead: (key: string) => void;
}

/** The lines of a period; on a phone each is a name, its completion and what it sold. */
export function LineTable({
  label,
  columns: { shown, sort },
  rows,
  isCurrent,
  addressOf,
  onOpen,
  onAhead,
}: LineTableProps) {
  const words = useWords();
  const widest = Math.max(...rows.map(({ figures }) => words.amount(figures.obtained).length));
  /** The room is shared by what is to be written: the longest of its numbers is not broken before there is none left. */
  const widthOf = ({ sort: valueOf }: DataColumn<Row>): `${number}fr` => {
    const digits = rows.map((row) => words.signedOr(Number(valueOf?.(row) ?? 0)).length);
    return `${Math.max(LEAST_DIGITS, ...digits) + AROUND_DIGITS}fr`;
  };
  const isOpenable = rows.some(({ key }) => addressOf(key) !== undefined);
  const linked = shown.map((column): DataColumn<Row> => {
    if (column.isRowHeader)
      return { ...column, cell: (row) => <LineName row={row} href={addressOf(row.key)} onAhead={onAhead} /> };
    return column.align === 'end' ? { ...column, width: widthOf(column) } : column;
  });
  return (
    <DataTable
      label={label}
      columns={linked}
      rows={rows}
      getKey={({ key }) => key}
      getText={({ name }) => name}
      {...(isCurrent && { isCurrent })}
      defaultSort={sort}
      {...(isOpenable && { onRowAction: ({ key }: Row) => onOpen(key) })}
      card={({ name, detail, figures }) => ({
        title: name,
        detail: (
          <>
            {detail}
            <span className={styles.cardBar}>
              <BulletBar value={completion(figures)} isNumberBeside={false} />
            </span>
          </>
        ),
        end: (
          <bdi className={styles.cardFigure} style={assignInlineVars({ [styles.digits]: String(widest) })}>
            <Digits>{words.amount(figures.obtained)}</Digits>
          </bdi>
        ),
        endDetail: words.percentOr(completion(figures)),
      })}
    />
  );
}

interface LineNameProps {
  readonly row: Row;
  readonly href: string | undefined;
  readonly onAhead: (key: string) => void;
}

function LineName({ row: { key, name, detail }, href, onAhead }: LineNameProps) {
  return (
    <span className={styles.twoLines}>
      <span className={detail ? styles.nameOnOne : styles.nameOnTwo} title={name}>
        {href === undefined ? (
          <bdi>{name}</bdi>
        ) : (
          <Link variant="quiet" href={href} onHoverStart={() => onAhead(key)}>
            <bdi>{name}</bdi>
          </Link>
        )}
      </span>
      {detail && <span className={styles.secondLine}>{detail}</span>}
    </span>
  );
}
