import type { CalendarDate } from '@internationalized/date';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { TriangleAlert } from 'lucide-react';
import { widthOf } from '#ui/chart/geometry.ts';
import { useRoom } from '#ui/chart/use-room.ts';
import { trackLength, trackPosition } from '#ui/theme/registered.css.ts';
import { groupNear, placeLabels } from './place-labels.ts';
import {
  useValidityWords,
  type ValidityFacts,
  type ValidityReminder,
  type ValidityWindow,
} from './use-validity-words.ts';
import * as styles from './validity-ribbon.css.ts';
import { scaleOf, stageOf, type ValidityScale, type ValidityStage } from './validity.ts';

/** `full`: with dates and reminders. `list`: in a table cell. `stacked`: at the end of a row of two lines. */
export const VALIDITY_SIZES = ['full', 'list', 'stacked'] as const;

export interface ValidityRibbonProps extends ValidityFacts {
  readonly size?: (typeof VALIDITY_SIZES)[number];
}

type Tone = 'neutral' | 'amber' | 'red';

const TONES: Partial<Readonly<Record<ValidityStage, Tone>>> = {
  reversed: 'amber',
  within3: 'amber',
  within1: 'red',
  lastDay: 'red',
  expired: 'red',
};

const toneOf = (stage: ValidityStage): Tone => TONES[stage] ?? 'neutral';

/**
 * The validity of an authorisation as a timeline: today, the last twelve months to scale, and the dates to act on.
 * Earlier years are compressed, because nothing needs doing in them.
 */
export function ValidityRibbon({ size = 'full', ...facts }: ValidityRibbonProps) {
  return size === 'full' ? <FullRibbon {...facts} /> : <ListRibbon {...facts} layout={size} />;
}

function FullRibbon(facts: ValidityFacts) {
  const { sentence } = useValidityWords();
  const scale = scaleOf(facts);
  if (scale) return <DrawnRibbon facts={facts} scale={scale} />;
  const isWrong = stageOf(facts) === 'reversed';
  return (
    <p className={isWrong ? styles.wrong : styles.nothing}>
      {isWrong && <TriangleAlert aria-hidden="true" />}
      {sentence(facts)}
    </p>
  );
}

function DrawnRibbon({ facts, scale }: FactsProps) {
  const { sentence } = useValidityWords();
  const { ref, room } = useRoom();
  return (
    <div ref={ref} className={styles.ribbon} role="img" aria-label={sentence(facts)}>
      <Present facts={facts} scale={scale} room={room} />
      <div className={styles.scene}>
        <Flags reminders={facts.reminders ?? []} today={facts.today} scale={scale} room={room} />
        <div className={styles.track({ size: 'full' })}>
          <Bands facts={facts} scale={scale} />
        </div>
        {scale.marks.map(
          ({ months, at }) =>
            at > scale.now && <span key={months} className={styles.tick} style={placedAt(percent(at))} />,
        )}
        {facts.end && <span className={styles.end} style={placedAt(percent(scale.until))} />}
        <span className={styles.now} style={placedAt(percent(scale.now))} />
      </div>
      <Labels facts={facts} scale={scale} room={room} />
      {facts.renewal && <Renewal renewal={facts.renewal} scale={scale} room={room} />}
    </div>
  );
}

function ListRibbon({ layout, ...facts }: ValidityFacts & { readonly layout: 'list' | 'stacked' }) {
  const { sentence, brief } = useValidityWords();
  const scale = scaleOf(facts);
  const stage = stageOf(facts);
  return (
    <span className={styles.brief({ layout })} role="img" aria-label={sentence(facts)}>
      <span className={styles.briefScene}>
        <span className={styles.track({ size: 'list' })}>
          {scale ? <Bands facts={facts} scale={scale} /> : <span className={styles.empty} />}
        </span>
        {scale && facts.end && <span className={styles.endAcross} style={placedAt(percent(scale.until))} />}
        {scale && <span className={styles.nowAcross} style={placedAt(percent(scale.now))} />}
      </span>
      <span className={styles.briefly({ tone: toneOf(stage) })}>{brief(facts)}</span>
    </span>
  );
}

interface PartProps {
  readonly scale: ValidityScale;
}

interface FactsProps extends PartProps {
  readonly facts: ValidityFacts;
}

interface RoomProps {
  readonly room: { readonly width: number; readonly textSize: number } | null;
}

/** The elapsed part, the remaining part coloured by urgency, and the parts outside the validity. */
function Bands({ facts, scale }: FactsProps) {
  const { from, until, now, marks, squeezedAt } = scale;
  const { end } = facts;
  const mark = (months: number) => (end ? Math.max(from, scale.at(end.subtract({ months }))) : until);
  const [amber, red] = [mark(3), mark(1)];
  const done = Math.min(until, now);
  return (
    <>
      {from > 0 && <span className={styles.band.before} style={between(0, from)} />}
      {end ? (
        <>
          <span className={styles.band.open} style={between(from, amber)} />
          <span className={styles.band.amber} style={between(amber, red)} />
          <span className={styles.band.red} style={between(red, until)} />
          <span className={styles.band.beyond} style={between(until, 1)} />
        </>
      ) : (
        <span className={styles.band.endless} style={between(from, 1)} />
      )}
      {done > from && (
        <span className={now > until ? styles.fill.over : styles.fill.valid} style={between(from, done)} />
      )}
      {marks.map(
        ({ months, at }) => at <= done && <span key={months} className={styles.cut} style={placedAt(percent(at))} />,
      )}
      {squeezedAt !== null && <span className={styles.squeezed} style={placedAt(percent(squeezedAt))} />}
    </>
  );
}

/** The state in words, placed at today. */
function Present({ facts, scale, room }: FactsProps & RoomProps) {
  const { t } = useLingui();
  const { day, status } = useValidityWords();
  const stage = stageOf(facts);
  const state = status(facts);
  const date = day(facts.today, 'bare');
  const today = stage === 'lastDay' ? date : t`aujourd’hui, ${date}`;
  const width = (text: string) => widthOf(text, (room?.textSize ?? 0) * PRESENT);
  const [place] = room
    ? placeLabels([{ at: scale.now * room.width, widths: [width(`${state}  ${today}`), width(state)] }], room.width)
    : [];
  return (
    <div className={styles.present}>
      {place && (
        <span className={styles.presentWords} style={placedAt(`${place.start}px`)}>
          <span className={styles.status({ tone: toneOf(stage) })}>{state}</span>
          {place.choice === 0 && <> {today}</>}
        </span>
      )}
    </div>
  );
}

/** Font sizes of these labels, relative to the ribbon's. */
const PRESENT = 13 / 12;
const NAME = 12.5 / 12;
const DATE = 11 / 12;

/** Flags closer than this many CSS pixels are merged into one, which shows a count. */
const FLAGS_APART = 30;

function Flags({
  reminders,
  today,
  scale,
  room,
}: PartProps & RoomProps & { readonly reminders: readonly ValidityReminder[]; readonly today: CalendarDate }) {
  const { day } = useValidityWords();
  if (!room) return null;
  const sorted = reminders.toSorted((one, other) => one.date.compare(other.date));
  const places = sorted.map(({ date }) => scale.at(date));
  const groups = groupNear(
    places.map((place) => place * room.width),
    FLAGS_APART,
  );
  return groups.map((group) => {
    const held = sorted.filter((_, index) => group.includes(index));
    const [first] = held;
    if (!first) return null;
    const at = placedAt(percent(scale.at(first.date)));
    const isDue = held.some(({ date }) => date.compare(today) >= 0);
    return (
      <span key={first.id}>
        <svg
          className={isDue ? styles.flag.due : styles.flag.past}
          style={at}
          viewBox="0 0 14 19"
          preserveAspectRatio="none"
        >
          <title>{held.map(({ date, label }) => `${day(date, 'short')}, ${label}`).join('\n')}</title>
          <path d="M0.75,0V19" strokeWidth="1.5" />
          <path d="M1,0.5H13L10,4.5L13,8.5H1Z" stroke="none" />
        </svg>
        {held.length > 1 && (
          <span className={styles.flagCount} style={at}>
            {held.length}
          </span>
        )}
      </span>
    );
  });
}

interface Label {
  readonly id: string;
  readonly at: number;
  readonly name: string;
  /** Variants of the date, best first. */
  readonly dates: readonly string[];
}

/** The names and dates of those marks that fit, starting with both ends. */
function Labels({ facts, scale, room }: FactsProps & RoomProps) {
  const { t } = useLingui();
  const { day } = useValidityWords();
  const { start, end } = facts;
  const labels: readonly Label[] = [
    { id: 'end', at: scale.until, name: end ? t`Expiration` : t`Sans échéance`, dates: [end ? day(end, 'short') : ''] },
    { id: 'start', at: scale.from, name: t`Délivrance`, dates: [start ? day(start, 'short') : t`date inconnue`] },
    ...scale.marks.map(({ months, day: date, at }) => ({
      id: String(months),
      at,
      name: t`${plural(months, { one: '# mois', other: '# mois' })}`,
      dates: [day(date, 'short'), day(date, 'bare')],
    })),
  ];
  const size = room?.textSize ?? 0;
  const wishes = labels.map(({ at, name, dates }) => ({
    at: at * (room?.width ?? 0),
    widths: dates.map((date) => Math.max(widthOf(name, size * NAME), widthOf(date, size * DATE))),
  }));
  const places = room ? placeLabels(wishes, room.width) : [];
  return (
    <div className={styles.labels}>
      {labels.map(({ id, name, dates }, index) => {
        const place = places[index];
        if (!place) return null;
        const width = wishes[index]?.widths[place.choice] ?? 0;
        return (
          <span
            key={id}
            className={styles.label}
            data-is-first={place.start === 0 ? true : undefined}
            style={{ ...placedAt(`${place.start}px`), inlineSize: `${width}px` }}
          >
            <span className={styles.labelName({ isEnd: id === 'end' && end !== null })}>{name}</span>
            <span className={styles.labelDate}>{dates[place.choice]}</span>
          </span>
        );
      })}
    </div>
  );
}

function Renewal({ renewal, scale, room }: PartProps & RoomProps & { readonly renewal: ValidityWindow }) {
  const { t } = useLingui();
  const [from, until] = [scale.at(renewal.start), scale.at(renewal.end)];
  const words = [t`Fenêtre de dépôt du renouvellement`, t`Dépôt du renouvellement`];
  const [place] = room
    ? placeLabels(
        [{ at: ((from + until) / 2) * room.width, widths: words.map((text) => widthOf(text, room.textSize)) }],
        room.width,
      )
    : [];
  return (
    <div className={styles.renewal}>
      <span className={styles.bracket} style={between(from, until)} />
      {place && (
        <span className={styles.renewalWords} style={placedAt(`${place.start}px`)}>
          {words[place.choice]}
        </span>
      )}
    </div>
  );
}

const percent = (share: number) => `${share * 100}%`;
const placedAt = (at: string) => assignInlineVars({ [trackPosition]: at });
const between = (from: number, until: number) =>
  assignInlineVars({ [trackPosition]: percent(from), [trackLength]: percent(Math.max(0, until - from)) });
