import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { completionOf } from '#lib/completion.ts';
import { dateTimeFormat } from '#lib/intl.ts';
import { formatMonth } from '#lib/scalars.ts';
import { ownHref } from '#routes/links.ts';
import { useServices } from '#state/services.tsx';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { BulletBar } from '#ui/bullet-bar/bullet-bar.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { Link } from '#ui/link/link.tsx';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import { failureOf } from '#queries/failure.ts';
import * as styles from '../dashboard.css.ts';
import { turnOverQuery } from '../overview.queries.ts';
import { Panel } from './panel.tsx';

/** What was sold of what was expected, in the last month that is over. */
export function SalesPanel() {
  const { t } = useLingui();
  const { api } = useServices();
  const session = useSession();
  const locale = useWrittenLocale();
  const { full } = useFigures();
  const day = useToday().subtract({ months: 1 });
  const yearMonth = formatMonth(day);
  const month = dateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day.toDate('UTC'));
  const read = useQuery(turnOverQuery(api, yearMonth));
  const turnOver = read.data?.turnOver;
  const isRead = turnOver != null || (read.data !== undefined && !failureOf(read));
  const details =
    ownHref(session.userType, 'stats_dashboard', {}, { month: yearMonth }) ??
    ownHref(session.userType, 'stats_workgroup_dashboard', {}, { month: yearMonth });
  const francs = (amount: number) => full(Math.round(amount));
  return (
    <Panel
      title={<Trans>Ventes et objectifs</Trans>}
      meta={month}
      of={t`ce taux`}
      explanation={
        <Trans>
          Ventes réelles réparties sur objectif attendu du dernier mois fini, au prix grossiste hors taxe (PGHT), pour
          tout ce que votre compte voit.
        </Trans>
      }
      reads={[read]}
      isRead={isRead}
      room="line"
      lines={2}
      actions={
        details !== undefined && (
          <Link variant="standalone" href={details}>
            <Trans>Voir les statistiques</Trans>
          </Link>
        )
      }
    >
      {turnOver && turnOver.obtained === 0 && turnOver.expected > 0 ? (
        <p className={styles.none}>
          <Trans>
            Aucune vente n’est répartie sur ce mois, dont on attend <bdi>{francs(turnOver.expected)} FCFA</bdi>.
          </Trans>
        </p>
      ) : turnOver ? (
        <div className={styles.sales}>
          <span>
            <Trans>
              <bdi className={styles.strong}>{francs(turnOver.obtained)} FCFA</bdi> vendus sur{' '}
              <bdi>{francs(turnOver.expected)} FCFA</bdi> attendus
            </Trans>
          </span>
          <BulletBar value={completionOf(turnOver.obtained, turnOver.expected)} />
        </div>
      ) : (
        <p className={styles.none}>
          <Trans>Rien n’a été réparti sur ce mois.</Trans>
        </p>
      )}
    </Panel>
  );
}
