import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link as RowLink } from 'react-aria-components';
import { daysBetweenVisits as every } from '#domain/field/frequency.ts';
import { isBehind } from '#domain/supervision/brief.ts';
import { completionOf } from '#lib/completion.ts';
import type { VisitQuota } from '#queries/supervision.queries.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { BulletBar } from '#ui/bullet-bar/bullet-bar.tsx';
import { BulletLegend } from '#ui/bullet-bar/bullet-legend.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { Link } from '#ui/link/link.tsx';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';
import { LoadingWords } from '#ui/skeleton/skeleton.tsx';
import { failureOf } from '#queries/failure.ts';
import * as styles from '../dashboard.css.ts';
import { hrefOf, useAddresses } from '../use-addresses.ts';
import { useAwayWords, useDaysAway } from '../use-days-away.ts';
import { useQuotas } from '../use-quotas.ts';
import type { ShownRange } from '../use-range.ts';
import { useRangeWords } from '../use-range-words.ts';
import { NotExpected } from './not-expected.tsx';
import { Panel } from './panel.tsx';

/** Rows in sight; the quota page has all, and so has a filter. */
const SHOWN = 8;

type Filter = 'all' | 'reached' | 'behind';
const REACHED = 100;

/** @param asked what is asked of the delegate until now */
const FILTERS: Readonly<Record<Filter, (quota: VisitQuota, asked: number) => boolean>> = {
  all: () => true,
  reached: ({ reached }) => reached !== null && reached >= REACHED,
  behind: ({ done }, asked) => isBehind(done, asked),
};

interface RowProps {
  readonly quota: VisitQuota;
  /** Percent of what is asked until now. */
  readonly pace: number | null;
  readonly range: ShownRange;
  readonly away: ReactNode;
}

function Row({ quota: { ID, name, group, done, expected, reached }, pace, range, away }: RowProps) {
  const { t } = useLingui();
  const { full } = useFigures();
  const addresses = useAddresses();
  return (
    <RowLink className={styles.quota} {...hrefOf(addresses.delegate(ID, range.range, range.last))}>
      <span className={styles.quotaAvatar} aria-hidden="true">
        <Avatar name={name} size="small" />
      </span>
      <span className={styles.quotaName}>
        <bdi>{name}</bdi>
        <span className={styles.away}>{away}</span>
      </span>
      <bdi className={styles.quotaGroup}>{group?.name ?? '—'}</bdi>
      <bdi
        className={styles.quotaCount}
        aria-label={t`${plural(done, { one: '# visite', other: '# visites' })} sur ${full(expected)}`}
      >
        <span className={styles.strong}>{full(done)}</span> / {full(expected)}
      </bdi>
      <span className={styles.quotaBar}>
        <BulletBar value={reached} judged={pace} />
      </span>
    </RowLink>
  );
}

/** The visits made of those asked for, delegate by delegate. */
export function QuotaPanel({ range }: { readonly range: ShownRange }) {
  const { t } = useLingui();
  const words = useRangeWords();
  const addresses = useAddresses();
  const [filter, setFilter] = useState<Filter>('all');
  const { reads, quotas, soFar } = useQuotas(range);
  const { read: absences, daysAway } = useDaysAway(range.range);
  const awayOf = useAwayWords();
  const isRead = quotas !== undefined && soFar !== undefined && !(quotas.length === 0 && reads.some(failureOf));
  const ofFilter = (id: Filter) => (quotas ?? []).filter((quota) => FILTERS[id](quota, soFar?.get(quota.ID) ?? 0));
  const counted = (id: Filter) => (isRead ? ofFilter(id).length : undefined);
  /** Percent of what is asked until now, by which a range that is not over is judged; `null` if nothing is. */
  const paceOf = ({ ID, done }: VisitQuota) => completionOf(done, soFar?.get(ID) ?? 0);
  // Those furthest behind first; who is asked for no visit comes last.
  const found = ofFilter(filter).toSorted((one, other) => (paceOf(one) ?? Infinity) - (paceOf(other) ?? Infinity));
  return (
    <Panel
      title={<Trans>Quotas de visites</Trans>}
      meta={words.range(range.range)}
      of={t`le quota`}
      explanation={
        <>
          <Trans>
            Visites faites sur visites demandées. Chaque client du secteur demande une visite tous les {every('A+')}{' '}
            jours (A+), {every('A')} jours (A), {every('B')} jours (B) ou {every(null)} jours (C), répartie du lundi au
            vendredi. Toutes les visites comptent, prévues ou non. Les journées entières d’absence sont retirées, les
            jours fériés non. En retard : trois quarts au plus de ce qui est demandé jusqu’ici, qui donne aussi la
            couleur.
          </Trans>{' '}
          <NotExpected />
        </>
      }
      reads={[...reads, absences]}
      isRead={isRead}
      room="quotas"
      lines={SHOWN}
      actions={
        <SegmentedControl
          label={t`Délégués`}
          segments={[
            { id: 'all', label: t`Tous` },
            { id: 'reached', label: t`Atteints`, count: counted('reached') },
            { id: 'behind', label: t`En retard`, count: counted('behind') },
          ]}
          value={filter}
          onChange={setFilter}
        />
      }
    >
      {absences.isLoading && <LoadingWords />}
      {found.length === 0 ? (
        <p className={styles.none}>
          {quotas?.length === 0 ? (
            <Trans>Aucun délégué à suivre.</Trans>
          ) : filter === 'reached' ? (
            <Trans>Aucun délégué n’a encore atteint son quota.</Trans>
          ) : (
            <Trans>
              Aucun délégué n’est en retard : tous ont fait plus des trois quarts des visites demandées jusqu’ici.
            </Trans>
          )}
        </p>
      ) : (
        <ul role="list" className={styles.rows} aria-label={t`Quotas de visites`}>
          {(filter === 'all' ? found.slice(0, SHOWN) : found).map((quota) => (
            <li key={quota.ID}>
              <Row quota={quota} pace={paceOf(quota)} range={range} away={awayOf(daysAway.get(quota.ID))} />
            </li>
          ))}
        </ul>
      )}
      {quotas !== undefined && quotas.length > 0 && (
        <div className={styles.foot}>
          <Link variant="standalone" href={addresses.quotas}>
            <Plural
              value={quotas.length}
              one="Voir le délégué, semaine par semaine"
              other="Voir les # délégués, semaine par semaine"
            />
          </Link>
          <BulletLegend />
        </div>
      )}
    </Panel>
  );
}
