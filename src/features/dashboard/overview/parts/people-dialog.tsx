import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { activeDeleguesQuery, type DelegateActivity } from '#queries/supervision.queries.ts';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { navigate } from '#state/location.ts';
import { useServices } from '#state/services.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { BulletBar } from '#ui/bullet-bar/bullet-bar.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { type DataColumn, DataTable } from '#ui/data-table/data-table.tsx';
import { Dialog, DialogBody, DialogCloseFooter } from '#ui/dialog/dialog.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { rem } from '#ui/theme/scale.ts';
import { failureOf, retryOf } from '#queries/failure.ts';
import * as styles from '../dashboard.css.ts';
import { EVERYBODY, PEOPLE, useAddresses } from '../use-addresses.ts';
import { useAwayWords, useDaysAway } from '../use-days-away.ts';
import { useQuotas } from '../use-quotas.ts';
import type { ShownRange } from '../use-range.ts';
import { useRangeWords } from '../use-range-words.ts';

/** A delegate in the range of the dashboard. */
interface Person extends DelegateActivity {
  /** `null` where no quota is read. */
  readonly quota: { readonly done: number; readonly expected: number; readonly reached: number | null } | null;
  /** Working days of the range on which the delegate is away. */
  readonly away: number | undefined;
}

/** Who made no visit first, then those furthest from their quota. */
const byNeed = (one: Person, other: Person): number =>
  Number(one.isActive) - Number(other.isActive) ||
  (one.quota?.reached ?? Infinity) - (other.quota?.reached ?? Infinity) ||
  // Two who are asked for nothing: their difference is no number.
  0;

/** The delegates behind a figure of the dashboard, in its own range of days: all of them, or those of a group. */
export function PeopleDialog({ range }: { readonly range: ShownRange }) {
  const { open, control } = useDialogInAddress(PEOPLE);
  return open === null ? null : <People range={range} group={open} onClose={control.onClose} />;
}

interface PeopleProps {
  readonly range: ShownRange;
  /** The ID of a group, or {@link EVERYBODY}. */
  readonly group: string;
  readonly onClose: () => void;
}

function People({ range, group, onClose }: PeopleProps) {
  const { t } = useLingui();
  const { api } = useServices();
  const { full, percent } = useFigures();
  const words = useRangeWords();
  const addresses = useAddresses();
  const activity = useQuery(activeDeleguesQuery(api, range.range));
  const { reads, quotas } = useQuotas(range);
  const { read: absences, daysAway } = useDaysAway(range.range);
  const awayOf = useAwayWords();
  const isOfAll = group === EVERYBODY;
  const people = useMemo((): readonly Person[] => {
    const quotaOf = new Map(quotas?.map((quota) => [quota.ID, quota]));
    return (activity.data?.delegates ?? [])
      .filter((one) => isOfAll || one.group?.ID === group)
      .map((one) => ({ ...one, quota: quotaOf.get(one.ID) ?? null, away: daysAway.get(one.ID) }))
      .toSorted(byNeed);
  }, [activity.data, quotas, daysAway, isOfAll, group]);
  const columns = useMemo((): readonly DataColumn<Person>[] => {
    const state = ({ isActive }: Person) =>
      isActive ? (
        <Badge tone="green">
          <Trans>actif</Trans>
        </Badge>
      ) : (
        <Badge tone="amber">
          <Trans>sans visite</Trans>
        </Badge>
      );
    return [
      {
        id: 'name',
        header: t`Délégué`,
        isRowHeader: true,
        cell: ({ name, away }) => (
          <div>
            <bdi>{name}</bdi>
            <span className={styles.away}>{awayOf(away)}</span>
          </div>
        ),
      },
      ...(isOfAll
        ? [{ id: 'group', header: t`Groupe`, cell: ({ group: own }: Person) => <bdi>{own?.name ?? '—'}</bdi> }]
        : []),
      { id: 'active', header: t`Activité`, width: 120, cell: state },
      {
        id: 'visits',
        header: t`Visites`,
        align: 'end',
        width: 110,
        cell: ({ quota }) => (quota ? `${full(quota.done)} / ${full(quota.expected)}` : '—'),
      },
      {
        id: 'quota',
        header: t`Quota`,
        width: 160,
        cell: ({ quota }) => <BulletBar value={quota?.reached ?? null} />,
      },
    ];
  }, [t, full, awayOf, isOfAll]);
  const all = [activity, ...reads, absences];
  const isLoading = all.some((read) => read.isLoading);
  const retry = retryOf(all);
  const name = people[0]?.group?.name;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={isOfAll ? <Trans>Délégués</Trans> : <bdi>{name ?? t`Groupe`}</bdi>}
      subtitle={t`Visites faites et demandées, ${words.range(range.range)}`}
    >
      <DialogBody>
        {isLoading ? (
          <SkeletonRows count={6} />
        ) : failureOf(activity) && people.length === 0 ? (
          <ErrorState title={<Trans>Les délégués n’ont pas pu être lus</Trans>} {...retry} />
        ) : (
          <>
            {all.some(failureOf) && <RetryBanner {...retry} />}
            <DataTable
              label={t`Délégués de la période`}
              columns={columns}
              rows={people}
              height={rem(420)}
              getKey={({ ID }) => ID}
              getText={(one) => one.name}
              onRowAction={({ ID }) => {
                const address = addresses.delegate(ID, range.range, range.last);
                if (address !== undefined) navigate(address);
              }}
              card={({ name: title, isActive, quota, away }) => {
                const reached = quota?.reached ?? null;
                return {
                  title: (
                    <>
                      <bdi>{title}</bdi>
                      <span className={styles.away}>{awayOf(away)}</span>
                    </>
                  ),
                  detail: quota ? t`${full(quota.done)} sur ${full(quota.expected)} visites` : undefined,
                  end: isActive ? reached !== null && percent(reached) : <Badge tone="amber">{t`sans visite`}</Badge>,
                };
              }}
              empty={
                <p className={styles.none}>
                  {isOfAll ? (
                    <Trans>Aucun délégué à suivre.</Trans>
                  ) : (
                    <Trans>Ce groupe n’a aucun délégué à suivre, ou n’est pas l’un des vôtres.</Trans>
                  )}
                </p>
              }
            />
          </>
        )}
      </DialogBody>
      <DialogCloseFooter />
    </Dialog>
  );
}
