import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useFormat } from '#state/format.ts';
import { MapView } from '#ui/map-view/map-view.tsx';
import { placedAmong, type Place } from '#ui/map-view/places.ts';
import * as styles from './day-reports.css.ts';
import type { ReportedStop } from './reports-of-day.ts';

/** A report of somebody in a list of several people’s. */
export interface ReportOfPerson extends ReportedStop {
  /** Of the report in the list. */
  readonly id: string;
  /** The name of who made it. */
  readonly author: string;
}

export interface ReportMapProps {
  readonly reports: readonly ReportOfPerson[];
  /** The report that is hovered or focused, here or in the list. */
  readonly linked: string | null;
  readonly onLink: (id: string | null) => void;
  readonly onSelect: (id: string) => void;
}

/** Where reports were made, as the device has told; the map counts those that have no position. */
export function ReportMap({ reports, linked, onLink, onSelect }: ReportMapProps) {
  const { t } = useLingui();
  const format = useFormat();
  const places = useMemo(
    () =>
      reports.map(({ id, author, stop, report }): Place => ({
        id,
        name: stop.name,
        detail: `${author}, ${format.time(report.startTimeStamp)}`,
        position: report.GPSLoc ? { lat: report.GPSLoc.gPSLat, lng: report.GPSLoc.gPSLon } : null,
        status: stop.status,
      })),
    [reports, format],
  );
  if (placedAmong(places).length === 0) return null;
  return (
    <div className={styles.map}>
      <MapView label={t`Rapports du jour`} {...{ places, linked, onLink, onSelect }} />
    </div>
  );
}
