import type { CalendarDate } from '@internationalized/date';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChartGantt, Table2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReadAhead } from '#queries/read-ahead.ts';
import { useFilter } from 'react-aria-components';
import { failureOf } from '#queries/failure.ts';
import { formatDay } from '#lib/scalars.ts';
import { deviceTexts, STORAGE_KEYS } from '#lib/device/texts.ts';
import {
  doesExpire,
  type Expires,
  EXPIRES,
  type Left,
  leftOf,
  LEFTS,
  limitOf,
} from '#domain/regulatory/validity-filter.ts';
import { expiringProductsQuery, productsQuery } from '#queries/products.queries.ts';
import { ownHref } from '#routes/links.ts';
import { useZone } from '#state/agencies.tsx';
import { exportTable } from '#state/export-table.ts';
import { useFormat } from '#state/format.ts';
import { useRememberedParams } from '#state/remembered-params.ts';
import { navigate } from '#state/location.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { Button } from '#ui/button/button.tsx';
import { ColumnMenu } from '#ui/data-table/column-menu.tsx';
import { tableCells } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { ExportMenu } from '#ui/export-menu/export-menu.tsx';
import { Filters } from '#ui/filters/filters.tsx';
import { Link } from '#ui/link/link.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';
import { Select } from '#ui/select/select.tsx';
import { wideUp } from '#ui/theme/media.ts';
import { useMedia } from '#ui/use-media/use-media.ts';
import { Portfolio } from './parts/portfolio.tsx';
import { ProductTable, useProductColumns } from './parts/product-table.tsx';
import type { ProductRow } from './product.types.ts';
import { validityOf } from '#ui/validity-ribbon/validity.ts';
import * as styles from './products.css.ts';

/** The filters remembered on this device. */
const KEPT = ['expires', 'left'] as const;
const ALL = 'all';
/** Value of `?view=` for the portfolio on a time axis. */
const TIMELINE = 'timeline';
const CLEARED = { expires: null, left: null, laboratory: null, q: null } as const;

/** Columns hidden by default: the ribbon already shows their content, or there is no room. */
const SECONDARY: ReadonlySet<string> = new Set(['left']);
const SECONDARY_WHEN_NARROW: ReadonlySet<string> = new Set([...SECONDARY, 'laboratory', 'cession', 'public']);

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

export const readAhead: ReadAhead = (queries, api) => queries.prefetchQuery(productsQuery(api));

/**
 * Products of the agency with their authorisations, those that end next first. Filters are in the address; products with
 * an expiring authorisation come from a call of their own (readAllExpiringAMMPharmaProducts).
 */
export default function ProductsScreen() {
  const { t } = useLingui();
  const { api } = useServices();
  const { userType } = useSession();
  const today = useToday();
  const zone = useZone();
  const [params, changeParams] = useRememberedParams(KEPT, STORAGE_KEYS.ammFilter);
  const filters: Filters = {
    expires: oneOf(EXPIRES, params.get('expires')),
    left: oneOf(LEFTS, params.get('left')),
    laboratory: params.get('laboratory'),
    search: params.get('q')?.trim() ?? '',
  };
  const isTimeline = params.get('view') === TIMELINE;
  const limit = filters.expires && limitOf(filters.expires, today, zone);
  const all = useQuery(productsQuery(api));
  const expiring = useQuery({ ...expiringProductsQuery(api, limit ?? 0), enabled: limit !== null });
  const shownRead = limit === null ? all : expiring;
  const { error, isPending, isFetching } = shownRead;
  const answer = shownRead.data;
  // All products are counted beside those that are shown.
  const reads = limit === null ? [all] : [expiring, all];
  const failure = reads.map(failureOf).find((each) => each);
  const refetch = () => reads.forEach((read) => void read.refetch());
  const everything = useMemo(() => all.data?.data.readAllPharmaProducts ?? [], [all.data]);
  const ending = useMemo(() => expiring.data?.data.readAllExpiringAMMPharmaProducts ?? [], [expiring.data]);
  const products = limit === null ? everything : ending;
  const shown = useFound(products, filters, today);
  const columns = useProductColumns(today);
  const isWide = useMedia(wideUp);
  const [chosen, setHidden] = useState<ReadonlySet<string>>();
  const hidden = chosen ?? (isWide ? SECONDARY : SECONDARY_WHEN_NARROW);

  const isFiltered =
    filters.expires !== null || filters.left !== null || filters.laboratory !== null || filters.search !== '';
  const counts = useCounts(all.data && everything, today);
  const laboratories = useMemo(() => laboratoriesOf(everything), [everything]);

  const addressOf = ({ ID }: ProductRow) => ownHref(userType, 'product_regulatory_actions', { idProduct: ID });
  const last = everything.find(({ ID }) => ID === deviceTexts.get(STORAGE_KEYS.product));
  const lastAddress = last && addressOf(last);

  function open(product: ProductRow) {
    const address = addressOf(product);
    if (address) navigate(address);
  }

  const empty = isFiltered ? (
    <EmptyState
      title={<Trans>Aucun produit ne répond à ces filtres</Trans>}
      actions={
        <Button onPress={() => changeParams(CLEARED)}>
          <Trans>Effacer les filtres</Trans>
        </Button>
      }
    />
  ) : (
    <EmptyState title={<Trans>Aucun produit</Trans>}>
      <Trans>Les produits que l’agence promeut apparaîtront ici, avec leur autorisation.</Trans>
    </EmptyState>
  );
  const list = { products: shown, today, isLoading: isPending, onOpen: open, empty };

  return (
    <Page>
      <PageHeader
        title={<Trans>Produits</Trans>}
        count={all.data && <Plural value={everything.length} one="# produit" other="# produits" />}
        {...(lastAddress && {
          subtitle: (
            <Trans>
              Dernier produit ouvert : <Link href={lastAddress}>{last.name}</Link>
            </Trans>
          ),
        })}
        actions={
          <>
            <SegmentedControl
              label={t`Affichage`}
              segments={[
                { id: 'table', label: t`Tableau`, icon: <Table2 /> },
                { id: TIMELINE, label: t`Frise`, icon: <ChartGantt /> },
              ]}
              value={isTimeline ? TIMELINE : 'table'}
              onChange={(view) => changeParams({ view: view === TIMELINE ? view : null })}
            />
            <ExportMenu
              isDisabled={shown.length === 0}
              onExport={(format) =>
                exportTable(format, [t`produits`, formatDay(today)], tableCells(columns.exported, shown))
              }
            />
          </>
        }
      />
      <Filters label={t`Filtrer les produits`}>
        <SegmentedControl
          label={t`Temps restant`}
          segments={[
            { id: ALL, label: t`Tous`, count: counts.all },
            { id: 'under1', label: t`Moins de 1 mois`, count: counts.left('under1') },
            { id: 'under3', label: t`De 1 à 3 mois`, count: counts.left('under3') },
            { id: 'over3', label: t`Plus de 3 mois`, count: counts.left('over3') },
            { id: 'none', label: t`Sans échéance`, count: counts.left('none') },
          ]}
          value={filters.left ?? ALL}
          onChange={(left) => changeParams({ left: left === ALL ? null : left })}
        />
        <div className={styles.choice}>
          <Select
            label={t`AMM qui expire`}
            isLabelHidden
            choices={[
              { id: ALL, label: t`Toute échéance` },
              { id: 'expired', label: t`Déjà expirée`, hint: counts.expires('expired') },
              { id: '1', label: t`D’ici 1 mois`, hint: counts.expires('1') },
              { id: '3', label: t`D’ici 3 mois`, hint: counts.expires('3') },
              { id: '6', label: t`D’ici 6 mois`, hint: counts.expires('6') },
              { id: '12', label: t`D’ici 1 an`, hint: counts.expires('12') },
              { id: 'none', label: t`Aucune échéance définie`, hint: counts.expires('none') },
            ]}
            value={filters.expires ?? ALL}
            onChange={(expires) => changeParams({ expires: expires === ALL ? null : expires })}
          />
        </div>
        {/* Its room is kept until the products are read: it would move what stands behind it. */}
        {(all.isPending || laboratories.length > 1) && (
          <div className={styles.choice}>
            <Select
              label={t`Laboratoire`}
              isLabelHidden
              choices={[{ id: ALL, label: t`Tous les laboratoires` }, ...laboratories]}
              value={filters.laboratory ?? ALL}
              onChange={(laboratory) => changeParams({ laboratory: laboratory === ALL ? null : laboratory })}
            />
          </div>
        )}
        <div className={styles.search}>
          <SearchField
            label={t`Chercher un produit`}
            placeholder={t`Nom, référence, AMM`}
            value={params.get('q') ?? ''}
            onChange={(q) => changeParams({ q })}
          />
        </div>
        <span className={styles.shown}>
          {answer && isFiltered && (
            <span className={styles.shownCount} role="status">
              <Trans>
                {shown.length} sur {all.data ? everything.length : products.length}
              </Trans>
            </span>
          )}
          {!isTimeline && (
            <span className={styles.columnMenu}>
              <ColumnMenu columns={columns.shown} hidden={hidden} onHide={setHidden} />
            </span>
          )}
        </span>
      </Filters>

      {answer && failure && <RetryBanner onRetry={refetch} isRetrying={isFetching} />}
      {error && !answer ? (
        <ErrorState
          title={<Trans>Les produits n’ont pas pu être lus</Trans>}
          onRetry={refetch}
          isRetrying={isFetching}
          code={error.key}
        >
          <Trans>Rien n’est perdu : ils sont sur le serveur. Vérifiez le réseau, puis réessayez.</Trans>
        </ErrorState>
      ) : isTimeline ? (
        <Portfolio {...list} />
      ) : (
        <ProductTable {...list} columns={columns.shown} hiddenColumns={hidden} />
      )}
    </Page>
  );
}

interface Filters {
  readonly expires: Expires | null;
  readonly left: Left | null;
  readonly laboratory: string | null;
  readonly search: string;
}

/** The products that match all filters; the search ignores accents and case. */
function useFound(products: readonly ProductRow[], filters: Filters, today: CalendarDate): readonly ProductRow[] {
  const { contains } = useFilter({ sensitivity: 'base' });
  const { expires, left, laboratory, search } = filters;
  return useMemo(
    () =>
      products.filter((product) => {
        const { end } = validityOf(product);
        if (expires && !doesExpire(expires, end, today)) return false;
        if (left && leftOf(end, today) !== left) return false;
        if (laboratory && product.PharmaLaboratory?.ID !== laboratory) return false;
        const words = [product.name, product.ref, product.numAMM, product.PharmaLaboratory?.name];
        return search === '' || words.some((word) => word && contains(word, search));
      }),
    [products, expires, left, laboratory, search, today, contains],
  );
}

/** The number of products for each value of the two filters; empty texts until they are loaded. */
function useCounts(products: readonly ProductRow[] | undefined, today: CalendarDate) {
  const format = useFormat();
  return useMemo(() => {
    const ends = products?.map((product) => validityOf(product).end);
    const written = (test: (end: CalendarDate | null) => boolean) =>
      ends ? format.number(ends.filter(test).length) : '';
    return {
      all: written(() => true),
      expires: (expires: Expires) => written((end) => doesExpire(expires, end, today)),
      left: (left: Left) => written((end) => leftOf(end, today) === left),
    };
  }, [products, today, format]);
}

/** The laboratories of the products, sorted by name. */
function laboratoriesOf(products: readonly ProductRow[]) {
  const names = new Map(
    products.flatMap(({ PharmaLaboratory }) =>
      PharmaLaboratory ? [[PharmaLaboratory.ID, PharmaLaboratory.name]] : [],
    ),
  );
  return Array.from(names, ([id, label]) => ({ id, label })).toSorted((a, b) => a.label.localeCompare(b.label));
}
