import type { DialogControl } from '#state/dialog-in-address.ts';
import type { Worker } from '../field.queries.ts';
import { ReportEditor } from '../report/report-editor.tsx';
import { reportSubject, type Stop, visitInAddress } from '../stops.ts';
import { useStopWords } from '../use-stop-words.ts';
import { StopHead } from './stop-head.tsx';

export interface ReportOfStopProps {
  readonly stop: Stop;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly worker: Worker;
  readonly control: DialogControl;
}

/** The report of a planned visit, to write. */
export function ReportOfStop({ stop, date, worker, control }: ReportOfStopProps) {
  const { practice } = useStopWords();
  return (
    <ReportEditor
      key={stop.ID}
      visited={{ kind: 'planned', objectiveID: stop.ID }}
      address={visitInAddress(stop)}
      subject={reportSubject(stop, date)}
      day={date}
      name={stop.name}
      title={<bdi>{stop.name}</bdi>}
      subtitle={stop.customer && practice(stop.customer)}
      head={<StopHead stop={stop} />}
      worker={worker}
      isAdministrative={stop.isAdministrative}
      lastProducts={stop.earlier[0]?.PresentedPharmaProducts ?? []}
      control={control}
    />
  );
}
