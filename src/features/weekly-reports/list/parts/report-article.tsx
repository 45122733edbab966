import { Trans, useLingui } from '@lingui/react/macro';
import { Printer, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ratioOf } from '#domain/weekly-reports/figures.ts';
import { href } from '#routes/links.ts';
import { CARD_ROUTES } from '#state/card-routes.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { BulletBar } from '#ui/bullet-bar/bullet-bar.tsx';
import { Button } from '#ui/button/button.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Link } from '#ui/link/link.tsx';
import { type TargetCustomer, targetOf } from '../../shared/targets.ts';
import { useReportWords } from '../../shared/use-report-words.ts';
import type { WeeklyReport } from '../../shared/weekly-reports.queries.ts';
import * as styles from '../weekly-reports.css.ts';

export interface ReportArticleProps {
  readonly report: WeeklyReport;
  /** Whose report it is: on paper. */
  readonly author: string;
  readonly onDelete: () => void;
}

/** A ratio is compared with its figures to so many digits. */
const PRECISION = 1000;

/** One report, to read and to print. */
export function ReportArticle({ report, author, onDelete }: ReportArticleProps) {
  const { t } = useLingui();
  const titleId = useId();
  const words = useReportWords();
  const { weekStart, forecasts, achivements, achivementsDividedByForecasts: ratio, nextWeekForcastFigures } = report;
  const recomputed = forecasts === null || achivements === null ? null : ratioOf(achivements, forecasts);
  const differs =
    ratio !== null && recomputed !== null && Math.round(ratio * PRECISION) !== Math.round(recomputed * PRECISION);
  const targets = report.ConcernedTargetCustomers.map(targetOf);
  return (
    <article className={styles.report} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {words.title(weekStart)}
        </h2>
        <p className={styles.days}>
          {words.days(weekStart)}, <bdi>{author}</bdi>
        </p>
        <div className={styles.tools}>
          <Button icon={<Printer />} onPress={() => window.print()}>
            <Trans>Imprimer</Trans>
          </Button>
          <Button variant="dangerText" icon={<Trash2 />} onPress={onDelete}>
            <Trans>Supprimer</Trans>
          </Button>
        </div>
      </header>
      <DescriptionList
        items={[
          { id: 'forecast', term: t`Prévu`, value: words.amount(forecasts) },
          { id: 'achieved', term: t`Réalisé`, value: words.amount(achivements) },
          {
            id: 'ratio',
            term: t`Réalisé ÷ prévu`,
            value: <BulletBar value={ratio === null ? null : ratio * 100} />,
          },
          { id: 'next', term: t`Semaine suivante`, value: words.amount(nextWeekForcastFigures) },
        ]}
      />
      {differs && (
        <p className={styles.note}>
          <Trans>
            Le rapport enregistré dit {words.ratio(ratio)} ; ses deux chiffres font {words.ratio(recomputed)}.
          </Trans>
        </p>
      )}
      <Part title={<Trans>Interprétation</Trans>}>{report.interpretation}</Part>
      <Part title={<Trans>Actions correctives</Trans>}>{report.correctiveActions}</Part>
      <Part title={<Trans>Plan d’action</Trans>}>{report.actionPlan}</Part>
      <section className={styles.part}>
        <h3 className={styles.partTitle}>
          <Trans>Clients ciblés ({targets.length})</Trans>
        </h3>
        {targets.length === 0 ? (
          <p className={styles.none}>—</p>
        ) : (
          <ul className={styles.targets} role="list">
            {targets.map((target) => (
              <li key={target.ID} className={styles.target}>
                <TargetName target={target} />
                <span className={styles.detail}>
                  {[...target.specialities, target.area].filter(Boolean).join(', ')}{' '}
                  {target.potential !== null && <Badge>{target.potential}</Badge>}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </article>
  );
}

function Part({ title, children }: { readonly title: ReactNode; readonly children: string | null }) {
  const isEmpty = children === null || children.trim() === '';
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      <p className={isEmpty ? styles.none : styles.words}>{isEmpty ? '—' : children}</p>
    </section>
  );
}

function TargetName({ target: { ID, kind, name } }: { readonly target: TargetCustomer }) {
  if (kind === null) return <bdi>{name}</bdi>;
  return (
    <Link href={href(CARD_ROUTES[kind], { idCustomer: ID })}>
      <bdi>{name}</bdi>
    </Link>
  );
}
