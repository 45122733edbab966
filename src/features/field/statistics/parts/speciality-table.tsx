import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { coverageOf, distinctCustomers, type SpecialityVisits } from '#domain/field/visit-statistics.ts';
import { openDialog } from '#state/query-params.ts';
import { useFigures } from '#ui/chart/figures.ts';
import { type DataColumn, DataTable } from '#ui/data-table/data-table.tsx';
import { Section } from '#ui/section/section.tsx';
import * as styles from '../statistics.css.ts';

export interface SpecialityTableProps {
  readonly specialities: readonly SpecialityVisits[];
  readonly columns: readonly DataColumn<SpecialityVisits>[];
}

/** The visits by speciality; each row opens its customers. */
export function SpecialityTable({ specialities, columns }: SpecialityTableProps) {
  const { t } = useLingui();
  const { full, percent } = useFigures();
  const coverage = (visits: SpecialityVisits) => {
    const share = coverageOf(visits);
    return share === null ? '–' : percent(share);
  };
  return (
    <Section title={<Trans>Par spécialité</Trans>}>
      <p className={styles.note}>
        <Trans>
          Les clients sont ceux de l’agence. Qui a deux spécialités compte dans les deux. Couverture : clients vus sur
          clients de la spécialité. Écart : avec les visites des mêmes jours de la semaine d’avant.
        </Trans>
      </p>
      <DataTable
        label={t`Visites par spécialité`}
        columns={columns}
        rows={specialities}
        getKey={({ ID }) => ID}
        getText={({ name }) => name}
        defaultSort={{ column: 'visits', direction: 'descending' }}
        onRowAction={({ ID }) => openDialog({ speciality: ID })}
        card={(visits) => {
          const [seen, all] = [distinctCustomers(visits), visits.customerCount];
          return {
            title: visits.name,
            detail:
              all === null
                ? t`${plural(seen, { one: '# client vu', other: '# clients vus' })}`
                : t`${plural(seen, { one: '# client vu', other: '# clients vus' })} sur ${full(all)}`,
            end: <span className={styles.figures}>{coverage(visits)}</span>,
            endDetail: (
              <span className={styles.figures}>
                {t`${plural(visits.visitedCustomerIDs.length, { one: '# visite', other: '# visites' })}`}
              </span>
            ),
          };
        }}
      />
    </Section>
  );
}
