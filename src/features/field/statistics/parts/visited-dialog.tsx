import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { hasRight } from '#domain/access/rights.ts';
import { CUSTOMER_READERS } from '#domain/access/roles.ts';
import { type CountedVisits, seesVisits } from '#domain/field/counted-visits.ts';
import { frequenciesOf, type SpecialityVisits, visitedIn } from '#domain/field/visit-statistics.ts';
import { nameOf } from '#queries/customer-records.ts';
import { useCustomers } from '#state/customers.ts';
import { href } from '#routes/links.ts';
import { CARD_ROUTES } from '#state/card-routes.ts';
import { Explained } from '#state/explain.tsx';
import { navigate } from '#state/location.ts';
import { useSession } from '#state/session.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Link } from '#ui/link/link.tsx';
import { List } from '#ui/list/list.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import * as styles from '../statistics.css.ts';

export interface VisitedDialogProps {
  readonly visits: SpecialityVisits;
  readonly counted: CountedVisits;
  /** Whose visits, and when. */
  readonly subtitle: ReactNode;
  readonly onClose: () => void;
}

/**
 * The customers behind a figure: who was visited, and how often. Each leads to the card. Where they may not be named, it says why, and
 * how many were visited how often.
 */
export function VisitedDialog({ visits, counted, subtitle, onClose }: VisitedDialogProps) {
  const { t } = useLingui();
  const { userType, acl } = useSession();
  const locale = useWrittenLocale();
  const maySee = seesVisits(userType, acl, counted);
  const mayRead = CUSTOMER_READERS.some((role) => role === userType) && hasRight('viewHealthWorker', acl);
  const isNamed = maySee && mayRead;
  const { customers, isLoading, failure, isFetching, retry } = useCustomers(locale, isNamed);
  const known = useMemo(() => new Map((customers ?? []).map((customer) => [customer.ID, customer])), [customers]);
  const rows = visitedIn(visits);
  const words = (count: number, unplanned: number): string =>
    unplanned === count
      ? t`${plural(count, { one: '# visite imprévue', other: '# visites imprévues' })}`
      : unplanned === 0
        ? t`${plural(count, { one: '# visite', other: '# visites' })}`
        : t`${plural(count, { one: '# visite', other: '# visites' })}, ${plural(unplanned, { one: 'dont # imprévue', other: 'dont # imprévues' })}`;
  return (
    <Dialog isOpen onOpenChange={onClose} title={<bdi>{visits.name}</bdi>} subtitle={subtitle}>
      <DialogBody>
        {rows.length === 0 ? (
          <EmptyState title={<Trans>Aucune visite</Trans>}>
            <Trans>Personne de cette spécialité n’a été vu dans cette période.</Trans>
          </EmptyState>
        ) : isLoading ? (
          <SkeletonRows count={Math.min(rows.length, 8)} isTwoLine />
        ) : (
          <div className={styles.found}>
            {!isNamed && (
              <p className={styles.note}>
                {maySee ? (
                  <Trans>
                    Votre compte ne lit pas les fiches des professionnels de santé : ils ne sont pas nommés ici. Les
                    rapports d’une journée nomment qui a été vu.
                  </Trans>
                ) : counted === 'everybody' ? (
                  <Trans>
                    Votre compte n’ouvre pas les journées de toutes ces personnes : leurs clients ne sont pas nommés.
                  </Trans>
                ) : (
                  <Trans>
                    Votre compte n’ouvre pas les journées de cette personne : ses clients ne sont pas nommés.
                  </Trans>
                )}
              </p>
            )}
            {failure && (
              <RetryBanner
                title={<Trans>Les noms des clients n’ont pas tous pu être lus.</Trans>}
                onRetry={retry}
                isRetrying={isFetching}
              >
                <Explained error={failure} />
              </RetryBanner>
            )}
            <p className={styles.note} role="status">
              <Plural value={rows.length} one="# client vu" other="# clients vus" />
            </p>
            {isNamed ? (
              <List
                label={t`Clients vus`}
                items={rows}
                getKey={({ ID }) => ID}
                getText={({ ID }) => known.get(ID)?.name ?? ''}
                onAction={({ ID }) => {
                  const customer = known.get(ID);
                  if (customer) navigate(href(CARD_ROUTES[customer.kind], { idCustomer: ID }));
                }}
                row={({ ID, visits: count, spontaneous }) => {
                  const customer = known.get(ID);
                  return {
                    title: customer ? <bdi>{nameOf(customer)}</bdi> : t`Client non nommé`,
                    detail: customer ? (customer.centres[0]?.name ?? '') : t`Absent de la liste des clients`,
                    end: <span className={styles.figures}>{words(count, spontaneous)}</span>,
                  };
                }}
              />
            ) : (
              <List
                label={t`Clients vus`}
                items={frequenciesOf(rows)}
                getKey={({ visits: count, spontaneous }) => `${count} ${spontaneous}`}
                getText={({ visits: count, spontaneous }) => words(count, spontaneous)}
                row={({ customers: count, visits: each, spontaneous }) => ({
                  title: words(each, spontaneous),
                  end: (
                    <span className={styles.figures}>
                      {t`${plural(count, { one: '# client non nommé', other: '# clients non nommés' })}`}
                    </span>
                  ),
                })}
              />
            )}
          </div>
        )}
        {mayRead && (
          <Link
            variant="standalone"
            href={href('app_customer_card_dashboard', {}, { kind: 'healthworker', speciality: visits.ID })}
          >
            <Trans>Tous les clients de la spécialité</Trans>
          </Link>
        )}
      </DialogBody>
    </Dialog>
  );
}
