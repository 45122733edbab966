import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, memo, Suspense, useMemo, useState } from 'react';
import type { ReadAhead } from '#queries/read-ahead.ts';
import { hasRight } from '#domain/access/rights.ts';
import { formatDay } from '#lib/scalars.ts';
import { sum } from '#lib/sum.ts';
import { type CustomersRead, useCustomers } from '#state/customers.ts';
import { exportTable } from '#state/export-table.ts';
import { useFormat } from '#state/format.ts';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { Button } from '#ui/button/button.tsx';
import { ColumnMenu } from '#ui/data-table/column-menu.tsx';
import { tableCells, type TableSort } from '#ui/data-table/data-table.tsx';
import { sortRows } from '#ui/data-table/sort-rows.ts';
import { Drawer } from '#ui/drawer/drawer.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { ExportMenu } from '#ui/export-menu/export-menu.tsx';
import { Filters } from '#ui/filters/filters.tsx';
import { Later } from '#ui/later/later.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';
import { phone, wideUp } from '#ui/theme/media.ts';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useMedia } from '#ui/use-media/use-media.ts';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import * as styles from './customers.css.ts';
import type { Customer } from '#queries/customer-records.ts';
import { byName } from '#queries/made-customers.ts';
import { customersQuery } from '#queries/customers.queries.ts';
import { customerSearch, filterCustomers, potentialsOf } from '#queries/customer-filters.ts';
import { NewCustomer } from '../shared/customer-editor/new-customer.tsx';
import { ChosenFilters } from './parts/chosen-filters.tsx';
import { CustomerTable, RELATION, useCustomerColumns, VISIT } from './parts/customer-table.tsx';
import { FilterPanel } from './parts/filter-panel.tsx';
import { FoundContext } from '#state/found-count.tsx';
import { ViewsMenu } from './parts/views-menu.tsx';
import { countActive, useFilters } from './use-filters.ts';
import { useFilterChoices } from './use-filter-choices.ts';
import { useTraits } from './use-traits.ts';
import type { Kind } from '#domain/customers/kinds.ts';
import { useKindNames, useKinds } from '../shared/use-kinds.tsx';

/** The map has a library of its own, which the table does without. */
const CustomerMap = lazy(() => import('./parts/customer-map.tsx'));

const ALL = 'all';
const BY_NAME: TableSort = { column: 'name', direction: 'ascending' };

/** Columns hidden by default. */
const SECONDARY: ReadonlySet<string> = new Set(['phone', VISIT, RELATION]);
const PAST: ReadonlySet<string> = new Set([VISIT, RELATION]);
const SECONDARY_WHEN_NARROW: ReadonlySet<string> = new Set([...SECONDARY, 'city']);

const NOBODY: readonly Customer[] = [];
const NO_ORDER: readonly string[] = [];
const NO_IDS: ReadonlySet<string> = new Set();

/** Not awaited: the customers have still to be made of the answer, in slices, beside which the page is rendered. */
export const readAhead: ReadAhead = (queries, api) => void queries.prefetchQuery(customersQuery(api));

/**
 * All customers of the agency, of the four kinds. Filters and sorting are in the address.
 */
export default function CustomersScreen() {
  return <CustomersPage {...useCustomers(useWrittenLocale())} />;
}

/** Memoised: it is not rendered while the customers of an answer are made. */
const CustomersPage = memo(function CustomersPage({
  customers: answer,
  lists,
  isLoading,
  failure: unread,
  isFetching,
  retry,
}: CustomersRead) {
  const { t } = useLingui();
  const format = useFormat();
  const locale = useWrittenLocale();
  const { acl } = useSession();
  const mayExport = hasRight('canExportCustomerList', acl);
  const today = useToday();
  const [isPhone, isWide] = [useMedia(phone), useMedia(wideUp)];
  const kinds = useKinds();
  const kindNames = useKindNames();
  const {
    now,
    search: typed,
    deferred,
    deferredSearch,
    traits,
    unknown,
    sort = BY_NAME,
    isMap,
    selected,
    change,
    choose,
    clear,
    sortBy,
  } = useFilters(kinds);
  const [chosen, setHidden] = useState<ReadonlySet<string>>();
  const usual = isWide ? SECONDARY : SECONDARY_WHEN_NARROW;
  // What the list is sorted by is shown.
  const hidden = useMemo(
    () => new Set([...(chosen ?? usual)].filter((id) => id !== sort.column)),
    [chosen, usual, sort.column],
  );
  const isColumn = (id: string) => sort.column === id || (!isMap && !isPhone && !hidden.has(id));
  const [isOpen, setOpen] = useState(false);

  const compare = byName(locale);
  const all = answer ?? NOBODY;
  const order = lists?.relationStateList ?? NO_ORDER;
  const mayRelate = hasRight('viewRelationshipWithProductAdvancement', acl);
  const matches = useTraits(traits, { visits: isColumn(VISIT), stages: mayRelate && isColumn(RELATION) }, order);
  const only = unknown.size > 0 ? NO_IDS : matches.only;
  const search = useMemo(() => customerSearch(all), [all]);
  const searched = useMemo(() => search(deferredSearch), [search, deferredSearch]);
  const found = useMemo(() => filterCustomers(searched, deferred, only), [searched, deferred, only]);
  const potentials = useMemo(() => potentialsOf(all, lists?.potentialList ?? NO_ORDER), [all, lists]);
  const choices = useFilterChoices(answer ?? null, potentials, lists, now, traits, compare);
  const columns = useCustomerColumns({ all, potentials, stages: order, compare, ...matches });

  const failure = answer ? matches.failure : unread;
  // Until the visits are read, what is found has not been filtered by them.
  const isFound = answer !== undefined && !matches.isLoading && !failure;
  const count = countActive(now, traits, unknown);
  const isFiltered = count > 0 || typed !== '';
  const shown = found.customers.length;
  const [shownWords, allWords] = [format.number(shown), format.number(all.length)];
  const ofKind = (kind: Kind) => found.countsOf('kind').get(kind) ?? 0;
  const ofKinds = () => sum(kinds.map(ofKind));

  function save(file: Parameters<typeof exportTable>[0]): Promise<void> {
    const key = columns.shown.find(({ id }) => id === sort.column)?.sort;
    const rows = key ? sortRows(found.customers, key, sort.direction, compare) : found.customers;
    return exportTable(
      file,
      [t`clients`, formatDay(today)],
      tableCells(
        columns.exported.filter(({ id }) => !PAST.has(id) || isColumn(id)),
        rows,
      ),
    );
  }

  const panel = {
    filters: now,
    traits,
    unknown,
    choices,
    areRead: answer !== undefined,
    change,
    choose,
    clear,
  };
  const isUnknown =
    unknown.size > 0 || Object.values(choices).some((each) => each.some((choice) => choice.isUnknown === true));
  const empty = isFiltered ? (
    <EmptyState
      title={<Trans>Aucun client ne répond à ces filtres</Trans>}
      actions={
        <Button onPress={clear}>
          <Trans>Effacer les filtres</Trans>
        </Button>
      }
    >
      {isUnknown && <Trans>L’adresse demande ce qui n’existe pas, ou n’existe plus, dans cette agence.</Trans>}
    </EmptyState>
  ) : (
    <EmptyState title={<Trans>Aucun client</Trans>}>
      <Trans>
        Les professionnels de santé, les officines, les administrations et les grossistes de l’agence apparaîtront ici.
      </Trans>
    </EmptyState>
  );

  return (
    <FoundContext value={isFound ? found : null}>
      <Page>
        <PageHeader
          title={<Trans>Clients</Trans>}
          count={answer && <Plural value={all.length} one="# fiche" other="# fiches" />}
          actions={
            <>
              {!isPhone && kinds.length > 1 && (
                <SegmentedControl
                  label={t`Type de client`}
                  segments={[
                    { id: ALL, label: t`Tous`, count: isFound ? format.number(ofKinds()) : '' },
                    ...kinds.map((kind) => ({
                      id: kind,
                      label: kindNames[kind].all,
                      count: isFound ? format.number(ofKind(kind)) : '',
                    })),
                  ]}
                  value={now.kind ?? ALL}
                  onChange={(kind) => change({ kind: kind === ALL ? null : kind })}
                />
              )}
              {mayExport && (
                <ExportMenu isDisabled={!isFound || shown === 0 || matches.isPastLoading} onExport={save} />
              )}
              <NewCustomer />
            </>
          }
        />
      </Page>
      <div className={styles.columns}>
        {isWide && (
          <section className={styles.aside} aria-label={t`Filtre avancé`}>
            {/* The rows are what the page is opened for: an answer that is there is shown first. */}
            <Later idleWithin={1000} isHeld={isLoading}>
              <FilterPanel {...panel} hasHead />
            </Later>
          </section>
        )}
        <div className={styles.list}>
          <Filters label={t`Filtrer les clients`} className={styles.tools}>
            <div className={styles.search}>
              <SearchField
                label={t`Chercher un client`}
                placeholder={t`Nom, centre, secteur`}
                value={typed}
                onChange={(q) => change({ q })}
              />
            </div>
            {!isWide && (
              <Button
                size={isPhone ? 'large' : 'medium'}
                icon={<SlidersHorizontal />}
                {...(count > 0 && { 'aria-label': t`Filtre avancé, ${count} en cours` })}
                onPress={() => setOpen(true)}
              >
                {count > 0 ? count : <Trans>Filtrer</Trans>}
              </Button>
            )}
            <ViewsMenu isPhone={isPhone} />
            <ChosenFilters {...panel} isPhone={isPhone} />
            <span className={styles.shown}>
              {answer && isFiltered && (
                <span className={styles.shownCount} role="status">
                  {isFound ? (
                    <Trans>
                      {shownWords} sur {allWords}
                    </Trans>
                  ) : (
                    <Trans>… sur {allWords}</Trans>
                  )}
                </span>
              )}
              <SegmentedControl
                label={t`Affichage`}
                segments={[
                  { id: 'list', label: t`Liste` },
                  { id: 'map', label: t`Carte` },
                ]}
                value={isMap ? 'map' : 'list'}
                onChange={(view) => change({ view: view === 'map' ? view : null, customer: null })}
              />
              {!isMap && (
                <span className={styles.columnMenu}>
                  <ColumnMenu columns={columns.shown} hidden={hidden} onHide={setHidden} />
                </span>
              )}
            </span>
          </Filters>
          {answer && unread && <RetryBanner onRetry={retry} isRetrying={isFetching} />}
          {!failure && !isMap && matches.pastFailure && (
            <RetryBanner
              title={<Trans>Les visites et les relations n’ont pas toutes pu être lues.</Trans>}
              onRetry={matches.onRetry}
              isRetrying={matches.isRetrying}
            />
          )}
          {failure ? (
            <ErrorState
              title={<Trans>Les clients n’ont pas pu être lus</Trans>}
              onRetry={answer ? matches.onRetry : retry}
              isRetrying={answer ? matches.isRetrying : isFetching}
              code={failure.key}
            >
              <Trans>Rien n’est perdu : ils sont sur le serveur. Vérifiez le réseau, puis réessayez.</Trans>
            </ErrorState>
          ) : isMap ? (
            <Suspense fallback={<SkeletonRows isTwoLine />}>
              <CustomerMap
                customers={found.customers}
                selected={selected}
                onSelect={(ID) => change({ customer: ID })}
                isLoading={isLoading || matches.isLoading}
                empty={empty}
              />
            </Suspense>
          ) : (
            <CustomerTable
              customers={found.customers}
              columns={columns.shown}
              hiddenColumns={hidden}
              sort={sort}
              onSort={sortBy}
              isLoading={isLoading || matches.isLoading}
              empty={empty}
            />
          )}
        </div>
      </div>
      {!isWide && (
        <Drawer title={t`Filtre avancé`} side={isPhone ? 'bottom' : 'end'} isOpen={isOpen} onOpenChange={setOpen}>
          <FilterPanel {...panel} {...(isPhone && { kinds })} hasHead={false} />
          <div className={styles.panelFoot}>
            <Button variant="primary" size="large" isFullWidth onPress={() => setOpen(false)}>
              {isFound ? (
                <Plural value={shown} one="Afficher # client" other="Afficher # clients" />
              ) : (
                <Trans>Afficher les clients</Trans>
              )}
            </Button>
          </div>
        </Drawer>
      )}
    </FoundContext>
  );
});
