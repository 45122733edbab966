import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FIRST_YEAR } from '#domain/finance/periods.ts';
import { failureOf } from '#queries/failure.ts';
import { formatMonth } from '#lib/scalars.ts';
import { productsQuery } from '#queries/products.queries.ts';
import { useAgency } from '#state/agencies.tsx';
import { exportTable } from '#state/export-table.ts';
import { useRoute } from '#state/route.tsx';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { BarChart } from '#ui/bar-chart/bar-chart.tsx';
import { BulletBar } from '#ui/bullet-bar/bullet-bar.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { type DataColumn, DataTable, tableCells } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ownHref } from '#routes/links.ts';
import { Link } from '#ui/link/link.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { Section } from '#ui/section/section.tsx';
import { SentenceSkeleton } from '#ui/sentence/sentence-skeleton.tsx';
import { Fact } from '#ui/sentence/sentence.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import * as styles from './goals.css.ts';
import { goalPartsQuery, goalsQuery, salesOfProductQuery } from './goals.queries.ts';
import { type Goal, otherDispatch, type ProductYear, yearsOf } from './goals.types.ts';
import { dispatchedBy, useToldPeriods } from '../shared/period-marks.ts';
import { useWords } from '../shared/use-words.ts';
import { GoalParts } from './parts/goal-parts.tsx';
import { FailedRead, GoalsHead } from './parts/goals-head.tsx';
import { UnknownYear } from './parts/unknown-year.tsx';
import { useYear } from './use-year.ts';

const SALES = ['sales'] as const;

/**
 * The goals of a product over the years, with the turnover obtained, and the delegates who share a year's goal. The server
 * returns goals by year; each year is read once and shared with the dashboard.
 */
export default function GoalsProductScreen() {
  const { t } = useLingui();
  const { full, percent } = useFigures();
  const agency = useAgency();
  const { api } = useServices();
  const { userType } = useSession();
  const today = useToday();
  const { idProduct: productID = '' } = useRoute().params;
  const goalYear = useYear();
  const { year, fault, first, last, change } = goalYear;
  const columns = useYearColumns();

  const products = useQuery(productsQuery(api));
  const sold = useQuery(salesOfProductQuery(api, productID, `${FIRST_YEAR}-01`, formatMonth(today)));
  const parts = useQuery(goalPartsQuery(api, year));
  const { told } = useToldPeriods(SALES);
  const all = useQueries({
    queries: Array.from({ length: last - first + 1 }, (_, index) => goalsQuery(api, first + index)),
    combine: (answers) => ({
      goals: answers.flatMap(({ data }) => data?.data.readSaleGoalsByProduct ?? []),
      isPending: answers.some(({ isPending }) => isPending),
      isFetching: answers.some(({ isFetching }) => isFetching),
      error: answers.find(({ error }) => error)?.error ?? null,
      /** A year that was never read would look like a year without a goal. */
      isWhole: answers.every(({ data }) => data !== undefined),
      refetch: () => answers.filter(({ error }) => error).forEach((answer) => void answer.refetch()),
    }),
  });
  const known = products.data?.data.readAllPharmaProducts;
  const product = known?.find(({ ID }) => ID === productID);
  const sales = sold.data?.data.getRealSaleByPharmaProduct;
  const years = useMemo(
    () =>
      yearsOf(
        all.goals.filter(({ PharmaProduct }) => PharmaProduct.ID === productID),
        sales ?? [],
        (month) => dispatchedBy(told)('sales', month),
      ),
    [all.goals, sales, productID, told],
  );

  const isPending = sold.isPending || all.isPending;
  const retry = {
    isRetrying: parts.isFetching || products.isFetching || sold.isFetching || all.isFetching,
    onRetry: () => {
      void products.refetch();
      void sold.refetch();
      void parts.refetch();
      all.refetch();
    },
  };
  // Years that were never read would look like years without goals or sales.
  const missing = (all.isWhole ? null : all.error) ?? (sold.data ? null : sold.error);
  // An answer without the list says nothing about the product.
  const unread = product ? missing : known ? null : failureOf(products);
  if (fault) return <UnknownYear {...goalYear} fault={fault} />;
  if (!product || unread) {
    return (
      <Page>
        {unread ? (
          <FailedRead isPage title={<Trans>Le produit n’a pas pu être lu</Trans>} failure={unread} retry={retry} />
        ) : products.data ? (
          <MissingState
            isPage
            title={<Trans>Ce produit n’existe pas</Trans>}
            actions={
              <Link variant="standalone" href={ownHref(userType, 'goals_dashboard', {}, { year }) ?? '/'}>
                <Trans>Tous les objectifs</Trans>
              </Link>
            }
            code={productID}
          >
            <Trans>Il a été retiré, ou il appartient à une autre agence ou à un autre laboratoire.</Trans>
          </MissingState>
        ) : (
          <SkeletonRows count={6} isTwoLine />
        )}
      </Page>
    );
  }
  const chosen = years.find((each) => each.year === year);
  const goal = chosen?.goal ?? null;
  const failure =
    parts.error ?? products.error ?? sold.error ?? all.error ?? products.data?.errors[0] ?? sold.data?.errors[0];
  const shown = years.filter((each) => each.goal !== null || (each.obtained ?? 0) > 0);
  const inOrder = shown.toReversed();
  /** The first and the last year of the table. */
  const span = new Set([inOrder.at(0), inOrder.at(-1)].flatMap((each) => (each ? [String(each.year)] : [])));
  const when = String(year);

  return (
    <Page>
      <GoalsHead
        title={product.name}
        count={product.PharmaLaboratory?.name}
        subtitle={isPending ? <SentenceSkeleton wide={1} phone={3} /> : <YearWords year={year} of={chosen} />}
        goalYear={goalYear}
        exports={{
          isDisabled: shown.length === 0,
          onExport: (format) =>
            exportTable(
              format,
              [agency?.name, t`objectifs`, product.name, ...span],
              tableCells(columns.exported, shown),
            ),
        }}
        stale={failure}
        retry={retry}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {(isPending || shown.length > 0) && (
            <BarChart
              label={t`Objectif et vente par année`}
              alongLabel={t`Année`}
              categories={inOrder.map((each) => String(each.year))}
              isLoading={isPending}
              series={[
                { id: 'goal', name: t`Objectif (FCFA)`, values: inOrder.map((each) => each.goal?.amountTotal ?? null) },
                {
                  id: 'obtained',
                  name: t`Vendu (FCFA)`,
                  values: inOrder.map(({ obtained }) => obtained),
                },
              ]}
            />
          )}
          <DataTable
            label={t`Années`}
            columns={columns.shown}
            rows={shown}
            isLoading={isPending}
            getKey={(each) => String(each.year)}
            getText={(each) => String(each.year)}
            onRowAction={(each) => change({ year: String(each.year) })}
            empty={
              <EmptyState title={<Trans>Ce produit n’a pas d’objectif</Trans>}>
                <Trans>
                  Ni objectif ni vente de {String(first)} à {String(last)}.
                </Trans>
              </EmptyState>
            }
            card={(each) => ({
              title: String(each.year),
              detail: each.goal
                ? t`${plural(each.goal.quantity, { one: '# boîte', other: '# boîtes' })}`
                : t`Sans objectif`,
              end: <span className={styles.figures}>{each.goal ? t`${full(each.goal.amountTotal)} FCFA` : '—'}</span>,
              endDetail: each.completion === null ? '—' : percent(each.completion),
            })}
          />
        </div>
        <div className={styles.aside}>
          <Section title={<Trans>D’où vient ce chiffre ?</Trans>} meta={when}>
            {parts.isPending ? (
              <SkeletonRows count={4} />
            ) : (
              <GoalParts
                goal={goal}
                productID={productID}
                told={parts.data}
                year={year}
                shares={product.PharmaProductAssignedDelegues}
                isOfGroup={userType === 'Supervisor'}
              />
            )}
          </Section>
        </div>
      </div>
    </Page>
  );
}

/** The summary of a year. */
function YearWords({ year, of }: { readonly year: number; readonly of: ProductYear | undefined }) {
  const { full } = useFigures();
  const when = String(year);
  if (!of?.goal) return <Trans>Pas d’objectif en {when}.</Trans>;
  const units = (
    <Fact>
      <Plural value={of.goal.quantity} one="# boîte" other="# boîtes" />
    </Fact>
  );
  const amount = (
    <Fact>
      <Trans>{full(of.goal.amountTotal)} FCFA</Trans>
    </Fact>
  );
  return (
    <>
      <Trans>
        L’objectif de {when} est de {units}, soit {amount}.
      </Trans>{' '}
      <SalesWords year={year} of={of} goal={of.goal} />
    </>
  );
}

interface SalesWordsProps {
  readonly year: number;
  readonly of: ProductYear;
  readonly goal: Goal;
}

/** What the sales make of what was expected of their months, which comes from the goal that is dispatched. */
function SalesWords({ year, of: { months, completion }, goal }: SalesWordsProps) {
  const { full, percent } = useFigures();
  const words = useWords();
  const when = String(year);
  const other = otherDispatch(goal);
  if (months.length === 0) return <Trans>Aucune vente n’est encore connue en {when} : il n’y a pas de taux.</Trans>;
  if (completion === null) return <Trans>Les ventes n’ont pas de taux : rien n’en est encore attendu.</Trans>;
  const span = words.months(months);
  const rate = <Fact>{percent(completion)}</Fact>;
  if (!other) {
    return (
      <Trans>
        Pour {span}, les ventes font {rate} de ce qui en était attendu.
      </Trans>
    );
  }
  return (
    <Trans>
      Pour {span}, les ventes font {rate} de ce qu’en attend l’objectif réparti :{' '}
      <Plural value={other.quantity} one="# boîte" other="# boîtes" />, soit {full(other.amount)} FCFA.
    </Trans>
  );
}

/** The units of a goal, and those that the delegates have, from which what is expected comes, where they differ. */
function GoalUnits({ goal }: { readonly goal: Goal | null }) {
  const { full } = useFigures();
  const other = goal && otherDispatch(goal);
  if (!goal) return '—';
  if (!other || other.quantity === goal.quantity) return full(goal.quantity);
  return (
    <span className={styles.twoLines}>
      {full(goal.quantity)}
      <span className={styles.secondLine}>
        <Plural value={other.quantity} one="# répartie" other="# réparties" />
      </span>
    </span>
  );
}

/** The columns of the table and of its export, which has units in the headers. */
function useYearColumns(): Readonly<Record<'shown' | 'exported', readonly DataColumn<ProductYear>[]>> {
  const { t } = useLingui();
  const { full } = useFigures();
  return useMemo(() => {
    const figure = (
      id: string,
      header: string,
      of: (year: ProductYear) => number | null,
      width: `${number}fr`,
    ): DataColumn<ProductYear> => ({
      id,
      header,
      align: 'end',
      width,
      sort: of,
      cell: (year) => {
        const value = of(year);
        return value === null ? '—' : full(value);
      },
    });
    const shown: readonly DataColumn<ProductYear>[] = [
      {
        id: 'year',
        header: t`Année`,
        isRowHeader: true,
        width: '0.7fr',
        sort: ({ year }) => year,
        cell: ({ year }) => String(year),
      },
      {
        ...figure('quantity', t`Boîtes`, ({ goal }) => goal?.quantity ?? null, '0.8fr'),
        cell: ({ goal }) => <GoalUnits goal={goal} />,
      },
      figure('pght', t`PGHT (FCFA)`, ({ goal }) => goal?.pght ?? null, '0.9fr'),
      figure('total', t`Total (FCFA)`, ({ goal }) => goal?.amountTotal ?? null, '1.2fr'),
      figure('expected', t`Attendu des mois vendus`, ({ expected }) => expected, '1.2fr'),
      figure('obtained', t`Vendu (FCFA)`, ({ obtained }) => obtained, '1.2fr'),
      {
        id: 'completion',
        header: t`Atteinte`,
        width: '1.5fr',
        sort: ({ completion }) => completion,
        text: ({ completion }) => completion && Math.round(completion),
        cell: ({ completion }) => <BulletBar value={completion} />,
      },
    ];
    const heads = new Map([
      ['expected', t`Attendu des mois vendus (FCFA)`],
      ['completion', t`Atteinte (%)`],
    ]);
    const dispatched = figure('dispatched', t`Boîtes réparties`, ({ goal }) => goal?.dispatchedQuantity ?? null, '1fr');
    const [name, quantity, ...others] = shown;
    const all = [name, quantity, dispatched, ...others].filter((column) => column !== undefined);
    return { shown, exported: all.map((column) => ({ ...column, header: heads.get(column.id) ?? column.header })) };
  }, [t, full]);
}
