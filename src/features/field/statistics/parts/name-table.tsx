import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { sumOf, type Visits } from '#domain/field/visit-statistics.ts';
import { useFigures } from '#ui/chart/figures.ts';
import { type DataColumn, DataTable } from '#ui/data-table/data-table.tsx';
import type { NamedVisits } from '../statistics.queries.ts';
import * as styles from '../statistics.css.ts';
import { useChangeWords } from './use-change-words.ts';

/**
 * The columns of a table of groups or of people.
 * @param before the same ones in the period before, `null` while they are not known
 */
export function useNameColumns(
  header: string,
  before: readonly NamedVisits[] | null,
): readonly DataColumn<NamedVisits>[] {
  const { t } = useLingui();
  const { full } = useFigures();
  const { short } = useChangeWords();
  return useMemo(() => {
    const earlier = new Map<string, Visits>(before?.map((visits) => [visits.ID, visits]));
    const column = (
      id: string,
      title: string,
      figure: (visits: NamedVisits) => number | null,
      words: (value: number) => string = full,
    ): DataColumn<NamedVisits> => ({
      id,
      header: title,
      align: 'end',
      width: 140,
      sort: figure,
      cell: (visits) => {
        const value = figure(visits);
        return value === null ? '–' : words(value);
      },
    });
    return [
      { id: 'name', header, isRowHeader: true, sort: ({ name }) => name, cell: ({ name }) => <bdi>{name}</bdi> },
      column('reports', t`Visites`, ({ totalReports }) => totalReports),
      column(
        'change',
        t`Écart`,
        ({ ID, totalReports }) => {
          const known = earlier.get(ID);
          return known ? totalReports - known.totalReports : null;
        },
        short,
      ),
      column('seen', t`Professionnels vus`, ({ specialities }) => sumOf(specialities).customers),
      column('spontaneous', t`Imprévues chez eux`, ({ specialities }) => sumOf(specialities).spontaneous),
    ];
  }, [t, full, short, header, before]);
}

export interface NameTableProps {
  readonly label: string;
  readonly columns: readonly DataColumn<NamedVisits>[];
  readonly rows: readonly NamedVisits[];
  readonly onOpen?: (row: NamedVisits) => void;
}

/** The visits of groups or of people, one row each. */
export function NameTable({ label, columns, rows, onOpen }: NameTableProps) {
  const { t } = useLingui();
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      getKey={({ ID }) => ID}
      getText={({ name }) => name}
      defaultSort={{ column: 'reports', direction: 'descending' }}
      {...(onOpen && { onRowAction: onOpen })}
      card={({ name, totalReports, specialities }) => {
        const { customers } = sumOf(specialities);
        return {
          title: <bdi>{name}</bdi>,
          detail: t`${plural(customers, { one: '# professionnel vu', other: '# professionnels vus' })}`,
          end: (
            <span className={styles.figures}>
              {t`${plural(totalReports, { one: '# visite', other: '# visites' })}`}
            </span>
          ),
        };
      }}
    />
  );
}
