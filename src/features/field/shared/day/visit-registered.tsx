import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Customer } from '#queries/customer-records.ts';
import { useCustomers } from '#state/customers.ts';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { useServices } from '#state/services.tsx';
import { useToday } from '#state/today.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import type { Worker } from '../field.queries.ts';
import { ReportEditor } from '../report/report-editor.tsx';
import { type EarlierReport, reportSubject, type Stop, stopCustomerFrom, visitInAddress } from '../stops.ts';
import { useStopWords } from '../use-stop-words.ts';
import { earlierVisitsQuery } from './earlier-visits.queries.ts';
import { ReportOfStop } from './report-of-stop.tsx';
import { StopHead } from './stop-head.tsx';
import { StopReading } from './stop-reading.tsx';

/** Milliseconds that a report waits for what was said at the last visit. */
const PATIENCE = 1500;

const NONE: readonly EarlierReport[] = [];

export interface VisitRegisteredProps {
  readonly customerID: string;
  /** The visits of the day. */
  readonly stops: readonly Stop[];
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly worker: Worker;
  /** Whether the visit may be added to the day. */
  readonly mayPlan: boolean;
  readonly control: DialogControl;
}

/** The report of a visit to a registered customer, who may be in the day’s programme or not. */
export function VisitRegistered({ customerID, stops, date, worker, mayPlan, control }: VisitRegisteredProps) {
  const locale = useWrittenLocale();
  const today = useToday().toString();
  const { customers, isLoading } = useCustomers(locale);
  const customer = useMemo(() => customers?.find(({ ID }) => ID === customerID), [customers, customerID]);
  // As it was when the report was opened: a first try to send it adds the customer to the day.
  const [planned] = useState(() => stops.find((stop) => stop.customer?.ID === customerID));
  if (planned?.isDone) return <StopReading onMove={null} stop={planned} ownDay={date} control={control} />;
  if (planned) return <ReportOfStop stop={planned} date={date} worker={worker} control={control} />;
  if (!mayPlan) {
    return (
      <Opening control={control}>
        <MissingState title={<Trans>Permissions manquantes</Trans>}>
          <Trans>
            Cette visite n’est pas au programme, et votre compte n’en ajoute pas. Demandez à votre superviseur de la
            planifier.
          </Trans>
        </MissingState>
      </Opening>
    );
  }
  if (date > today) {
    return (
      <Opening control={control}>
        <MissingState title={<Trans>Ce jour n’a pas commencé</Trans>}>
          <Trans>Une visite imprévue s’ajoute au jour où elle a lieu.</Trans>
        </MissingState>
      </Opening>
    );
  }
  if (!customer) {
    return (
      <Opening control={control}>
        {isLoading ? (
          <SkeletonRows count={4} />
        ) : (
          <MissingState title={<Trans>Ce client n’existe pas</Trans>} code={customerID}>
            <Trans>Sa fiche a été retirée, ou elle appartient à une autre agence.</Trans>
          </MissingState>
        )}
      </Opening>
    );
  }
  return <Unplanned {...{ customer, date, worker, control }} />;
}

interface OpeningProps {
  readonly control: DialogControl;
  readonly children: ReactNode;
}

/** Stands in place of the report until it can be written. */
function Opening({ control, children }: OpeningProps) {
  return (
    <Dialog isOpen onOpenChange={control.onClose} title={<Trans>Visite imprévue</Trans>}>
      <DialogBody>{children}</DialogBody>
    </Dialog>
  );
}

interface UnplannedProps extends Pick<VisitRegisteredProps, 'date' | 'worker' | 'control'> {
  readonly customer: Customer;
}

/** The report of a visit that is not planned; it waits a moment for what was said last. */
function Unplanned({ customer, date, worker, control }: UnplannedProps) {
  const { api } = useServices();
  const read = useQuery({ ...earlierVisitsQuery(api, customer.kind, customer.ID), enabled: worker.withCards });
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return read.isLoading && !isLate ? (
    <Opening control={control}>
      <SkeletonRows count={4} />
    </Opening>
  ) : (
    <UnplannedReport {...{ customer, date, worker, control }} earlier={read.data ?? NONE} isUnread={read.isError} />
  );
}

interface UnplannedReportProps extends UnplannedProps {
  /** The visits to the customer so far, the latest first. */
  readonly earlier: readonly EarlierReport[];
  readonly isUnread: boolean;
}

function UnplannedReport({ customer, earlier, isUnread, date, worker, control }: UnplannedReportProps) {
  const today = useToday().toString();
  const { practice } = useStopWords();
  // Those of an answer that comes later would move the others.
  const [lastProducts] = useState(earlier[0]?.PresentedPharmaProducts ?? []);
  const stop = {
    customer: stopCustomerFrom(customer),
    description: '',
    earlier,
    position: null,
    learntFrom: null,
  };
  return (
    <ReportEditor
      visited={{ kind: 'registered', customerID: customer.ID }}
      address={visitInAddress({ ID: customer.ID, customer: stop.customer })}
      subject={reportSubject({ ID: customer.ID, customer: stop.customer }, date)}
      day={null}
      name={stop.customer.name}
      title={<bdi>{stop.customer.name}</bdi>}
      subtitle={practice(stop.customer)}
      head={
        <>
          <Banner>
            {date === today ? (
              <Trans>Cette visite n’était pas prévue : elle s’ajoute au programme du jour.</Trans>
            ) : (
              <Trans>
                Cette visite n’était pas prévue : elle s’ajoute au jour où elle commence, qui n’est pas forcément celui
                que vous regardiez.
              </Trans>
            )}
          </Banner>
          {isUnread && (
            <Banner tone="amber">
              <Trans>La dernière visite n’a pas pu être lue.</Trans>
            </Banner>
          )}
          <StopHead stop={stop} />
        </>
      }
      worker={worker}
      isAdministrative={customer.kind === 'administration'}
      lastProducts={lastProducts}
      control={control}
    />
  );
}
