import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type RefObject, useContext, useRef } from 'react';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useSliderThumb } from 'react-aria/useSlider';
import { Slider, SliderOutput, SliderStateContext, SliderTrack, VisuallyHidden } from 'react-aria-components';
import type { Formatter } from '#lib/format.ts';
import { isJump, type Trail, trailAt } from '#lib/trail.ts';
import { useDurations } from '../day-timeline/use-durations.ts';
import { useLengths } from '../map-view/lengths.ts';
import * as styles from './trail-scrubber.css.ts';

/** Seconds per step of an arrow key. */
const STEP = 60;

interface TrailScrubberProps {
  readonly trail: Trail;
  /** Unix time, in seconds. */
  readonly at: number;
  readonly onChange: (at: number) => void;
  readonly write: Formatter;
}

/** A slider over the time of a trail. Gaps in the recording are hatched and described in words. */
export function TrailScrubber({ trail, at, onChange, write }: TrailScrubberProps) {
  const { t } = useLingui();
  const lengths = useLengths();
  const track = useRef<HTMLDivElement>(null);
  const [start, end] = [trail.fixes[0]?.at ?? 0, trail.fixes.at(-1)?.at ?? 0];
  // The range is a whole number of steps, so that the last position can be reached.
  const most = start + Math.max(1, Math.ceil((end - start) / STEP)) * STEP;
  const shareOf = (instant: number) => `${((instant - start) / (most - start)) * 100}%`;
  const moment = trailAt(trail, at);
  const time = write.time(Math.min(at, end));
  const length = lengths(moment?.metres ?? 0);
  const silence = moment?.gap && write.time(moment.gap.from.at);
  const words = silence ? t`sans position depuis ${silence}` : t`${length} parcourus`;
  return (
    <Slider
      className={styles.scrubber}
      aria-label={t`Heure du trajet`}
      minValue={start}
      maxValue={most}
      step={STEP}
      value={Math.min(at, most)}
      onChange={onChange}
    >
      <SliderOutput className={styles.head}>
        <span className={styles.time}>{time}</span>
        <bdi>{words}</bdi>
      </SliderOutput>
      <SliderTrack ref={track} className={styles.track}>
        <div className={styles.rail} />
        <div className={styles.fill} style={assignInlineVars({ [styles.share]: shareOf(at) })} />
        {trail.gaps.map(({ from, to }) => (
          <div
            key={from.at}
            className={styles.gap}
            style={assignInlineVars({
              [styles.from]: shareOf(from.at),
              [styles.share]: `calc(${shareOf(to.at)} - ${shareOf(from.at)})`,
            })}
          />
        ))}
        <Thumb track={track} words={`${time}, ${words}`} />
      </SliderTrack>
      <div className={styles.ends} aria-hidden="true">
        <span>{write.time(start)}</span>
        <span>{write.time(end)}</span>
      </div>
      <WholeTrail trail={trail} />
    </Slider>
  );
}

/** Seconds; shorter than one, a silence is written as none. */
const MINUTE = 60;

/** « En tout 17,4 km, 1 h 25 min en route, 6 arrêts, 43 min sans position » */
function WholeTrail({ trail: { metres, moving, stays, silent, gaps } }: Pick<TrailScrubberProps, 'trail'>) {
  const { t } = useLingui();
  const lengths = useLengths();
  const durations = useDurations();
  const [length, way, silence, stops] = [lengths(metres), durations(moving), durations(silent), stays.length];
  const jumps = gaps.filter(({ from, to }) => isJump(from, to)).length;
  const figures = [
    t`En tout ${length}`,
    t`${way} en route`,
    t`${plural(stops, { 0: 'aucun arrêt', one: '# arrêt', other: '# arrêts' })}`,
    silent >= MINUTE && t`${silence} sans position`,
    jumps > 0 &&
      t`${plural(jumps, { one: '# saut trop rapide, non compté', other: '# sauts trop rapides, non comptés' })}`,
  ];
  return <p className={styles.whole}>{figures.filter(Boolean).join(', ')}</p>;
}

interface ThumbProps {
  readonly track: RefObject<HTMLDivElement | null>;
  /** The value text: react-aria's own thumb only announces numbers. */
  readonly words: string;
}

function Thumb({ track, words }: ThumbProps) {
  const state = useContext(SliderStateContext);
  return state && <StatefulThumb state={state} track={track} words={words} />;
}

function StatefulThumb({
  state,
  track,
  words,
}: ThumbProps & { readonly state: NonNullable<React.ContextType<typeof SliderStateContext>> }) {
  const input = useRef<HTMLInputElement>(null);
  const { thumbProps, inputProps, isDragging } = useSliderThumb({ index: 0, trackRef: track, inputRef: input }, state);
  const { focusProps, isFocusVisible } = useFocusRing();
  return (
    <div
      {...thumbProps}
      className={styles.thumb}
      data-dragging={isDragging || undefined}
      data-focus-visible={isFocusVisible || undefined}
    >
      <VisuallyHidden>
        <input
          {...inputProps}
          type="range"
          ref={input}
          aria-valuetext={words}
          onFocus={(event) => {
            inputProps.onFocus?.(event);
            focusProps.onFocus?.(event);
          }}
          onBlur={(event) => {
            inputProps.onBlur?.(event);
            focusProps.onBlur?.(event);
          }}
        />
      </VisuallyHidden>
    </div>
  );
}
