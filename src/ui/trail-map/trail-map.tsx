import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SatelliteDish } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { formatter } from '#lib/format.ts';
import { type Fix, readTrail, type Trail, trailAt } from '#lib/trail.ts';
import { Banner } from '../banner/banner.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Legend } from '../legend/legend.tsx';
import { FAULT_WORDS } from '../map-view/fault-words.ts';
import { MapView, type MapViewProps } from '../map-view/map-view.tsx';
import { type Place, placedAmong } from '../map-view/places.ts';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import { TrailLines } from './trail-lines.tsx';
import * as styles from './trail-map.css.ts';
import { TrailScrubber } from './trail-scrubber.tsx';

/** The reasons why a device gives no position, after the browser's error codes. */
export const POSITION_REFUSALS = ['denied', 'unavailable', 'timeout'] as const;
export type PositionRefusal = (typeof POSITION_REFUSALS)[number];

const REFUSAL_TITLES: Readonly<Record<PositionRefusal, MessageDescriptor>> = {
  denied: msg`La position est refusée à l’application.`,
  unavailable: msg`L’appareil ne trouve pas sa position.`,
  timeout: msg`La position n’est pas venue à temps.`,
};
const REMEDIES: Readonly<Record<PositionRefusal, MessageDescriptor>> = {
  denied: msg`Autorisez-la dans les réglages du navigateur ; les comptes rendus s’enregistrent sans elle.`,
  unavailable: msg`Vérifiez que la localisation est active, ou sortez à découvert ; les comptes rendus s’enregistrent sans elle.`,
  timeout: msg`Réessayez à découvert ; les comptes rendus s’enregistrent sans elle.`,
};

export interface TrailMapProps extends Pick<
  MapViewProps,
  'label' | 'selected' | 'onSelect' | 'linked' | 'onLink' | 'tiles' | 'gestures'
> {
  /** Recorded positions in any order. Invalid ones are left out and counted. */
  readonly fixes: readonly Fix[];
  /** In the order of the day. A dotted line leads through the remaining ones. */
  readonly stops: readonly Place[];
  /** IANA time zone of the agency. */
  readonly timeZone: string;
  /** The positions are not known, so that nothing is said of there being none. */
  readonly isUnread?: boolean;
  /** Set if the device currently gives no position. */
  readonly refusal?: PositionRefusal | null;
}

const NO_TRAIL = readTrail([]);

/** The recorded route of a day with its stops and the rest of the plan, and a slider to go back in time. */
export function TrailMap({ fixes, stops, timeZone, isUnread = false, refusal = null, ...map }: TrailMapProps) {
  const { t } = useLingui();
  const locale = useWrittenLocale();
  const write = useMemo(() => formatter(locale, timeZone), [locale, timeZone]);
  const trail = useMemo(() => readTrail(fixes), [fixes]);
  // The lines of thousands of positions are drawn after the page, in a task of their own.
  const later = useDeferredValue(trail, NO_TRAIL);
  const plan = useMemo(() => planFrom(trail, stops), [trail, stops]);
  // `null` follows the latest position.
  const [scrubbed, scrub] = useState<number | null>(null);
  const at = scrubbed ?? trail.fixes.at(-1)?.at ?? 0;
  const legend = [
    { id: 'travelled', name: t`Parcouru`, line: styles.travelled, isDrawn: trail.fixes.length > 0 },
    { id: 'stay', name: t`Arrêt`, line: styles.travelled, isStay: true, isDrawn: trail.stays.length > 0 },
    { id: 'planned', name: t`Prévu`, line: styles.planned, isDrawn: plan.length > 1 },
    { id: 'unknown', name: t`Sans position`, line: styles.unknown, isDrawn: trail.gaps.length > 0 },
  ].flatMap(({ isDrawn, id, name, ...drawn }) => (isDrawn ? [{ id, name, swatch: <Swatch {...drawn} /> }] : []));
  return (
    <div className={styles.trail}>
      {refusal && (
        <div className={styles.banner}>
          <Banner tone="amber" title={t(REFUSAL_TITLES[refusal])}>
            {t(REMEDIES[refusal])}
          </Banner>
        </div>
      )}
      <div className={styles.map}>
        <MapView
          {...map}
          places={stops}
          extent={trail.fixes}
          drawing={(view, room) => <TrailLines trail={later} plan={plan} at={at} view={view} room={room} />}
          legend={legend.length > 0 && <Legend items={legend} />}
          notice={!isUnread && <Notice trail={trail} at={at} time={(instant) => write.time(instant)} />}
          empty={
            isUnread ? null : (
              <EmptyState title={<Trans>Pas d’itinéraire ce jour</Trans>}>
                <Trans>Un trajet se relève quand l’application est ouverte, et avec l’accord du délégué.</Trans>
              </EmptyState>
            )
          }
        />
      </div>
      {trail.fixes.length > 1 && (
        <div className={styles.scrubber}>
          <TrailScrubber trail={trail} at={at} onChange={scrub} write={write} />
        </div>
      )}
    </div>
  );
}

/** The line from the last known position through the remaining stops. */
function planFrom({ fixes }: Trail, stops: readonly Place[]) {
  const placed = placedAmong(stops);
  const toCome = placed.filter(({ status }) => status === 'pending').map(({ position }) => position);
  const last = placed.findLast(({ status }) => status !== 'pending')?.position ?? fixes.at(-1);
  return last ? [last, ...toCome] : toCome;
}

function Swatch({ line, isStay = false }: { readonly line: string; readonly isStay?: boolean }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 22 8" aria-hidden="true">
      <path className={line} d="M2 4H20" />
      {isStay && <circle className={styles.stay} cx={11} cy={4} r={5} />}
    </svg>
  );
}

interface NoticeProps {
  readonly trail: Trail;
  readonly at: number;
  readonly time: (instant: number) => string;
}

/** Notes that the line itself cannot show. */
function Notice({ trail, at, time }: NoticeProps) {
  const { t } = useLingui();
  const faults = [...new Set(trail.refused.map(({ fault }) => t(FAULT_WORDS[fault])))].join(', ');
  const last = trail.fixes.at(-1);
  const gap = trailAt(trail, at)?.gap;
  return (
    <>
      <SatelliteDish aria-hidden="true" />
      <span>
        {!last && <Trans>Pas d’itinéraire ce jour</Trans>}
        {last && gap && (
          <Trans>
            Sans position de {time(gap.from.at)} à {time(gap.to.at)}
          </Trans>
        )}
        {last && !gap && <Trans>Dernière position à {time(last.at)}</Trans>}
      </span>
      {trail.refused.length > 0 && (
        <span>
          <Plural
            value={trail.refused.length}
            one={`# position refusée : ${faults}`}
            other={`# positions refusées : ${faults}`}
          />
        </span>
      )}
    </>
  );
}
