import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ownHref } from '#routes/links.ts';
import type { ExportFormat } from '#lib/export-formats.ts';
import { useSession } from '#state/session.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { ExportMenu } from '#ui/export-menu/export-menu.tsx';
import { PageHeader } from '#ui/page/page.tsx';
import { PreviousNext } from '#ui/previous-next/previous-next.tsx';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';
import { TabLinks } from '#ui/tab-links/tab-links.tsx';
import { useDayWords } from '../../shared/use-day-words.ts';
import * as styles from '../statistics.css.ts';
import type { StatisticsRange } from '../use-range.ts';

export interface StatisticsHeadProps {
  readonly title: ReactNode;
  readonly range: StatisticsRange;
  /** Which of the pages it is; a group’s is below that of the groups. */
  readonly current: 'all' | 'groups' | 'group';
  /** What matters in the range; `null` while it is not read. */
  readonly lead: ReactNode;
  /** `null` if there is nothing to export. */
  readonly onExport: ((format: ExportFormat) => Promise<void>) | null;
}

/** The title of a page of visit statistics, its range, and the ways to the other pages. */
export function StatisticsHead({ title, range, current, lead, onExport }: StatisticsHeadProps) {
  const { t } = useLingui();
  const { userType } = useSession();
  const dayWords = useDayWords();
  const groups = ownHref(userType, 'visit_statistics_workgroups', {}, range.query);
  const [first, last] = [dayWords.long(range.range.start), dayWords.long(range.range.end)];
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        subtitle={
          <>
            {/* The sentence stands in the place of the title, which names the group. */}
            {current === 'group' && lead && <>{title} · </>}
            {range.days === 1 ? (
              dayWords.title(range.day)
            ) : (
              <Trans>
                Du {first} au {last}
              </Trans>
            )}
          </>
        }
        actions={
          <div className={styles.tools}>
            <SegmentedControl
              label={t`Durée`}
              segments={[
                { id: 'day', label: t`Un jour` },
                { id: 'week', label: t`Sept jours` },
              ]}
              value={range.days === 1 ? 'day' : 'week'}
              onChange={(id) => range.show(id === 'day' ? 1 : 7)}
            />
            <div className={styles.steps}>
              <PreviousNext
                previous={{
                  label: range.days === 1 ? t`Jour précédent` : t`Sept jours précédents`,
                  onPress: () => range.step(-1),
                }}
                next={{
                  label: range.days === 1 ? t`Jour suivant` : t`Sept jours suivants`,
                  onPress: () => range.step(1),
                  isDisabled: range.isLatest,
                }}
                today={{ onPress: range.goToToday, isDisabled: range.isLatest }}
              />
            </div>
            <ExportMenu isDisabled={onExport === null} onExport={async (format) => onExport?.(format)} />
          </div>
        }
      />
      {range.isLatest && (
        <p className={styles.note}>
          <Trans>La journée n’est pas finie : elle compte pour ce qui est envoyé à cette heure.</Trans>
        </p>
      )}
      {range.isUnknown && (
        <Banner tone="amber" title={<Trans>L’adresse demande une période qui n’a pas de statistiques.</Trans>}>
          <Trans>Elles couvrent un jour ou sept jours, jusqu’à aujourd’hui au plus tard.</Trans>
        </Banner>
      )}
      {groups !== undefined && (
        <TabLinks
          label={t`Statistiques de visites`}
          links={[
            {
              href: ownHref(userType, 'visit_statistics', {}, range.query),
              label: t`Ensemble`,
              isCurrent: current === 'all',
            },
            { href: groups, label: t`Par groupe`, isCurrent: current === 'groups' },
          ]}
        />
      )}
    </>
  );
}
