import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { navigate } from '#state/location.ts';
import { Badge, type BadgeTone } from '#ui/badge/badge.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { type DataColumn, DataTable } from '#ui/data-table/data-table.tsx';
import { Link } from '#ui/link/link.tsx';
import { phone } from '#ui/theme/media.ts';
import { useMedia } from '#ui/use-media/use-media.ts';
import * as styles from '../goals.css.ts';
import { dispatchOf, type DispatchState, type Goal, sumOf } from '../goals.types.ts';

const TONES: Readonly<Record<DispatchState, BadgeTone>> = {
  done: 'neutral',
  changed: 'amber',
  missing: 'amber',
  untold: 'neutral',
};

/** The columns of the table of goals. */
export function useGoalColumns(goals: readonly Goal[]): readonly DataColumn<Goal>[] {
  const { t } = useLingui();
  const { full, percent } = useFigures();
  const words = useDispatchWords();
  return useMemo(() => {
    const total = sumOf(goals).amount;
    const share = ({ amountTotal }: Goal) => (total === 0 ? 0 : (amountTotal / total) * 100);
    const laboratory = ({ PharmaProduct }: Goal) => PharmaProduct.PharmaLaboratory?.name ?? '';
    return [
      {
        id: 'product',
        header: t`Produit`,
        isRowHeader: true,
        width: '2fr',
        sort: ({ PharmaProduct }) => PharmaProduct.name,
        cell: ({ PharmaProduct }) => PharmaProduct.name,
      },
      { id: EXPORTED, header: t`Laboratoire`, sort: laboratory, cell: laboratory },
      {
        id: 'quantity',
        header: t`Boîtes`,
        align: 'end',
        width: 88,
        sort: ({ quantity }) => quantity,
        cell: ({ quantity }) => full(quantity),
      },
      {
        id: 'pght',
        header: t`PGHT (FCFA)`,
        align: 'end',
        width: 100,
        sort: ({ pght }) => pght,
        cell: ({ pght }) => full(pght),
      },
      {
        id: 'total',
        header: t`Total (FCFA)`,
        align: 'end',
        width: 124,
        sort: ({ amountTotal }) => amountTotal,
        cell: ({ amountTotal }) => full(amountTotal),
      },
      {
        id: 'share',
        header: t`Part`,
        align: 'end',
        width: 64,
        sort: share,
        text: (goal) => Math.round(share(goal) * 100) / 100,
        cell: (goal) => percent(share(goal)),
      },
      {
        id: DISPATCHED,
        header: t`Réparti (boîtes)`,
        width: 136,
        sort: ({ dispatchedQuantity }) => dispatchedQuantity,
        cell: (goal) => <Badge tone={TONES[dispatchOf(goal)]}>{words(goal)}</Badge>,
      },
    ];
  }, [t, full, percent, words, goals]);
}

/** The words for the dispatch state of a goal. */
function useDispatchWords(): (goal: Goal) => string {
  const { t } = useLingui();
  return useMemo(
    () => (goal) => {
      const states: Readonly<Record<DispatchState, string>> = {
        done: t`Réparti`,
        changed: t`${plural(goal.dispatchedQuantity ?? 0, { one: '# répartie', other: '# réparties' })}`,
        missing: t`À répartir`,
        untold: t`Non communiqué`,
      };
      return states[dispatchOf(goal)];
    },
    [t],
  );
}

export interface GoalTableProps {
  readonly goals: readonly Goal[];
  readonly columns: readonly DataColumn<Goal>[];
  /** Whether the rows say what is dispatched: a delegate’s own goals always are, and some servers do not tell. */
  readonly hasStates: boolean;
  readonly isLoading: boolean;
  /** The address of the product's page; undefined if the user has none. */
  readonly addressOf: (goal: Goal) => string | undefined;
  readonly empty: ReactNode;
}

/** The column that only an export has; the table shows the laboratory below the product. */
const EXPORTED = 'laboratory';
const DISPATCHED = 'dispatched';
const HIDDEN: ReadonlySet<string> = new Set([EXPORTED]);
const HIDDEN_WITH_STATES: ReadonlySet<string> = new Set([EXPORTED, DISPATCHED]);

/** The columns of an export, with units in the headers. The dispatch column is left out where it says nothing. */
export function useExportedColumns(
  columns: readonly DataColumn<Goal>[],
  hasStates: boolean,
): readonly DataColumn<Goal>[] {
  const { t } = useLingui();
  return columns
    .filter(({ id }) => hasStates || id !== DISPATCHED)
    .map((column) => (column.id === 'share' ? { ...column, header: t`Part (%)` } : column));
}

/** The goals of a year, one row per product. */
export function GoalTable({ goals, columns, hasStates, isLoading, addressOf, empty }: GoalTableProps) {
  const { t } = useLingui();
  const { full } = useFigures();
  const words = useDispatchWords();
  const isPhone = useMedia(phone);
  const isOpened = goals.some((goal) => addressOf(goal) !== undefined);
  const linked = columns.map((column): DataColumn<Goal> => {
    if (column.isRowHeader !== true) return column;
    const cell = (goal: Goal) => <ProductName goal={goal} href={addressOf(goal)} />;
    return { ...column, cell };
  });
  return (
    <DataTable
      label={t`Objectifs par produit`}
      columns={linked}
      rows={goals}
      hiddenColumns={hasStates ? HIDDEN : HIDDEN_WITH_STATES}
      getKey={({ PharmaProduct }) => PharmaProduct.ID}
      getText={({ PharmaProduct }) => PharmaProduct.name}
      defaultSort={{ column: 'total', direction: 'descending' }}
      isLoading={isLoading}
      empty={empty}
      {...(isOpened && {
        onRowAction: (goal: Goal) => {
          const address = addressOf(goal);
          if (address !== undefined) navigate(address);
        },
      })}
      card={(goal) => ({
        title: goal.PharmaProduct.name,
        detail: [goal.PharmaProduct.PharmaLaboratory?.name, hasStates ? words(goal) : ''].filter(Boolean).join(' · '),
        end: (
          <span className={styles.figures}>{t`${plural(goal.quantity, { one: '# boîte', other: '# boîtes' })}`}</span>
        ),
        endDetail: isPhone && <span className={styles.figures}>{t`${full(goal.amountTotal)} FCFA`}</span>,
      })}
    />
  );
}

interface ProductNameProps {
  readonly goal: Goal;
  readonly href: string | undefined;
}

/** A product and its laboratory; the name links to its page if the user has one. */
function ProductName({ goal: { PharmaProduct }, href }: ProductNameProps) {
  const name = <bdi>{PharmaProduct.name}</bdi>;
  return (
    <span className={styles.twoLines}>
      {href === undefined ? (
        name
      ) : (
        <Link variant="quiet" href={href}>
          {name}
        </Link>
      )}
      <span className={styles.secondLine}>{PharmaProduct.PharmaLaboratory?.name}</span>
    </span>
  );
}
