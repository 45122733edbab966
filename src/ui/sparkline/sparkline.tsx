import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { useLocale } from 'react-aria-components';
import { decimate } from '../chart/decimate.ts';
import { type Extent, extentOf, roomFor } from '../chart/geometry.ts';
import * as styles from './sparkline.css.ts';

export const SPARKLINE_TONES = ['neutral', 'accent', 'red', 'amber', 'green'] as const;
export type SparklineTone = (typeof SPARKLINE_TONES)[number];

export interface SparklineProps {
  /** The values, latest last; `null` interrupts the line. */
  readonly values: readonly (number | null)[];
  /** A sentence that sums up the line; `null` if the text beside it says the same. */
  readonly label: string | null;
  /** The tone of the last value, from its performance. */
  readonly tone?: SparklineTone;
}

const WIDTH = 80;
const HEIGHT = 24;
/** Changes below this fraction of the highest value are drawn small. */
const CALM = 0.2;
/** Space for the mark at the end. */
const EDGE = 4;

/** The course of a value as a line the size of a word, without axes. */
export function Sparkline({ values, label, tone = 'neutral' }: SparklineProps) {
  const { direction } = useLocale();
  const x = scaleLinear<number>({ domain: [0, Math.max(1, values.length - 1)], range: [EDGE, WIDTH - EDGE] });
  const y = scaleLinear<number>({ domain: [...calm(extentOf(values))], range: [HEIGHT - EDGE, EDGE] });
  const xs = values.map((_, index) => x(index));
  const last = values.findLastIndex((value) => value !== null);
  return (
    <svg
      className={direction === 'rtl' ? styles.mirrored : styles.sparkline}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      {...(label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <LinePath
        className={styles.line}
        data={decimate(xs, values)}
        defined={(index) => values[index] != null}
        x={(index) => xs[index] ?? 0}
        y={(index) => y(values[index] ?? 0)}
      />
      {last >= 0 && <circle className={styles.end[tone]} cx={xs[last]} cy={y(values[last] ?? 0)} r={2.5} />}
    </svg>
  );
}

/** The extent of the axis, large enough that a nearly constant series looks flat. */
function calm(extent: Extent | null): Extent {
  const [low, high] = roomFor(extent, false);
  const missing = Math.max(0, CALM * Math.max(Math.abs(low), Math.abs(high)) - (high - low));
  return [low - missing / 2, high + missing / 2];
}
