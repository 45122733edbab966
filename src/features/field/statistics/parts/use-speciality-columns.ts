import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import {
  coverageOf,
  distinctCustomers,
  frequencyOf,
  type SpecialityVisits,
  type Visits,
} from '#domain/field/visit-statistics.ts';
import { useFigures } from '#ui/chart/figures.ts';
import type { DataColumn } from '#ui/data-table/data-table.tsx';
import { useChangeWords } from './use-change-words.ts';

const NONE = '–';

/** The columns of a table of specialities. @param before `null` while the period before is not known */
export function useSpecialityColumns(before: Visits | null): readonly DataColumn<SpecialityVisits>[] {
  const { t } = useLingui();
  const { full, percent } = useFigures();
  const { short } = useChangeWords();
  return useMemo(() => {
    const earlier = new Map(before?.specialities.map(({ ID, visitedCustomerIDs }) => [ID, visitedCustomerIDs.length]));
    const visitsOf = ({ visitedCustomerIDs }: SpecialityVisits) => visitedCustomerIDs.length;
    const changeOf = (visits: SpecialityVisits) => before && visitsOf(visits) - (earlier.get(visits.ID) ?? 0);
    const column = (
      id: string,
      header: string,
      figure: (visits: SpecialityVisits) => number | null,
      words: (value: number) => string = full,
    ): DataColumn<SpecialityVisits> => ({
      id,
      header,
      align: 'end',
      width: 104,
      sort: figure,
      cell: (visits) => {
        const value = figure(visits);
        return value === null ? NONE : words(value);
      },
    });
    return [
      { id: 'name', header: t`Spécialité`, isRowHeader: true, sort: ({ name }) => name, cell: ({ name }) => name },
      column('customers', t`Clients`, ({ customerCount }) => customerCount),
      column('seen', t`Vus`, distinctCustomers),
      column('coverage', t`Couverture`, coverageOf, percent),
      column('visits', t`Visites`, visitsOf),
      column('change', t`Écart`, changeOf, short),
      column('frequency', t`Par client vu`, frequencyOf),
      column('spontaneous', t`Imprévues`, ({ spontaneousVisitedCustomerIDs }) => spontaneousVisitedCustomerIDs.length),
    ];
  }, [t, full, percent, short, before]);
}
