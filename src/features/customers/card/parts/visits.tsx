import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { ReportField } from '#domain/field/report.ts';
import { fullName } from '#domain/people/person-name.ts';
import { hasRight } from '#domain/access/rights.ts';
import { useFormat } from '#state/format.ts';
import { useNow } from '#state/now.ts';
import { useSession } from '#state/session.tsx';
import { Button } from '#ui/button/button.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Link } from '#ui/link/link.tsx';
import { Section } from '#ui/section/section.tsx';
import { Thread, ThreadStop } from '#ui/thread/thread.tsx';
import type { VisitReport } from '../card.types.ts';
import * as styles from '../card.css.ts';
import { useShownFields } from '#state/use-shown-fields.ts';

/** How many reports the summary shows, a page of paper has, and the whole history adds at a time. */
const [LATEST, ON_PAPER, MORE] = [4, 3, 20];

interface Detail {
  readonly id: ReportField;
  readonly term: ReactNode;
  readonly value: ReactNode;
}

export interface VisitsProps {
  /** The latest first. */
  readonly reports: readonly VisitReport[];
  readonly isLatestOnly?: boolean;
  /** The latest ones, with their details; how many there are is told. */
  readonly isPrinted?: boolean;
  /** The view with all of them. */
  readonly href?: string;
  /** Above the thread: filters. */
  readonly tools?: ReactNode;
  /** How many there are without the filters. */
  readonly of?: number;
  /** Shown if there is none; by default that there has been no visit. */
  readonly empty?: ReactNode;
}

/** The reports of visits as a thread. Which of their fields show is the server's choice. */
export function Visits({ reports, isLatestOnly = false, isPrinted = false, href, tools, of, empty }: VisitsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow();
  const { acl } = useSession();
  const shows = useShownFields();
  const [count, setCount] = useState(isLatestOnly ? LATEST : isPrinted ? ON_PAPER : MORE);
  const hasDuration = hasRight('viewOwnVisitReportDuration', acl);
  const namesOf = (products: VisitReport['PresentedPharmaProducts']) => products.map(({ name }) => name).join(', ');
  const left = reports.length - count;
  return (
    <Section
      title={isLatestOnly || isPrinted ? <Trans>Dernières visites</Trans> : <Trans>Visites</Trans>}
      meta={
        isPrinted && left > 0 ? (
          <Trans>
            {count} sur {reports.length}
          </Trans>
        ) : (
          of !== undefined &&
          of > reports.length && (
            <span role="status">
              <Trans>
                {reports.length} sur {of}
              </Trans>
            </span>
          )
        )
      }
      actions={
        href !== undefined &&
        reports.length > LATEST && (
          <Link variant="standalone" href={href}>
            <Trans>Tout voir</Trans>
          </Link>
        )
      }
    >
      {tools}
      {reports.length === 0 ? (
        (empty ?? (
          <EmptyState title={<Trans>Aucune visite</Trans>}>
            <Trans>Le premier rapport de visite apparaîtra ici.</Trans>
          </EmptyState>
        ))
      ) : (
        <Thread label={t`Visites, de la dernière à la première`}>
          {reports.slice(0, count).map((report) => {
            const { startTimeStamp: start, endTimeStamp: end } = report;
            const minutes = hasDuration && end !== null ? Math.round((end - start) / 60) : null;
            const details: readonly Detail[] = [
              {
                id: 'PresentedPharmaProducts',
                term: <Trans>Produits</Trans>,
                value: namesOf(report.PresentedPharmaProducts),
              },
              {
                id: 'GivenSamplesPharmaProducts',
                term: <Trans>Échantillons</Trans>,
                value: namesOf(report.GivenSamplesPharmaProducts),
              },
              { id: 'obtainedPromess', term: <Trans>Promesse</Trans>, value: report.obtainedPromess },
              { id: 'notedPrescriptions', term: <Trans>Prescriptions vues</Trans>, value: report.notedPrescriptions },
              { id: 'objections', term: <Trans>Objections</Trans>, value: report.objections },
              { id: 'metPerson', term: <Trans>Personne vue</Trans>, value: report.metPerson },
              { id: 'gifts', term: <Trans>Cadeaux</Trans>, value: report.gifts },
              { id: 'leadedAction', term: <Trans>Action menée</Trans>, value: report.leadedAction },
              {
                id: 'actionCost',
                term: <Trans>Coût</Trans>,
                value: report.actionCost === null ? null : <Trans>{format.number(report.actionCost)} FCFA</Trans>,
              },
              { id: 'nextVisitObjective', term: <Trans>Prochaine visite</Trans>, value: report.nextVisitObjective },
              { id: 'other', term: <Trans>Commentaires</Trans>, value: report.other },
            ];
            const told = details.filter(({ id, value }) => shows(id) && value !== null && value !== '');
            return (
              <ThreadStop key={report.ID} state="done" {...(report.spontanous && { status: 'spontaneous' as const })}>
                <div className={styles.visitLine}>
                  <strong>{format.shortDate(report.startTimeStamp, now)}</strong>
                  <span className={styles.muted}>{fullName(report.VisitObjective?.Worker)}</span>
                  {minutes !== null && (
                    <span className={styles.duration}>
                      <Trans>{minutes} min</Trans>
                    </span>
                  )}
                </div>
                {shows('obtainedResult') && report.obtainedResult !== null && (
                  <p className={styles.result}>{report.obtainedResult}</p>
                )}
                {!isLatestOnly && told.length > 0 && <DescriptionList items={told} />}
              </ThreadStop>
            );
          })}
        </Thread>
      )}
      {!isLatestOnly && left > 0 && (
        <Button onPress={() => setCount(count + MORE)}>
          <Plural value={Math.min(left, MORE)} one="Afficher # visite de plus" other="Afficher # visites de plus" />
        </Button>
      )}
    </Section>
  );
}
