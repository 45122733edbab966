import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useFilter } from 'react-aria-components';
import { ownHref } from '#routes/links.ts';
import { useAgency } from '#state/agencies.tsx';
import { exportTable } from '#state/export-table.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Button } from '#ui/button/button.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { tableCells } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Filters } from '#ui/filters/filters.tsx';
import { Page } from '#ui/page/page.tsx';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { Section } from '#ui/section/section.tsx';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';
import { Select } from '#ui/select/select.tsx';
import { SentenceSkeleton } from '#ui/sentence/sentence-skeleton.tsx';
import { StatGroupSkeleton } from '#ui/stat-tile/stat-group-skeleton.tsx';
import { StatGroup, StatTile } from '#ui/stat-tile/stat-tile.tsx';
import { CLEARED, filtersOf, type GoalFilters } from './filters.ts';
import * as styles from './goals.css.ts';
import { goalsQuery } from './goals.queries.ts';
import { byLaboratory, dispatchOf, type Goal, laboratoryOf, sumOf } from './goals.types.ts';
import { FailedRead, GoalsHead } from './parts/goals-head.tsx';
import { GoalTable, useExportedColumns, useGoalColumns } from './parts/goal-table.tsx';
import { GoalSentence } from './parts/goal-sentence.tsx';
import { LaboratoryTable } from './parts/laboratory-table.tsx';
import { UnknownYear } from './parts/unknown-year.tsx';
import { useYear } from './use-year.ts';

const ALL = 'all';
/** No segment: the address asks for another one. */
const NONE = 'none';

/**
 * The sales goals of a year: those of the agency, of a supervisor's group, or of a delegate. The year and the filters are
 * in the address.
 */
export default function GoalsDashboardScreen() {
  const { t } = useLingui();
  const { full, percent } = useFigures();
  const agency = useAgency();
  const { api, settings } = useServices();
  const { userType, pharmaLaboID } = useSession();
  const isOfOne = pharmaLaboID !== null;
  const goalYear = useYear();
  const { year, fault, params, change } = goalYear;
  const { data, error, isPending, isFetching, refetch } = useQuery(goalsQuery(api, year));
  const goals = useMemo(() => data?.data.readSaleGoalsByProduct ?? [], [data]);
  const columns = useGoalColumns(goals);

  const open = goals.filter((goal) => dispatchOf(goal) !== 'done');
  const laboratories = byLaboratory(goals, t`Sans laboratoire`);
  const sum = sumOf(goals);
  /** A delegate's goals are dispatched already. */
  const isOwn = userType === 'Delegue';
  const isUntold = settings.lacks.includes('SaleGoalByProduct.dispatchedQuantity');
  /** Whether the page can tell dispatched goals from others. */
  const hasStates = !isOwn && !isUntold;
  const filters = filtersOf(params, { hasStates, laboratories: data ? laboratories.map(({ id }) => id) : null });
  const { state, laboratory, search, unknown } = filters;
  const shown = useFound(goals, filters);
  const isFiltered = state !== null || laboratory !== null || search !== '' || unknown.length > 0;
  const exported = useExportedColumns(columns, hasStates);

  const entry = ownHref(userType, 'goals_new', {}, { year });
  const addressOf = ({ PharmaProduct }: Goal) =>
    ownHref(userType, 'goals_product', { idProduct: PharmaProduct.ID }, { year });
  const failure = error ?? data?.errors[0];
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching };
  const enter = entry && (
    <ButtonLink variant="primary" icon={<Plus />} href={entry}>
      <Trans>Saisir les objectifs</Trans>
    </ButtonLink>
  );
  if (fault) return <UnknownYear {...goalYear} fault={fault} />;

  return (
    <Page>
      <GoalsHead
        title={<Trans>Objectifs de vente</Trans>}
        {...(isPending
          ? { lead: <SentenceSkeleton wide={2} phone={3} /> }
          : goals.length > 0 && {
              lead: (
                <GoalSentence
                  year={year}
                  sum={sum}
                  goals={goals}
                  open={isUntold ? null : open.length}
                  userType={userType}
                />
              ),
            })}
        goalYear={goalYear}
        exports={{
          isDisabled: shown.length === 0,
          onExport: (format) =>
            exportTable(format, [agency?.name, t`objectifs`, String(year)], tableCells(exported, shown)),
        }}
        action={(isPending || goals.length > 0) && enter}
        stale={data && failure}
        retry={retry}
      />
      {failure && goals.length === 0 ? (
        <FailedRead title={<Trans>Les objectifs n’ont pas pu être lus</Trans>} failure={failure} retry={retry} />
      ) : data && goals.length === 0 ? (
        <EmptyState title={<Trans>Aucun objectif pour {String(year)}</Trans>} actions={enter}>
          {entry ? (
            <Trans>Saisissez-les ou importez-les, puis répartissez-les entre les délégués.</Trans>
          ) : (
            <Trans>Ils apparaîtront ici une fois répartis.</Trans>
          )}
        </EmptyState>
      ) : (
        <>
          <div className={styles.tiles}>
            {isPending ? (
              // Hidden from screen readers, since the table announces that it is loading.
              <div aria-hidden="true">
                <StatGroupSkeleton count={hasStates ? 4 : 3} />
              </div>
            ) : (
              <StatGroup>
                <StatTile label={<Trans>Montant</Trans>} value={full(sum.amount)} unit={<Trans>FCFA</Trans>} />
                <StatTile
                  label={<Trans>Quantité</Trans>}
                  value={full(sum.quantity)}
                  unit={<Plural value={sum.quantity} one="boîte" other="boîtes" />}
                />
                <StatTile
                  label={<Trans>Produits</Trans>}
                  value={full(goals.length)}
                  note={<Plural value={laboratories.length} one="de # laboratoire" other="de # laboratoires" />}
                />
                {hasStates && (
                  <StatTile
                    label={<Trans>Réparti</Trans>}
                    value={sum.quantity === 0 ? '—' : percent((sum.dispatched / sum.quantity) * 100)}
                    note={
                      open.length === 0 ? (
                        <Trans>tout est entre les délégués</Trans>
                      ) : (
                        <Plural value={open.length} one="# produit à répartir" other="# produits à répartir" />
                      )
                    }
                  />
                )}
              </StatGroup>
            )}
          </div>
          <div className={isOfOne ? styles.whole : styles.columns}>
            <div className={styles.main}>
              <Filters label={t`Filtrer les objectifs`}>
                {hasStates && (
                  <SegmentedControl
                    label={t`Répartition`}
                    segments={[
                      { id: ALL, label: t`Tous`, count: full(goals.length) },
                      { id: 'done', label: t`Répartis`, count: full(goals.length - open.length) },
                      { id: 'open', label: t`À répartir`, count: full(open.length) },
                    ]}
                    value={state ?? (params.has('state') ? NONE : ALL)}
                    onChange={(next) => change({ state: next === ALL ? null : next })}
                  />
                )}
                {laboratories.length > 1 && (
                  <div className={styles.choice}>
                    <Select
                      label={t`Laboratoire`}
                      isLabelHidden
                      choices={[
                        { id: ALL, label: t`Tous les laboratoires` },
                        ...laboratories.map(({ id, name }) => ({ id, label: name })),
                      ]}
                      value={laboratory ?? ALL}
                      onChange={(next) => change({ laboratory: next === ALL ? null : next })}
                    />
                  </div>
                )}
                <div className={styles.search}>
                  <SearchField
                    label={t`Chercher un produit`}
                    placeholder={t`Produit, laboratoire`}
                    value={params.get('q') ?? ''}
                    onChange={(q) => change({ q })}
                  />
                </div>
                {isFiltered && (
                  <span className={styles.shownCount} role="status">
                    <Trans>
                      {full(shown.length)} sur {full(goals.length)}
                    </Trans>
                  </span>
                )}
              </Filters>
              <GoalTable
                goals={shown}
                columns={columns}
                hasStates={hasStates}
                isLoading={isPending}
                addressOf={addressOf}
                empty={
                  <EmptyState
                    title={
                      unknown.length > 0 ? (
                        <Trans>Cette page ne montre pas ce que demande l’adresse</Trans>
                      ) : (
                        <Trans>Aucun produit ne répond à ces filtres</Trans>
                      )
                    }
                    actions={
                      <Button onPress={() => change(CLEARED)}>
                        <Trans>Effacer les filtres</Trans>
                      </Button>
                    }
                  >
                    {unknown.length > 0 && (
                      <Trans>
                        L’adresse demande « <bdi>{unknown.join(' / ')}</bdi> », un filtre que les objectifs de{' '}
                        {String(year)} n’ont pas.
                      </Trans>
                    )}
                  </EmptyState>
                }
              />
            </div>
            {goals.length > 0 && !isOfOne && (
              <div className={styles.aside}>
                <Section title={<Trans>Par laboratoire</Trans>} meta={full(laboratories.length)}>
                  <LaboratoryTable
                    laboratories={laboratories}
                    amount={sum.amount}
                    onOpen={({ id }) => change({ laboratory: id })}
                  />
                </Section>
              </div>
            )}
          </div>
        </>
      )}
    </Page>
  );
}

/** The goals that match all filters, none if the address has an unknown one; the search ignores accents and case. */
function useFound(goals: readonly Goal[], { state, laboratory, search, unknown }: GoalFilters): readonly Goal[] {
  const { contains } = useFilter({ sensitivity: 'base' });
  const isUnknown = unknown.length > 0;
  return useMemo(
    () =>
      goals.filter((goal) => {
        if (isUnknown) return false;
        const { name, PharmaLaboratory } = goal.PharmaProduct;
        if (state !== null && (dispatchOf(goal) === 'done') !== (state === 'done')) return false;
        if (laboratory !== null && laboratoryOf(goal) !== laboratory) return false;
        return search === '' || [name, PharmaLaboratory?.name ?? ''].some((words) => contains(words, search));
      }),
    [goals, state, laboratory, search, isUnknown, contains],
  );
}
