import { Trans } from '@lingui/react/macro';
import { CalendarOff } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Button } from 'react-aria-components';
import { type Formatter, formatter } from '#lib/format.ts';
import { Badge } from '../badge/badge.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { GLYPH_STATUSES, type GlyphStatus, StatusGlyph } from '../status-glyph/status-glyph.tsx';
import { Thread, ThreadStop } from '../thread/thread.tsx';
import { ThreadPause } from '../thread/thread-pause.tsx';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import {
  type AbsenceRow,
  type DayAbsence,
  type DayVisit,
  type GapRow,
  layOutDay,
  statusOf,
  type VisitRow,
} from './day.ts';
import * as styles from './day-timeline.css.ts';
import { useDurations } from './use-durations.ts';

export interface DayTimelineProps {
  /** The day, as the accessible name: « Jeudi 19 novembre ». */
  readonly label: string;
  /** In any order. `placesOfDay` gives the same visits the same numbers on the map. */
  readonly visits: readonly DayVisit[];
  readonly absences?: readonly DayAbsence[];
  /** Unix time, in seconds. */
  readonly now: number;
  /** IANA time zone of the agency. */
  readonly timeZone: string;
  /** The id of the visit whose report is open. */
  readonly selected?: string | null;
  /** Makes each visit clickable. */
  readonly onSelect?: (id: string) => void;
  /** The id of the visit that is hovered, here or on the map. */
  readonly linked?: string | null;
  readonly onLink?: (id: string | null) => void;
  /** Whether the shapes are explained above the timeline. */
  readonly hasLegend?: boolean;
  readonly empty?: ReactNode;
}

const NONE: readonly DayAbsence[] = [];

/** The timeline of a day: visits made, in progress and planned, and the gaps between them. */
export function DayTimeline({
  label,
  visits,
  absences = NONE,
  now,
  timeZone,
  selected = null,
  onSelect,
  linked = null,
  onLink,
  hasLegend = false,
  empty,
}: DayTimelineProps) {
  const locale = useWrittenLocale();
  const write = useMemo(() => formatter(locale, timeZone), [locale, timeZone]);
  const rows = useMemo(() => layOutDay(visits, absences, now), [visits, absences, now]);
  const hasTimes = rows.some(({ start }) => start !== null);
  if (rows.length === 0) {
    return (
      empty ?? (
        <EmptyState title={<Trans>Aucune visite ce jour</Trans>}>
          <Trans>Ajoutez une visite ou reprenez un jour passé.</Trans>
        </EmptyState>
      )
    );
  }
  return (
    <div className={styles.day}>
      {hasLegend && <StatusLegend visits={visits} />}
      <Thread label={label}>
        {rows.map((row) => {
          if (row.type === 'gap') return <Gap key={row.id} row={row} />;
          if (row.type === 'absence') return <Absence key={row.id} row={row} write={write} />;
          return (
            <Visit
              key={row.id}
              row={row}
              now={now}
              write={write}
              hasTimes={hasTimes}
              isSelected={row.id === selected}
              isLinked={row.id === linked}
              onSelect={onSelect}
              onLink={onLink}
            />
          );
        })}
      </Thread>
    </div>
  );
}

/** Explains the shapes that occur on this day. */
function StatusLegend({ visits }: Pick<DayTimelineProps, 'visits'>) {
  const present = new Set<GlyphStatus>(visits.map(statusOf));
  if (visits.some(({ isValidated }) => isValidated)) present.add('validated');
  return (
    <div className={styles.legend}>
      <ul role="list" className={styles.shapes}>
        {GLYPH_STATUSES.filter((status) => present.has(status)).map((status) => (
          <li key={status}>
            <StatusGlyph status={status} isLabelled />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface VisitProps {
  readonly now: number;
  readonly onSelect: DayTimelineProps['onSelect'];
  readonly onLink: DayTimelineProps['onLink'];
  readonly row: VisitRow;
  readonly write: Formatter;
  /** Whether any row of the day has a time: then all leave room for one. */
  readonly hasTimes: boolean;
  readonly isSelected: boolean;
  readonly isLinked: boolean;
}

function Visit({ row, now, write, hasTimes, isSelected, isLinked, onSelect, onLink }: VisitProps) {
  const { visit, number, state, start, end, agreed, isOverdue, isOverlapping } = row;
  const name = <bdi>{visit.name}</bdi>;
  return (
    <ThreadStop
      state={state}
      status={statusOf(visit)}
      number={number}
      aside={
        hasTimes && (
          <>
            {start !== null && (
              <span className={styles.start} data-state={state}>
                {write.time(start)}
              </span>
            )}
            {state === 'done' && end !== null && <span className={styles.end}>{write.time(end)}</span>}
          </>
        )
      }
    >
      <div className={styles.row}>
        {onSelect ? (
          <Button
            className={styles.open}
            aria-pressed={isSelected}
            data-selected={isSelected || undefined}
            data-linked={isLinked || undefined}
            onPress={() => onSelect(visit.id)}
            onHoverStart={() => onLink?.(visit.id)}
            onHoverEnd={() => onLink?.(null)}
            onFocus={() => onLink?.(visit.id)}
            onBlur={() => onLink?.(null)}
          >
            {name}
          </Button>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <VisitEnd row={row} now={now} />
        {visit.detail && <div className={styles.detail}>{visit.detail}</div>}
        {(agreed !== null || isOverdue || isOverlapping) && (
          <div className={styles.notes}>
            {agreed !== null && (
              <Badge>
                <Trans>Prévue à {write.time(agreed)}</Trans>
              </Badge>
            )}
            {isOverdue && (
              <Badge tone="amber">
                <Trans>Heure passée, non faite</Trans>
              </Badge>
            )}
            {isOverlapping && (
              <Badge tone="amber">
                <Trans>Commence avant la fin de la précédente</Trans>
              </Badge>
            )}
          </div>
        )}
      </div>
    </ThreadStop>
  );
}

/** The duration of a visit, so far if it is in progress. */
function VisitEnd({ row: { visit, state, start, end }, now }: Pick<VisitProps, 'row' | 'now'>) {
  const durations = useDurations();
  if (state === 'now' && start !== null) {
    return (
      <div className={styles.aside}>
        <bdi className={styles.now}>
          <Trans>en cours, {durations(Math.max(0, now - start))}</Trans>
        </bdi>
      </div>
    );
  }
  return (
    <div className={styles.aside}>
      {state === 'done' && start !== null && end !== null && end >= start && <bdi>{durations(end - start)}</bdi>}
      {visit.isValidated && (
        <span className={styles.validated}>
          <StatusGlyph status="validated" />
        </span>
      )}
    </div>
  );
}

function Gap({ row: { state, seconds } }: { readonly row: GapRow }) {
  const durations = useDurations();
  const length = durations(seconds);
  return (
    <ThreadPause state={state}>
      <div className={styles.between}>
        <bdi>{state === 'done' ? <Trans>{length} sans visite</Trans> : <Trans>{length} libres</Trans>}</bdi>
      </div>
    </ThreadPause>
  );
}

function Absence({ row: { state, absence }, write }: { readonly row: AbsenceRow; readonly write: Formatter }) {
  return (
    <ThreadPause
      state={state}
      aside={
        <span className={styles.start} data-state="todo">
          {write.time(absence.start)}
        </span>
      }
    >
      <div className={`${styles.between} ${styles.absence}`}>
        <CalendarOff aria-hidden="true" />
        <span className={styles.absenceWords}>
          <bdi className={styles.absenceName}>
            <Trans>Absence : {absence.name}</Trans>
          </bdi>
          <bdi>
            <Trans>jusqu’à {write.time(absence.end)}</Trans>
          </bdi>
        </span>
      </div>
    </ThreadPause>
  );
}
