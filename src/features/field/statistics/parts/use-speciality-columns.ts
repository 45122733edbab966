import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import {
  coverageOf,
  distinctCustomers,
  frequencyOf,
  type SpecialityVisits,
  type Visits,
} from '#domain/field/visit-statistics.ts';
import { exportedPercent, useFigures } from '#ui/chart/figures.ts';
import type { DataColumn } from '#ui/data-table/data-table.tsx';
import { useChangeWords } from './use-change-words.ts';

const NONE = '–';

/** A frequency as a file has it: to the hundredth, as it is shown. */
const toHundredths = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100);
const asItIs = (value: number | null): number | null => value;

export type SpecialityColumns = readonly DataColumn<SpecialityVisits>[];

/** Makes the columns of a table of specialities. The period before is `null` while it is not known. */
export function useColumnsOfSpecialities(): (before: Visits | null) => SpecialityColumns {
  const { t } = useLingui();
  const { full, percent } = useFigures();
  const { short } = useChangeWords();
  return useCallback(
    (before) => {
      const earlier = new Map(
        before?.specialities.map(({ ID, visitedCustomerIDs }) => [ID, visitedCustomerIDs.length]),
      );
      const visitsOf = ({ visitedCustomerIDs }: SpecialityVisits) => visitedCustomerIDs.length;
      const changeOf = (visits: SpecialityVisits) => before && visitsOf(visits) - (earlier.get(visits.ID) ?? 0);
      const column = (
        id: string,
        header: string,
        figure: (visits: SpecialityVisits) => number | null,
        words: (value: number) => string = full,
        exported: (value: number | null) => number | null = asItIs,
      ): DataColumn<SpecialityVisits> => ({
        id,
        header,
        align: 'end',
        width: 104,
        sort: figure,
        text: (visits) => exported(figure(visits)),
        cell: (visits) => {
          const value = figure(visits);
          return value === null ? NONE : words(value);
        },
      });
      return [
        { id: 'name', header: t`Spécialité`, isRowHeader: true, sort: ({ name }) => name, cell: ({ name }) => name },
        column('customers', t`Clients`, ({ customerCount }) => customerCount),
        column('seen', t`Vus`, distinctCustomers),
        column('coverage', t`Couverture`, coverageOf, percent, exportedPercent),
        column('visits', t`Visites`, visitsOf),
        column('change', t`Écart`, changeOf, short),
        column('frequency', t`Par client vu`, frequencyOf, full, toHundredths),
        column(
          'spontaneous',
          t`Imprévues`,
          ({ spontaneousVisitedCustomerIDs }) => spontaneousVisitedCustomerIDs.length,
        ),
      ];
    },
    [t, full, percent, short],
  );
}

/** The columns of one table. */
export function useSpecialityColumns(before: Visits | null): SpecialityColumns {
  const columnsOf = useColumnsOfSpecialities();
  return useMemo(() => columnsOf(before), [columnsOf, before]);
}
