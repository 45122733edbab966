import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { coveragePercent, frequencyPercent } from '#domain/field/coverage.ts';
import { daysBetweenVisits as every } from '#domain/field/frequency.ts';
import { LONGEST } from '#domain/supervision/range.ts';
import { Explained } from '#state/explain.tsx';
import { openDialog } from '#state/query-params.ts';
import { useSession } from '#state/session.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { BulletBar } from '#ui/bullet-bar/bullet-bar.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { type DataColumn, DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { Section } from '#ui/section/section.tsx';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useDayWords } from '../../shared/use-day-words.ts';
import type { DayRights } from '../../shared/use-worker.ts';
import * as styles from '../people.css.ts';
import { SPANS, type VisitRange } from '../use-visit-range.ts';
import type { useVisits } from '../use-visits.ts';
import { type PotentialFigures, readsPotentials } from '../visit-figures.ts';
import { rowsOf } from './rows.ts';
import { RowsDialog } from './rows-dialog.tsx';
import { Unseen } from './unseen.tsx';
import { usePotentialWords } from './use-potential-words.ts';

/** The days that the address names. */
const OWN = 'own';

export interface PersonVisitsProps {
  readonly rights: DayRights;
  readonly shown: VisitRange;
  readonly read: ReturnType<typeof useVisits>;
}

/** Coverage and frequency by potential over a range of days, and who was not seen; each figure opens its rows. */
export function PersonVisits({ rights, shown: { span, show, isUnknown }, read }: PersonVisitsProps) {
  const { t } = useLingui();
  const dayWords = useDayWords();
  const { visits, absences, failure, isRetrying, onRetry } = read;
  const { withCards } = rights.worker;
  const { acl } = useSession();
  const isAsked = withCards && visits !== null && readsPotentials(visits, acl);
  const [first, last] = visits ? [dayWords.long(visits.range.start), dayWords.long(visits.range.end)] : [];
  const strangers = visits?.visits.filter(({ customerID }) => customerID === null).length ?? 0;
  return (
    <>
      <Section
        title={<Trans>Couverture et fréquence</Trans>}
        meta={first && t`du ${first} au ${last}`}
        actions={
          <div className={styles.steps}>
            <SegmentedControl
              label={t`Période`}
              segments={[
                { id: '7', label: t`7 jours` },
                { id: '30', label: t`30 jours` },
                { id: '91', label: t`13 semaines` },
                ...(span === null ? [{ id: OWN, label: t`Période choisie` } as const] : []),
              ]}
              value={span === null ? OWN : (`${span}` as const)}
              onChange={(id) => {
                const chosen = SPANS.find((each) => String(each) === id);
                if (chosen) show(chosen);
              }}
            />
          </div>
        }
      >
        {isUnknown && span !== null && (
          <Banner tone="amber" title={<Trans>L’adresse demande une période qui ne peut pas être montrée.</Trans>}>
            <Trans>
              Une période commence aujourd’hui au plus tard et compte {LONGEST} jours au plus. Voici {span} jours.
            </Trans>
          </Banner>
        )}
        {visits && failure && (
          <RetryBanner onRetry={onRetry} isRetrying={isRetrying}>
            <Explained error={failure} />
          </RetryBanner>
        )}
        {!visits && failure ? (
          <ErrorState
            title={<Trans>Les visites n’ont pas pu être lues</Trans>}
            onRetry={onRetry}
            isRetrying={isRetrying}
            code={failure.key}
          >
            <Explained error={failure} />
          </ErrorState>
        ) : !visits ? (
          <SkeletonRows count={5} />
        ) : visits.all.customers.length === 0 ? (
          <EmptyState title={<Trans>Aucun client</Trans>}>
            <Trans>Cette personne n’a visité aucun client enregistré depuis un an.</Trans>
          </EmptyState>
        ) : (
          <>
            <Table all={visits.all} potentials={visits.potentials} isAsked={isAsked} />
            {isAsked && (
              <p className={styles.lead}>
                <Trans>
                  « Attendues » n’est pas le quota du tableau de bord : ici comptent les clients que cette personne a
                  visités depuis un an, jusqu’au jour montré ; là, le serveur compte tous ceux de son secteur.
                </Trans>
              </p>
            )}
            <p className={styles.note}>
              <Trans>
                Calculé ici. Ses clients sont ceux que cette personne a visités depuis un an : le serveur ne dit pas qui
                suit quel client. Une visite est attendue tous les {every('A+')} jours pour A+, {every('A')} pour A,{' '}
                {every('B')} pour B, {every(null)} pour C et pour un potentiel inconnu ; ces visites se répartissent du
                lundi au vendredi.
              </Trans>{' '}
              {absences.away ? (
                <Trans>Les jours ouvrés d’absence entière n’en demandent aucune.</Trans>
              ) : (
                <Trans>Les absences n’ont pas été lues : elles ne sont pas retirées.</Trans>
              )}
              {strangers > 0 && (
                <>
                  {' '}
                  <Plural
                    value={strangers}
                    one="# visite à une personne non enregistrée n’y compte pas."
                    other="# visites à des personnes non enregistrées n’y comptent pas."
                  />
                </>
              )}
            </p>
            {withCards && !isAsked && (
              <p className={styles.note}>
                <Trans>
                  Votre compte ne voit pas le potentiel de tous ces clients : la fréquence attendue n’est pas connue.
                </Trans>
              </p>
            )}
            {!withCards && (
              <p className={styles.note}>
                <Trans>
                  Votre compte ne lit pas les fiches : les clients ne sont pas classés par potentiel, et la fréquence
                  attendue n’est pas connue.
                </Trans>
              </p>
            )}
          </>
        )}
      </Section>
      {visits && visits.all.customers.length > 0 && <Unseen figures={visits.all} withCards={withCards} />}
      {visits && <RowsDialog visits={visits} withCards={withCards} />}
    </>
  );
}

interface TableProps {
  readonly all: PotentialFigures;
  readonly potentials: readonly PotentialFigures[];
  /** Whether it is known how many visits the potentials ask for. */
  readonly isAsked: boolean;
}

function Table({ all, potentials, isAsked }: TableProps) {
  const { t } = useLingui();
  const { full, percent } = useFigures();
  const words = usePotentialWords();
  const columns = useMemo((): readonly DataColumn<PotentialFigures>[] => {
    const figure = (
      id: string,
      header: string,
      cell: (row: PotentialFigures) => string,
    ): DataColumn<PotentialFigures> => ({
      id,
      header,
      align: 'end',
      width: 92,
      cell,
    });
    const rounded = (value: number) => full(Math.round(value * 10) / 10);
    return [
      { id: 'potential', header: t`Potentiel`, isRowHeader: true, cell: ({ potential }) => words(potential) },
      figure('customers', t`Clients`, ({ customers }) => full(customers.length)),
      figure('seen', t`Vus`, ({ seen }) => full(seen.length)),
      {
        id: 'coverage',
        header: t`Couverture`,
        width: 150,
        cell: (row) => <BulletBar value={coveragePercent(row)} end={100} />,
      },
      figure('visits', t`Visites`, ({ visits }) => full(visits)),
      ...(isAsked
        ? [
            figure('expected', t`Attendues`, ({ expected }) => rounded(expected)),
            figure('frequency', t`Fréquence`, (row) => {
              const value = frequencyPercent(row);
              return value === null ? '—' : percent(value);
            }),
          ]
        : []),
    ];
  }, [t, full, percent, words, isAsked]);
  return (
    <DataTable
      label={t`Couverture par potentiel`}
      columns={columns}
      rows={[all, ...potentials]}
      getKey={({ potential }) => rowsOf(potential)}
      getText={({ potential }) => words(potential)}
      onRowAction={({ potential }) => openDialog({ rows: rowsOf(potential) })}
      card={(row) => {
        const [covered, frequency] = [coveragePercent(row), frequencyPercent(row)];
        return {
          title: words(row.potential),
          detail: t`${plural(row.seen.length, { one: '# vu', other: '# vus' })} sur ${row.customers.length}, ${plural(row.visits, { one: '# visite', other: '# visites' })}`,
          end: <span className={styles.figures}>{covered === null ? '—' : percent(covered)}</span>,
          endDetail: isAsked && frequency !== null ? t`fréquence ${percent(frequency)}` : t`couverture`,
        };
      }}
    />
  );
}
