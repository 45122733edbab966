import type { DayReportFragment } from '../day.generated.ts';
import type { Stop } from '../stops.ts';

/** A visit that was reported. */
export interface ReportedStop {
  readonly stop: Stop;
  readonly report: DayReportFragment;
}

/** The reports of a day, in the order in which the visits began. */
export const reportsOfDay = (stops: readonly Stop[]): readonly ReportedStop[] =>
  stops
    .flatMap((stop) => (stop.report ? [{ stop, report: stop.report }] : []))
    .toSorted((one, other) => one.report.startTimeStamp - other.report.startTimeStamp);

/** How long a visit took, in minutes; `null` if its end is not known. */
export const minutesOf = ({ startTimeStamp, endTimeStamp }: DayReportFragment): number | null =>
  endTimeStamp === null ? null : Math.round((endTimeStamp - startTimeStamp) / 60);
