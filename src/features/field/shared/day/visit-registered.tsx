import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useCustomers } from '#state/customers.ts';
import type { DialogControl } from '#state/dialog-in-address.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Dialog, DialogBody } from '#ui/dialog/dialog.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import type { Worker } from '../field.queries.ts';
import { ReportEditor } from '../report/report-editor.tsx';
import { reportSubject, type Stop, stopCustomerFrom, visitInAddress } from '../stops.ts';
import { useStopWords } from '../use-stop-words.ts';
import { ReportOfStop } from './report-of-stop.tsx';
import { StopHead } from './stop-head.tsx';
import { StopReading } from './stop-reading.tsx';

export interface VisitRegisteredProps {
  readonly customerID: string;
  /** The visits of today. */
  readonly stops: readonly Stop[];
  /** `YYYY-MM-DD`; today. */
  readonly date: string;
  readonly worker: Worker;
  readonly control: DialogControl;
}

/** The report of a visit to a registered customer, who may be in the day’s programme or not. */
export function VisitRegistered({ customerID, stops, date, worker, control }: VisitRegisteredProps) {
  const { practice } = useStopWords();
  const locale = useWrittenLocale();
  const { customers, isLoading } = useCustomers(locale);
  const customer = useMemo(() => customers?.find(({ ID }) => ID === customerID), [customers, customerID]);
  // As it was when the report was opened: a first try to send it adds the customer to the day.
  const [planned] = useState(() => stops.find((stop) => stop.customer?.ID === customerID));
  if (planned?.isDone) return <StopReading onMove={null} stop={planned} ownDay={date} control={control} />;
  if (planned) return <ReportOfStop stop={planned} date={date} worker={worker} control={control} />;
  if (!customer) {
    return (
      <Dialog isOpen onOpenChange={control.onClose} title={<Trans>Visite imprévue</Trans>}>
        <DialogBody>
          {isLoading ? (
            <SkeletonRows count={4} />
          ) : (
            <MissingState title={<Trans>Ce client n’existe pas</Trans>} code={customerID}>
              <Trans>Sa fiche a été retirée, ou elle appartient à une autre agence.</Trans>
            </MissingState>
          )}
        </DialogBody>
      </Dialog>
    );
  }
  const stop = {
    customer: stopCustomerFrom(customer),
    description: '',
    earlier: [],
    position: null,
    learntFrom: null,
  };
  return (
    <ReportEditor
      visited={{ kind: 'registered', customerID }}
      address={visitInAddress({ ID: customerID, customer: stop.customer })}
      subject={reportSubject({ ID: customerID, customer: stop.customer }, date)}
      day={null}
      name={stop.customer.name}
      title={<bdi>{stop.customer.name}</bdi>}
      subtitle={practice(stop.customer)}
      head={
        <>
          <Banner>
            <Trans>Cette visite n’était pas prévue : elle s’ajoute au programme du jour.</Trans>
          </Banner>
          <StopHead stop={stop} />
        </>
      }
      worker={worker}
      isAdministrative={customer.kind === 'administration'}
      lastProducts={[]}
      control={control}
    />
  );
}
