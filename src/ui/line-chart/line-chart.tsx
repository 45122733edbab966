import { scaleLinear } from '@visx/scale';
import { Area, LinePath } from '@visx/shape';
import type { ReactNode } from 'react';
import { decimate } from '../chart/decimate.ts';
import { useFigures } from '../chart/figures.ts';
import { extentOf, spread } from '../chart/geometry.ts';
import { MARKER, markerPath } from '../chart/paths.ts';
import { END_LABEL_SIZE, type EndLabel, type Plane, Plot, type PlotKind, type PlotProps } from '../chart/plot.tsx';
import { type DrawnSeries, isAlone } from '../chart/series.ts';
import * as styles from '../chart/chart.css.ts';
import { textureFill, useTextureId } from '../chart/texture.tsx';

/** Props of charts with a continuous axis. */
export interface AlongProps {
  /** The positions of the values along the chart, ascending: weeks, days, instants. */
  readonly x: readonly number[];
  /** Formats a position for reading: « sem. 42 ». By default a number in the active locale. */
  readonly formatX?: (x: number) => string;
  /** The short format, for the axis. */
  readonly formatTickX?: (x: number) => string;
}

export interface LineChartProps extends PlotProps, AlongProps {
  /**
   * The id of a plan. The area where the first series falls short of it is red; the area where it exceeds it is green
   * and dotted.
   */
  readonly gapTo?: string;
  /** Labels the end of the lines: with the last value of a single series, or with the names of several. */
  readonly isEndLabelled?: boolean;
}

/** If points are closer than this, in CSS pixels, their marks are left out: they would hide the line. */
const MARKS_APART = 14;
/** From this many points per pixel on, the line is drawn thinner, so that details stay visible. */
const DENSE = 1;
const END_MARKER = 4;

/** Shows how values change along the axis. The value axis need not start at zero. */
export function LineChart({ x, formatX, formatTickX, gapTo, isEndLabelled = false, ...props }: LineChartProps) {
  const { full, short } = useFigures();
  const { formatTick = short } = props;
  const endLabels = (shown: readonly DrawnSeries[]): readonly EndLabel[] =>
    isEndLabelled ? endLabelsOf(shown, formatTick) : [];
  const kind: PlotKind = {
    ...along(x, formatX ?? full, formatTickX ?? formatX ?? full),
    swatch: 'line',
    hasZero: false,
    extent: (shown) => extentOf(shown.flatMap(({ values }) => values)),
    marks: (plane) => <Lines plane={plane} gapTo={gapTo} endLabels={endLabels(plane.shown)} />,
    pointOf: ({ xs, y, shown }, { index, series }) => {
      const value = shown[series]?.values[index];
      return value == null ? null : { x: xs[index] ?? 0, y: y(value) };
    },
    endLabels,
    current: isEndLabelled ? lastOf(props.series.find(isMeasure)?.values ?? []) : undefined,
  };
  return <Plot {...props} kind={kind} />;
}

/** The layout of a continuous axis. */
export function along(
  x: readonly number[],
  formatX: (x: number) => string,
  formatTickX: (x: number) => string,
): Pick<PlotKind, 'count' | 'wordsAt' | 'tickAt' | 'along'> {
  return {
    count: x.length,
    wordsAt: (index) => formatX(x[index] ?? 0),
    tickAt: (index) => [formatTickX(x[index] ?? 0)],
    along: (width, isRtl) => {
      const scale = scaleLinear<number>({ domain: [x[0] ?? 0, x.at(-1) ?? 0], range: isRtl ? [width, 0] : [0, width] });
      return { xs: x.map((each) => scale(each)), band: 0 };
    },
  };
}

interface LinesProps {
  readonly plane: Plane;
  readonly gapTo: string | undefined;
  readonly endLabels: readonly EndLabel[];
}

function Lines({ plane, gapTo, endLabels }: LinesProps): ReactNode {
  const plan = plane.shown.find(({ id }) => id === gapTo);
  const measure = plane.shown.find(isMeasure);
  return (
    <>
      {plan && measure && <Gap plane={plane} measure={measure} plan={plan} />}
      {plane.shown.map((series) => (
        <Line key={series.id} plane={plane} series={series} />
      ))}
      <EndLabels plane={plane} labels={endLabels} />
    </>
  );
}

function Line({
  plane: { xs, y, width },
  series: { values, look, role },
}: {
  readonly plane: Plane;
  readonly series: DrawnSeries;
}) {
  const kept = decimate(xs, values);
  const isDense = xs.length > width * DENSE;
  const isMarked = width / Math.max(1, xs.length - 1) >= MARKS_APART;
  const at = (index: number) => ({ x: xs[index] ?? 0, y: y(values[index] ?? 0) });
  const marked =
    role === 'plan' ? [] : kept.filter((index) => (isMarked ? values[index] != null : isAlone(values, index)));
  return (
    <g className={styles.tone[look.tone]}>
      <LinePath
        className={lineClass(role === 'plan', isDense)}
        data={kept}
        defined={(index) => values[index] != null}
        x={(index) => at(index).x}
        y={(index) => at(index).y}
        {...(look.dash && !isDense && { strokeDasharray: look.dash })}
      />
      {marked.length > 0 && (
        <path
          className={styles.marker}
          d={marked.map((index) => markerPath(look.marker, at(index).x, at(index).y, MARKER)).join('')}
        />
      )}
    </g>
  );
}

function lineClass(isPlan: boolean, isDense: boolean): string {
  if (isPlan) return styles.planLine;
  return isDense ? styles.fineLine : styles.line;
}

interface GapProps {
  readonly plane: Plane;
  readonly measure: DrawnSeries;
  readonly plan: DrawnSeries;
}

/**
 * The area between a series and its plan, drawn twice: clipped to the part below the plan, and to the part above it.
 */
function Gap({ plane: { xs, y, height }, measure, plan }: GapProps) {
  const id = useTextureId();
  const both = [...new Set([...decimate(xs, measure.values), ...decimate(xs, plan.values)])].toSorted((a, b) => a - b);
  const shape = {
    data: both,
    defined: (index: number) => measure.values[index] != null && plan.values[index] != null,
    x: (index: number) => xs[index] ?? 0,
    y1: (index: number) => y(plan.values[index] ?? 0),
  };
  const y0 = (index: number) => y(measure.values[index] ?? 0);
  return (
    <>
      <defs>
        <clipPath id={`${id}-below`}>
          <Area {...shape} y0={height} />
        </clipPath>
        <clipPath id={`${id}-above`}>
          <Area {...shape} y0={0} />
        </clipPath>
        <pattern id={`${id}-dots`} width="4" height="4" patternUnits="userSpaceOnUse">
          <rect className={styles.passed} width="4" height="4" />
          <circle className={styles.passedDot} cx="1" cy="1" r="0.6" />
        </pattern>
      </defs>
      <Area {...shape} y0={y0} className={styles.missed} clipPath={textureFill(`${id}-below`)} />
      <Area {...shape} y0={y0} fill={textureFill(`${id}-dots`)} clipPath={textureFill(`${id}-above`)} />
    </>
  );
}

function EndLabels({
  plane: { xs, y, textSize, isRtl },
  labels,
}: {
  readonly plane: Plane;
  readonly labels: readonly EndLabel[];
}) {
  const ends = labels.map(({ series }) => {
    const index = lastOf(series.values);
    return { x: xs[index] ?? 0, y: y(series.values[index] ?? 0) };
  });
  const heights = spread(
    ends.map((end) => end.y),
    textSize * END_LABEL_SIZE * 1.2,
  );
  const away = (isRtl ? -1 : 1) * (textSize * 0.75 + END_MARKER / 2);
  return labels.map(({ series, words }, at) => {
    const end = ends[at] ?? { x: 0, y: 0 };
    return (
      <g key={series.id} className={styles.tone[series.look.tone]} aria-hidden="true">
        {isMeasure(series) && <circle className={styles.endMarker} cx={end.x} cy={end.y} r={END_MARKER} />}
        <text
          className={isMeasure(series) ? styles.endLabel : styles.planLabel}
          x={end.x + away}
          y={heights[at]}
          dy="0.35em"
          textAnchor={isRtl ? 'end' : 'start'}
        >
          {words}
        </text>
      </g>
    );
  });
}

function endLabelsOf(shown: readonly DrawnSeries[], format: (value: number) => string): EndLabel[] {
  const isOnlyMeasure = shown.filter(isMeasure).length === 1;
  return shown.flatMap((series) => {
    const value = series.values[lastOf(series.values)];
    if (value == null) return [];
    return [{ series, words: isMeasure(series) && isOnlyMeasure ? format(value) : series.name }];
  });
}

function isMeasure({ role }: Pick<DrawnSeries, 'role'>): boolean {
  return role !== 'plan';
}

/** The index of the last known value; −1 without one. */
function lastOf(values: readonly (number | null)[]): number {
  return values.findLastIndex((value) => value !== null);
}
