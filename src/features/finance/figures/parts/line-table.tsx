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
import { useWords } from '../../shared/use-words.ts';

/** A row of the table: a line over the period. */
export interface Row {
  readonly key: string;
  readonly name: string;
  readonly detail: string | null;
  /** Figures of the first source of the reading: sales, or trends. */
  readonly figures: Figures;
  /** The trend to compare with, in statistics. */
  readonly trend: Figures | null;
  /** The sort key of the name; months sort by date. */
  readonly order: string;
}

export interface Columns {
  readonly shown: readonly DataColumn<Row>[];
  /** The columns of an export, with units in the headers. */
  readonly exported: readonly DataColumn<Row>[];
  readonly sort: TableSort;
}

export interface ColumnsQuestion {
  readonly reading: Reading;
  /** The header of the first column. */
  readonly lineLabel: string;
  readonly areMonths: boolean;
  readonly hasDeficit: boolean;
  /** Sales stand beside what was announced of them. */
  readonly hasTrend: boolean;
  /** Whether the sales and the trends of a row are of the same weeks. */
  readonly isTrendComparable: (row: Row) => boolean;
}

/** The columns of the table and of its export. */
export function useColumns({
  reading,
  lineLabel,
  areMonths,
  hasDeficit,
  hasTrend,
  isTrendComparable,
}: ColumnsQuestion): Columns {
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
            <Digits>{words.amountOr(figures.obtained)}</Digits>
          </bdi>
          <span className={styles.secondLine}>
            {figures.expected > 0 ? <Trans>sur {words.amount(figures.expected)}</Trans> : '—'}
          </span>
        </span>
      ),
    };
    const trend = number('trend', t`Tendance`, ({ trend: of }) => of?.obtained ?? null);
    const drift = number(
      'drift',
      t`Vente − tendance`,
      (row) => (isTrendComparable(row) ? driftOf(row) : null),
      words.signedOr,
    );
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
    const deficit = hasDeficit ? [number('deficit', t`Déficit cumulé`, ({ figures }) => figures.deficit)] : [];
    const name: DataColumn<Row> = {
      id: 'name',
      header: lineLabel,
      isRowHeader: true,
      width: '18fr',
      sort: ({ order }) => order,
      text: areMonths ? monthOf : (row) => row.name,
      cell: (row) => row.name,
    };
    // The page combines figures to compare them; an export has each figure in its own column.
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
  }, [t, words, reading, lineLabel, areMonths, hasDeficit, hasTrend, isTrendComparable]);
}

/** Column widths in digits: the minimum for the header, and the padding around a number. */
const LEAST_DIGITS = 6;
const AROUND_DIGITS = 4;

/** Rounds to whole units, so that the page and the export show and sort equal values alike. */
const rounded = (value: number | null) => value && Math.round(value);

/** Exports a month as a date, which spreadsheets understand. */
function monthOf({ key, name }: Row) {
  const day = readMonth(key);
  return day ? { day: day.toString(), isMonth: true } : name;
}

const driftOf = ({ figures: { obtained }, trend }: Row) =>
  obtained === null || trend === null || trend.obtained === null ? null : obtained - trend.obtained;

export interface LineTableProps {
  readonly label: string;
  readonly columns: Columns;
  readonly rows: readonly Row[];
  /** Marks the rows that are part of the totals, if there are others. */
  readonly isCurrent: ((row: Row) => boolean) | undefined;
  /** The address of a line's page, if it has one. */
  readonly addressOf: (key: string) => string | undefined;
  readonly onOpen: (key: string) => void;
  /** Called when a line is hovered, to prefetch its page. */
  readonly onHover: (key: string) => void;
}

/** The lines of a period; on a phone as cards with name, completion and turnover. */
export function LineTable({
  label,
  columns: { shown, sort },
  rows,
  isCurrent,
  addressOf,
  onOpen,
  onHover,
}: LineTableProps) {
  const words = useWords();
  const widest = Math.max(...rows.map(({ figures }) => words.amountOr(figures.obtained).length));
  /** The width of a column in proportion to its longest number. */
  const widthOf = ({ sort: valueOf }: DataColumn<Row>): `${number}fr` => {
    const digits = rows.map((row) => words.signedOr(Number(valueOf?.(row) ?? 0)).length);
    return `${Math.max(LEAST_DIGITS, ...digits) + AROUND_DIGITS}fr`;
  };
  const isOpenable = rows.some(({ key }) => addressOf(key) !== undefined);
  const linked = shown.map((column): DataColumn<Row> => {
    if (column.isRowHeader)
      return { ...column, cell: (row) => <LineName row={row} href={addressOf(row.key)} onHover={onHover} /> };
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
            <Digits>{words.amountOr(figures.obtained)}</Digits>
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
  readonly onHover: (key: string) => void;
}

function LineName({ row: { key, name, detail }, href, onHover }: LineNameProps) {
  return (
    <span className={styles.twoLines}>
      <span className={detail ? styles.nameOnOne : styles.nameOnTwo} title={name}>
        {href === undefined ? (
          <bdi>{name}</bdi>
        ) : (
          <Link variant="quiet" href={href} onHoverStart={() => onHover(key)}>
            <bdi>{name}</bdi>
          </Link>
        )}
      </span>
      {detail && <span className={styles.secondLine}>{detail}</span>}
    </span>
  );
}
