import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { hasRight } from '#domain/access/rights.ts';
import { LOST } from '#domain/customers/relation.ts';
import { dayOf, isInstantIn } from '#lib/scalars.ts';
import { href } from '#routes/links.ts';
import { useZone } from '#state/agencies.tsx';
import { useFormat } from '#state/format.ts';
import { navigate } from '#state/location.ts';
import { useSession } from '#state/session.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { type DataColumn, DataTable, type TableSort } from '#ui/data-table/data-table.tsx';
import { phone } from '#ui/theme/media.ts';
import { useMedia } from '#ui/use-media/use-media.ts';
import * as styles from '../customers.css.ts';
import { type Customer, nameOf } from '#queries/customer-records.ts';
import { rankBy } from '#queries/customer-filters.ts';
import { CARD_ROUTES } from '#state/card-routes.ts';
import { KIND_ICONS, useKindNames } from '../../shared/use-kinds.tsx';
import { useMayPlan } from '../../shared/use-may-plan.ts';
import { useCardWords } from '../../shared/words.tsx';
import type { Past } from '../traits.ts';
import { PlanSelected } from './plan-selected.tsx';
import { usePractice } from './use-practice.ts';

const namesOf = (things: readonly { readonly name: string }[]): string => things.map(({ name }) => name).join(', ');

interface Columns {
  readonly shown: readonly DataColumn<Customer>[];
  readonly exported: readonly DataColumn<Customer>[];
}

/** The columns that need more than the list shows: it is read when one of them is shown. */
export const VISIT = 'visit';
export const RELATION = 'relation';

export interface ColumnsInput {
  readonly all: readonly Customer[];
  /** The potentials and the stages in their order. */
  readonly potentials: readonly string[];
  readonly stages: readonly string[];
  readonly compare: (a: string, b: string) => number;
  readonly past: ReadonlyMap<string, Past>;
  readonly isPastLoading: boolean;
}

/** The columns of the table and of the export. A customer with several places sorts by the first. */
export function useCustomerColumns({ all, potentials, stages, compare, past, isPastLoading }: ColumnsInput): Columns {
  const { t } = useLingui();
  const kinds = useKindNames();
  const practiceOf = usePractice();
  const format = useFormat();
  const zone = useZone();
  const { stage: stageWords } = useCardWords();
  const { acl } = useSession();
  const seesRelations = hasRight('viewRelationshipWithProductAdvancement', acl);
  return useMemo(() => {
    const words = (id: string, header: string, listOf: (one: Customer) => readonly string[]) => {
      const sort = rankBy(all, (one) => listOf(one)[0] ?? '', compare);
      return {
        id,
        header,
        sort,
        text: (one: Customer) => listOf(one).join(', '),
        cell: (one: Customer) => <FirstOf names={listOf(one)} />,
      };
    };
    const text = (id: string, header: string, of: (one: Customer) => string | null) => ({
      id,
      header,
      text: of,
      cell: of,
    });
    const name = { id: 'name', header: t`Client`, sort: (one: Customer) => one.name };
    const practice = {
      id: 'speciality',
      header: t`Spécialité`,
      sort: rankBy(all, practiceOf, compare),
      text: practiceOf,
    };
    const centre = words('centre', t`Centre de santé`, ({ centres }) => centres.map((each) => each.name));
    const area = words('area', t`Secteur`, ({ areas }) => areas.map((each) => each.name));
    const city = words('city', t`Ville`, ({ cities }) => cities.map((each) => each.name));
    const potential = {
      id: 'potential',
      header: t`Potentiel`,
      sort: (one: Customer) => (one.potential === null ? null : potentials.indexOf(one.potential)),
      text: (one: Customer) => one.potential,
    };
    const telephone = text('phone', t`Téléphone`, (one) => one.phone);
    const never = t`Jamais visité`;
    const lastVisitOf = ({ ID }: Customer) => past.get(ID)?.lastVisit;
    const visit = {
      id: VISIT,
      header: t`Dernière visite`,
      width: 140,
      // Whoever was never visited has waited longest.
      sort: (one: Customer) => (lastVisitOf(one) === null ? 0 : lastVisitOf(one)),
      text(one: Customer) {
        const at = lastVisitOf(one);
        return at === null ? never : isInstantIn(at, zone) ? { day: dayOf(at, zone) } : null;
      },
      cell(one: Customer) {
        const at = lastVisitOf(one);
        if (at === undefined) return isPastLoading ? LOADING : NONE;
        return at === null ? <OneLine isMuted>{never}</OneLine> : format.date(at);
      },
    };
    const relationsWith = ({ ID }: Customer) =>
      past.get(ID)?.relations.map(({ product, latest }) => `${stageWords(latest.relationState)}, ${product.name}`) ??
      [];
    const relation = {
      id: RELATION,
      header: t`Relation`,
      width: '1.4fr' as const,
      sort({ ID }: Customer) {
        const state = past.get(ID)?.relations[0]?.latest.relationState;
        return state === undefined ? null : state === LOST ? LOST_RANK : stages.indexOf(state);
      },
      text: (one: Customer) => relationsWith(one).join('; '),
      cell: (one: Customer) => (isPastLoading ? LOADING : <FirstOf names={relationsWith(one)} />),
    };
    const ofPast = [visit, ...(seesRelations ? [relation] : [])];
    return {
      shown: [
        {
          ...name,
          isRowHeader: true,
          width: '2fr',
          cell: (one) => (
            <span className={styles.client}>
              <span className={styles.kindIcon}>{KIND_ICONS[one.kind]}</span>
              <OneLine>{nameOf(one)}</OneLine>
            </span>
          ),
        },
        { ...practice, cell: (one) => <OneLine isMuted={one.kind !== 'healthworker'}>{practiceOf(one)}</OneLine> },
        { ...centre, width: '1.4fr' },
        area,
        { ...city, width: '0.8fr' },
        { ...potential, width: 88, cell: (one) => <Potential of={one} /> },
        {
          ...telephone,
          width: 164,
          cell: (one) => (one.phone === null ? NONE : <bdi className={styles.figures}>{one.phone}</bdi>),
        },
        ...ofPast,
      ],
      exported: [
        text('name', t`Client`, nameOf),
        text('kind', t`Type`, ({ kind }) => kinds[kind].one),
        text('speciality', t`Spécialité`, ({ specialities }) => namesOf(specialities)),
        centre,
        area,
        city,
        { ...potential, cell: () => null },
        telephone,
        text('email', t`E-mail`, ({ email }) => email),
        ...ofPast,
      ],
    };
  }, [
    t,
    all,
    potentials,
    stages,
    compare,
    kinds,
    practiceOf,
    past,
    isPastLoading,
    format,
    zone,
    stageWords,
    seesRelations,
  ]);
}

export interface CustomerTableProps {
  readonly customers: readonly Customer[];
  readonly columns: readonly DataColumn<Customer>[];
  readonly hiddenColumns: ReadonlySet<string>;
  readonly sort: TableSort;
  readonly onSort: (sort: TableSort) => void;
  readonly isLoading: boolean;
  readonly empty: ReactNode;
}

/** Customers of all kinds; on a phone as cards with name, place and potential. */
export function CustomerTable({
  customers,
  columns,
  hiddenColumns,
  sort,
  onSort,
  isLoading,
  empty,
}: CustomerTableProps) {
  const { t } = useLingui();
  const isPhone = useMedia(phone);
  const mayPlan = useMayPlan();
  // Kept while the filters change, so that people are found one by one.
  const [selected, setSelected] = useState<ReadonlySet<string>>(NOBODY);
  const practiceOf = usePractice();
  const open = useCallback(({ kind, ID }: Customer) => navigate(href(CARD_ROUTES[kind], { idCustomer: ID })), []);
  const card = useCallback(
    (one: Customer) => ({
      leading: <span className={styles.kindIcon}>{KIND_ICONS[one.kind]}</span>,
      title: <bdi>{nameOf(one)}</bdi>,
      detail: [practiceOf(one), one.areas[0]?.name].filter(Boolean).join(', '),
      end: one.potential !== null && <Potential of={one} />,
      endDetail: one.cities[0]?.name,
    }),
    [practiceOf],
  );
  return (
    <DataTable
      label={t`Clients`}
      columns={columns}
      rows={customers}
      getKey={({ ID }) => ID}
      getText={({ name }) => name}
      hiddenColumns={hiddenColumns}
      sort={sort}
      onSortChange={onSort}
      rowsSort={AS_MADE}
      onRowAction={open}
      isLoading={isLoading}
      empty={empty}
      card={card}
      {...(mayPlan &&
        !isPhone && { selected, onSelect: setSelected, selectionActions: <PlanSelected IDs={[...selected]} /> })}
    />
  );
}

const NOBODY: ReadonlySet<string> = new Set();

/** The order of `makeCustomers`, which filters keep: 20,000 customers are not sorted again at each key of a search. */
const AS_MADE: TableSort = { column: 'name', direction: 'ascending' };

const [NONE, LOADING] = ['–', '…'];

/** Below every stage of the way, and known, unlike the relation of who has none. */
const LOST_RANK = -2;

function OneLine({ children, isMuted = false }: { readonly children: string; readonly isMuted?: boolean }) {
  return (
    <bdi className={isMuted ? styles.muted : styles.oneLine} title={children}>
      {children}
    </bdi>
  );
}

/** The first name, and the number of others. */
function FirstOf({ names }: { readonly names: readonly string[] }) {
  const [first, ...others] = names;
  if (first === undefined) return NONE;
  if (others.length === 0) return <OneLine>{first}</OneLine>;
  return (
    <span className={styles.firstOf} title={names.join(', ')}>
      <bdi className={styles.oneLine}>{first}</bdi>
      <span>+{others.length}</span>
    </span>
  );
}

function Potential({ of: { potential } }: { readonly of: Customer }) {
  return potential === null ? NONE : <Badge tone="accent">{potential}</Badge>;
}
