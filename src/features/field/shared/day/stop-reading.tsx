import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { hasRight } from '#domain/access/rights.ts';
import { reportFields } from '#domain/field/report.ts';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { useFormat } from '#state/format.ts';
import { openDialog } from '#state/query-params.ts';
import { useSession } from '#state/session.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Dialog, DialogBody, DialogCloseFooter } from '#ui/dialog/dialog.tsx';
import { FIELD_WORDS, fieldText } from '../report/report-words.ts';
import { useWithheldWords } from '../reports/use-report-cells.ts';
import { isOpen, reportSubject, type Stop } from '../stops.ts';
import { useStopWords } from '../use-stop-words.ts';
import { LeftReport, WrittenReport } from './left-report.tsx';
import * as styles from '../report/report.css.ts';
import { StopHead } from './stop-head.tsx';

export interface StopReadingProps {
  readonly stop: Stop;
  /** The day of the visit, `YYYY-MM-DD`, if the user may report it; otherwise `null`. */
  readonly ownDay: string | null;
  /** Moves a visit that is not made to another day; `null` if the day cannot be planned. */
  readonly onMove: ((ID: string) => void) | null;
  readonly control: DialogControl;
  /** What else can be done about the visit. */
  readonly children?: ReactNode;
}

/** A visit that is read: its report, or what it is for. */
export function StopReading({ stop, ownDay, onMove, control, children }: StopReadingProps) {
  const { t } = useLingui();
  const { practice } = useStopWords();
  const format = useFormat();
  const { acl, visitReportFieldsToShow } = useSession();
  const { first, more } = reportFields(visitReportFieldsToShow);
  const withheld = useWithheldWords()(stop);
  const { report } = stop;
  const details = report
    ? [...first, ...more].flatMap((field) => {
        const value = fieldText(report, field, format.number);
        return value === '' ? [] : [{ id: field, term: t(FIELD_WORDS[field]), value }];
      })
    : [];
  const end = report && hasRight('viewOwnVisitReportDuration', acl) ? report.endTimeStamp : null;
  return (
    <Dialog
      isOpen
      onOpenChange={control.onClose}
      title={<bdi>{stop.name}</bdi>}
      subtitle={
        <>
          {stop.customer && practice(stop.customer)}
          {report && (
            <>
              {stop.customer && <br />}
              {format.longDate(report.startTimeStamp)}, {format.time(report.startTimeStamp)}
              {end !== null && ` – ${format.time(end)}`}
            </>
          )}
        </>
      }
    >
      <DialogBody>
        {stop.queued && (
          <Banner
            tone={stop.queued.isRefused ? 'red' : 'amber'}
            title={
              stop.queued.isRefused ? (
                report ? (
                  <Trans>Le serveur a déjà un rapport de cette visite, et a refusé le vôtre.</Trans>
                ) : (
                  <Trans>Le serveur a refusé ce rapport.</Trans>
                )
              ) : (
                <Trans>Ce rapport est sur cet appareil, et pas encore sur le serveur.</Trans>
              )
            }
            actions={
              <Button onPress={() => openDialog({ visit: null, outbox: '1' })}>
                <Trans>Boîte d’envoi</Trans>
              </Button>
            }
          >
            {stop.queued.isRefused ? (
              <Trans>Il reste dans la boîte d’envoi jusqu’à ce qu’il soit corrigé ou jeté.</Trans>
            ) : (
              <Trans>Il reste dans la boîte d’envoi jusqu’à ce que le serveur l’ait.</Trans>
            )}
          </Banner>
        )}
        <StopHead stop={stop} />
        {children}
        {details.length > 0 && <DescriptionList items={details} />}
        {withheld !== null && <p className={styles.note}>{withheld}</p>}
        {stop.queued && <WrittenReport draft={stop.queued.draft} />}
        {stop.isDone && ownDay !== null && (
          <LeftReport
            title={<Trans>Une autre saisie de ce rapport, qui n’est pas envoyée</Trans>}
            subject={reportSubject(stop, ownDay)}
          />
        )}
      </DialogBody>
      <DialogCloseFooter
        start={
          onMove &&
          isOpen(stop) && (
            <Button variant="ghost" size="large" onPress={() => onMove(stop.ID)}>
              <Trans>Déplacer vers…</Trans>
            </Button>
          )
        }
      />
    </Dialog>
  );
}
