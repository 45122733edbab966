import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link as RowLink } from 'react-aria-components';
import type { ApiError } from '#api/errors.ts';
import { MOST_DAYS, slicesOf, together, topOf, unseenOf } from '#domain/supervision/top.ts';
import { href } from '#routes/links.ts';
import { CARD_ROUTES } from '#state/card-routes.ts';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { navigate } from '#state/location.ts';
import { useQueryParams } from '#state/query-params.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { type DataColumn, DataTable } from '#ui/data-table/data-table.tsx';
import { Dialog, DialogBody, DialogCloseFooter } from '#ui/dialog/dialog.tsx';
import { Link } from '#ui/link/link.tsx';
import { Select } from '#ui/select/select.tsx';
import { rem } from '#ui/theme/scale.ts';
import { failureOf } from '#queries/failure.ts';
import * as styles from '../dashboard.css.ts';
import { potentialsQuery, type Rated, visitedHealthWorkersQuery } from '../overview.queries.ts';
import { UNSEEN, useAddresses } from '../use-addresses.ts';
import type { ShownRange } from '../use-range.ts';
import { useRangeWords } from '../use-range-words.ts';
import { Panel } from './panel.tsx';

const COUNTS = ['4', '8', '12', '20'] as const;
const [USUAL] = COUNTS;

const NOBODY: readonly [] = [];
const NO_ORDER: readonly string[] = [];
const NO_VISITS: ReadonlyMap<string, number> = new Map();

type Visited = UseQueryResult<{ readonly counts: ReadonlyMap<string, number>; readonly errors: readonly ApiError[] }>;

/** The visits of all slices together; `counts` is `null` while one of them is not read whole. */
function ofSlices(visited: readonly Visited[]) {
  const isWhole = visited.every((read) => read.data !== undefined && !failureOf(read));
  return { visited, counts: isWhole ? together(visited.flatMap(({ data }) => data?.counts ?? [])) : null };
}

const nameOf = ({ denomination, name }: Pick<Rated, 'denomination' | 'name'>): string =>
  denomination ? `${denomination} ${name}` : name;

/** The customers of the highest potentials, those whom nobody saw in the range first. */
export function TopPanel({ range: { range, today, preset } }: { readonly range: ShownRange }) {
  const { t } = useLingui();
  const { api } = useServices();
  const { userType } = useSession();
  const words = useRangeWords();
  const addresses = useAddresses();
  const [params, change] = useQueryParams();
  const count = COUNTS.find((known) => known === params.get('top')) ?? USUAL;
  const slices = useMemo(() => slicesOf(range, today), [range, today]);
  const potentials = useQuery(potentialsQuery(api));
  const queries = slices.map((slice) => visitedHealthWorkersQuery(api, slice));
  const { visited, counts } = useQueries({ queries, combine: ofSlices });
  const { customers = NOBODY, order = NO_ORDER } = potentials.data ?? {};
  // Who was not seen on a day that is not read would wrongly stand here.
  const isRead = potentials.data !== undefined && (customers.length > 0 || !failureOf(potentials)) && counts !== null;
  const top = useMemo(
    () => topOf(customers, order, counts ?? NO_VISITS, Number(count)),
    [customers, order, counts, count],
  );
  const unseen = useMemo(() => unseenOf(customers, order, counts ?? NO_VISITS), [customers, order, counts]);
  const [first, last] = [slices[0]?.start ?? range.start, slices.at(-1)?.end ?? range.end];
  const isCut = first !== range.start;
  const when = isCut ? words.when({ preset: null, range: { start: first, end: last } }) : words.when({ preset, range });
  const names = useMemo(
    (): readonly DataColumn<Rated>[] => [
      { id: 'name', header: t`Client`, isRowHeader: true, sort: nameOf, cell: (one) => <bdi>{nameOf(one)}</bdi> },
    ],
    [t],
  );
  const { open: unseenOpen, control } = useDialogInAddress(UNSEEN);
  // A supervisor reads the visits of the own group: another one may have seen them.
  const by = userType === 'Supervisor' ? t` par votre groupe` : '';
  return (
    <Panel
      title={<Trans>Premiers potentiels</Trans>}
      meta={userType === 'Supervisor' && t`vus par votre groupe`}
      of={t`ce classement`}
      explanation={
        userType === 'Supervisor' ? (
          <Trans>
            Les professionnels de santé de l’agence par potentialité, ceux que votre groupe a le moins vus d’abord. Les
            visites sont celles des statistiques, {MOST_DAYS} jours au plus ; elles ne comptent pas les officines.
          </Trans>
        ) : (
          <Trans>
            Les professionnels de santé par potentialité, les moins vus d’abord. Les visites sont celles des
            statistiques, {MOST_DAYS} jours au plus ; elles ne comptent pas les officines.
          </Trans>
        )
      }
      reads={[potentials, ...visited]}
      isRead={isRead}
      room="line"
      lines={Number(count)}
      actions={
        <div className={styles.few}>
          <Select
            label={t`Nombre de clients`}
            isLabelHidden
            choices={COUNTS.map((id) => ({ id, label: t`Top ${id}` }))}
            value={count}
            onChange={(next) => change({ top: next === USUAL ? null : next })}
          />
        </div>
      }
    >
      {unseen && (
        <p className={styles.quiet}>
          {unseen.unseen.length === 0 ? (
            <Trans>
              Tous les {unseen.potential} ({unseen.all}) ont été vus {when}
              {by}.
            </Trans>
          ) : (
            <Trans>
              <Plural
                value={unseen.unseen.length}
                one={`# des ${unseen.all} ${unseen.potential} n’a pas été vu`}
                other={`# des ${unseen.all} ${unseen.potential} n’ont pas été vus`}
              />{' '}
              {when}
              {by}.
            </Trans>
          )}
        </p>
      )}
      {unseen && unseenOpen && (
        <Dialog
          isOpen
          onOpenChange={control.onClose}
          title={t`Potentiel ${unseen.potential}, non vus`}
          subtitle={`${when}${by}`}
        >
          <DialogBody>
            <DataTable
              label={t`Clients non vus`}
              columns={names}
              rows={unseen.unseen}
              height={rem(420)}
              getKey={({ ID }) => ID}
              getText={nameOf}
              onRowAction={({ ID }) => navigate(href(CARD_ROUTES.healthworker, { idCustomer: ID }))}
              card={(customer) => ({ title: <bdi>{nameOf(customer)}</bdi> })}
              empty={
                <p className={styles.none}>
                  <Trans>Tous ont été vus.</Trans>
                </p>
              }
            />
          </DialogBody>
          <DialogCloseFooter />
        </Dialog>
      )}
      {top.length === 0 ? (
        <p className={styles.none}>
          <Trans>Aucun professionnel de santé n’a de potentialité.</Trans>
        </p>
      ) : (
        <ul role="list" className={styles.rows} aria-label={t`Premiers potentiels`}>
          {top.map(({ customer: { ID, denomination, name, potential }, visits }, index) => (
            <li key={ID}>
              <RowLink className={styles.customer} href={href(CARD_ROUTES.healthworker, { idCustomer: ID })}>
                <span className={styles.rank}>{index + 1}</span>
                <bdi className={styles.groupName}>{nameOf({ denomination, name })}</bdi>
                <span className={styles.visits}>
                  {visits === 0 ? t`non vu` : t`${plural(visits, { one: '# visite', other: '# visites' })}`}
                </span>
                <Badge tone="accent">{potential}</Badge>
              </RowLink>
            </li>
          ))}
        </ul>
      )}
      {unseen && unseen.unseen.length > 0 && (
        <div className={styles.foot}>
          <Link variant="standalone" href={addresses.unseen}>
            <Plural value={unseen.unseen.length} one="Voir le client non vu" other="Voir les # clients non vus" />
          </Link>
        </div>
      )}
    </Panel>
  );
}
