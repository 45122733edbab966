import { parseDate } from '@internationalized/date';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { hasRight } from '#domain/access/rights.ts';
import { zoneOf } from '#domain/agency/agency-zone.ts';
import { failureOf } from '#queries/failure.ts';
import { completionOf } from '#lib/completion.ts';
import { weekOf } from '#lib/date-ranges.ts';
import { dateTimeFormat } from '#lib/intl.ts';
import { dayOf, formatMonth } from '#lib/scalars.ts';
import { useNow } from '#state/now.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { BulletBar } from '#ui/bullet-bar/bullet-bar.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import * as styles from '../agencies.css.ts';
import { agencySalesQuery, agencyVisitsQuery } from '../agency-glance.queries.ts';

export interface GlanceProps {
  readonly agencyID: string;
  readonly name: string;
  readonly country: string | null;
}

/** Stands for a day while the time zone is not known: nothing is asked then. */
const UNKNOWN = '1970-01-01';

/** People, quota and sales of an agency, each as far as the user’s rights allow. It is read, fails and is tried again by itself. */
export function Glance({ agencyID, name, country }: GlanceProps) {
  const { t } = useLingui();
  const { api, settings } = useServices();
  const { acl } = useSession();
  const { full } = useFigures();
  const locale = useWrittenLocale();
  const now = useNow();
  // Its days are those of its own time zone; without one, nothing of a week can be asked.
  const zone = zoneOf(country, settings.timeZones);
  const today = zone === null ? null : parseDate(dayOf(now, zone));
  const lastMonth = today?.subtract({ months: 1 });
  const visits = useQuery({
    ...agencyVisitsQuery(api, agencyID, weekOf(today?.toString() ?? UNKNOWN)),
    enabled: today !== null && hasRight('viewPanoramicDashboard', acl),
  });
  const sold = useQuery({
    ...agencySalesQuery(api, agencyID, formatMonth(lastMonth ?? parseDate(UNKNOWN))),
    enabled: today !== null,
  });
  if (!lastMonth) return null;
  const reads = [visits, sold];
  const hasFailed = reads.some(failureOf);
  if (reads.some(({ isLoading }) => isLoading))
    return (
      <div className={styles.glance}>
        <SkeletonGroup>
          <Skeleton height="1.25rem" />
        </SkeletonGroup>
      </div>
    );
  const { people = null, quota = null } = visits.data ?? {};
  const sales = sold.data?.sales ?? null;
  const month = dateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(lastMonth.toDate('UTC'));
  return (
    <div className={styles.glance}>
      {people && (
        <span className={styles.fact}>
          <span className={styles.factName}>
            <Trans>Délégués</Trans>
          </span>
          <bdi>{t`${plural(people.active, { 0: 'aucun actif', one: '# actif', other: '# actifs' })} sur ${full(people.all)}`}</bdi>
        </span>
      )}
      {quota && (
        <span className={styles.fact}>
          <span className={styles.factName}>
            <Trans>Quota de la semaine</Trans>
          </span>
          <BulletBar value={completionOf(quota.done, quota.expected)} />
        </span>
      )}
      {sales && (
        <span className={styles.fact}>
          <span className={styles.factName}>
            <Trans>Ventes sur objectif, {month}</Trans>
          </span>
          {sales.obtained === 0 ? (
            <Trans>aucune n’est répartie</Trans>
          ) : (
            <BulletBar value={completionOf(sales.obtained, sales.expected)} />
          )}
        </span>
      )}
      {hasFailed && (
        <span className={styles.unread}>
          <Trans>Chiffres non lus</Trans>
          <IconButton
            label={t`Relire les chiffres de ${name}`}
            size="small"
            isDisabled={reads.some(({ isFetching }) => isFetching)}
            onPress={() => reads.forEach((read) => read.isEnabled && void read.refetch())}
          >
            <RotateCw />
          </IconButton>
        </span>
      )}
    </div>
  );
}
