import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { scaleLinear } from '@visx/scale';
import { type ReactNode, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { FilterLegend } from '../legend/legend.tsx';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import type { TableData } from './chart-table.tsx';
import type { Cursor } from './cursor.ts';
import { type Figures, useFigures } from './figures.ts';
import { type Extent, extentOf, nearest, roomFor, thin, widthOf } from './geometry.ts';
import { type Place, Reader } from './reader.tsx';
import { type DrawnSeries, type Series, withLooks } from './series.ts';
import * as styles from './chart.css.ts';
import { Swatch, type SwatchKind } from './swatch.tsx';
import type { Room } from './use-room.ts';

/** Props of charts with two axes. */
export interface PlotProps extends ChartProps {
  readonly series: readonly Series[];
  /** The name of the horizontal axis, which heads the first column of the table: « Semaine ». */
  readonly alongLabel: string;
  /** Formats a value for reading; by default a number in the active locale. */
  readonly formatValue?: (value: number) => string;
  /** The short format, for the axis. */
  readonly formatTick?: (value: number) => string;
}

/** The plot area and its scales. Its origin is its top left corner; lengths are in CSS pixels. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly textSize: number;
  readonly isRtl: boolean;
  /** The centre of each position along the chart. */
  readonly xs: readonly number[];
  /** The width of each position; 0 for points. */
  readonly band: number;
  readonly y: (value: number) => number;
  readonly shown: readonly DrawnSeries[];
}

/** A label at the end of a line. */
export interface EndLabel {
  readonly series: DrawnSeries;
  readonly words: string;
}

/** The differences between kinds of charts. */
export interface PlotKind {
  readonly swatch: SwatchKind;
  /** Whether the chart compares lengths, so that its scale must start at zero. */
  readonly hasZero: boolean;
  /** The number of positions along the chart. */
  readonly count: number;
  readonly wordsAt: (index: number) => string;
  /** The axis label of a position, as lines that fit a width. */
  readonly tickAt: (index: number, room: number, textSize: number) => readonly string[];
  readonly along: (width: number, isRtl: boolean) => Pick<Plane, 'xs' | 'band'>;
  readonly extent: (shown: readonly DrawnSeries[]) => Extent | null;
  readonly marks: (plane: Plane) => ReactNode;
  /** The point of a value, in coordinates of the plot area; `null` if it has none. */
  readonly pointOf: (plane: Plane, cursor: Cursor) => Place | null;
  /** Labels beside the plot area, which reserves space for them. */
  readonly endLabels?: (shown: readonly DrawnSeries[]) => readonly EndLabel[];
  /** The position whose axis label is emphasised. */
  readonly current?: number | undefined;
}

const DEFAULT_HEIGHT = 220;
/** Distance between an axis and its labels, in CSS pixels. */
const GAP = 10;
/** The smallest distance between grid lines and between labels, in multiples of the text size. */
const ROWS_APART = 4.4;
const WORDS_APART = 1.4;
const LINE = 1.3;
/** With more positions than this, labels get one line without being measured. */
const MANY = 60;
/** The size of labels at the end of a line, relative to those of the axes. */
export const END_LABEL_SIZE = 12 / 11;

/** A chart with a value axis and positions along the other axis. */
export function Plot({
  series,
  alongLabel,
  formatValue,
  formatTick,
  kind,
  ...props
}: PlotProps & { readonly kind: PlotKind }) {
  const { t, i18n } = useLingui();
  const { direction } = useLocale();
  const figures = useFigures();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());

  const all = withLooks(series);
  const visible = all.filter(({ id }) => !hidden.has(id));
  // The data may have changed since series were hidden: with none left, all are shown.
  const shown = visible.length > 0 ? visible : all;
  const write: Write = { full: formatValue ?? figures.full, short: formatTick ?? figures.short, bare: figures.bare };
  const read = (value: number | null | undefined) => (value == null ? t`sans valeur` : write.full(value));
  const wordsOf = ({ index, series: at }: Cursor) => {
    const value = read(shown[at]?.values[index]);
    return shown.length > 1
      ? `${kind.wordsAt(index)}, ${shown[at]?.name} : ${value}`
      : `${kind.wordsAt(index)} : ${value}`;
  };

  return (
    <ChartFrame
      {...props}
      height={props.height ?? DEFAULT_HEIGHT}
      summary={props.summary ?? summarise(kind, shown, write, i18n)}
      isEmpty={kind.count === 0 || all.every(({ values }) => values.every((value) => value === null))}
      table={tableOf(kind, shown, alongLabel, write)}
      legend={
        all.length > 1 && (
          <FilterLegend
            items={all.map(({ id, name, look }) => ({ id, name, swatch: <Swatch look={look} kind={kind.swatch} /> }))}
            shown={new Set(shown.map(({ id }) => id))}
            onChange={(ids) => setHidden(new Set(all.map(({ id }) => id).filter((id) => !ids.has(id))))}
          />
        )
      }
      draw={(room) => {
        const { plane, box, ticks } = layOut(room, kind, shown, write, direction === 'rtl');
        const pointOf = (cursor: Cursor) => kind.pointOf(plane, cursor);
        const marks = (
          <g transform={`translate(${box.left},${box.top})`}>
            <GridLines plane={plane} ticks={ticks} />
            {kind.marks(plane)}
            <AxisLabels plane={plane} kind={kind} />
          </g>
        );
        const reader = (
          <Reader
            box={box}
            reach={{ count: kind.count, series: shown.length }}
            words={wordsOf}
            cursorAt={(place) => cursorNear(place, plane, pointOf)}
            placeOf={({ index }) => ({ x: box.left + (plane.xs[index] ?? 0), y: box.top })}
            marks={(cursor) => (
              <g transform={`translate(${box.left},${box.top})`}>
                <ReadingPosition plane={plane} cursor={cursor} pointOf={pointOf} />
              </g>
            )}
            tip={({ index, series: active }) => (
              <>
                <div className={styles.tipTitle}>{kind.wordsAt(index)}</div>
                <div className={styles.tipRows}>
                  {shown.map(({ id, name, look, values }, at) => (
                    <div
                      key={id}
                      className={styles.tipRow}
                      data-active={shown.length > 1 && at === active ? true : undefined}
                    >
                      <Swatch look={look} kind={kind.swatch} />
                      <span className={styles.tipName}>{name}</span>
                      <span className={styles.tipValue}>{read(values[index])}</span>
                    </div>
                  ))}
                </div>
              </>
            )}
          />
        );
        return { marks, reader };
      }}
    />
  );
}

interface Write extends Pick<Figures, 'full' | 'short' | 'bare'> {}

/** A mark of the value axis. */
interface Tick {
  readonly value: number;
  readonly words: string;
}

/** Reserves space for all labels and gives the rest to the plot area. */
function layOut(room: Room, kind: PlotKind, shown: readonly DrawnSeries[], write: Write, isRtl: boolean) {
  const { textSize } = room;
  // An estimate of each name's width, good enough to know whether any of them needs two lines.
  const roomOfName = room.width / Math.max(1, kind.count) - textSize;
  const names =
    kind.count > MANY || roomOfName < 3 * textSize ? [] : Array.from({ length: kind.count }, (_, index) => index);
  const lines = Math.max(1, ...names.map((index) => kind.tickAt(index, roomOfName, textSize).length));
  const top = textSize;
  const bottom = GAP + lines * LINE * textSize;
  const height = Math.max(textSize, room.height - top - bottom);

  const extent = roomFor(kind.extent(shown), kind.hasZero);
  const wanted = Math.max(2, Math.floor(height / (ROWS_APART * textSize)));
  const scale = scaleLinear<number>({ domain: [...extent], range: [height, 0], nice: wanted });
  const ticks = distinct(scale.ticks(wanted).map((value) => ({ value, words: write.short(value) })));

  const start = GAP + Math.max(0, ...ticks.map(({ words }) => widthOf(words, textSize)));
  const labels = kind.endLabels?.(shown) ?? [];
  const end = Math.max(
    textSize,
    ...labels.map(({ words }) => GAP + textSize / 2 + widthOf(words, textSize * END_LABEL_SIZE)),
  );
  const width = Math.max(textSize, room.width - start - end);
  const plane: Plane = {
    width,
    height,
    textSize,
    isRtl,
    shown,
    y: (value) => scale(value),
    ...kind.along(width, isRtl),
  };
  return { plane, ticks, box: { left: isRtl ? end : start, top, width, height } };
}

/** Removes ticks that rounding has made equal. */
function distinct(ticks: readonly Tick[]): Tick[] {
  return ticks.filter(({ words }, index) => words !== ticks[index - 1]?.words);
}

/** The first, the middle and the last index: enough to estimate label lengths without formatting 5,000 of them. */
function ends(count: number): number[] {
  return count === 0 ? [] : [...new Set([0, count >> 1, count - 1])];
}

function cursorNear(place: Place, { xs, shown }: Plane, pointOf: (cursor: Cursor) => Place | null): Cursor {
  const index = nearest(xs, place.x);
  let best: Cursor = { index, series: 0 };
  let least = Infinity;
  for (const series of shown.keys()) {
    const point = pointOf({ index, series });
    const distance = point ? Math.hypot(point.x - place.x, point.y - place.y) : Infinity;
    if (distance < least) {
      least = distance;
      best = { index, series };
    }
  }
  return best;
}

/** The grid lines and their values. */
function GridLines({ plane, ticks }: { readonly plane: Plane; readonly ticks: readonly Tick[] }) {
  const { width, y, isRtl } = plane;
  const hasBelow = ticks.some(({ value }) => value < 0);
  return (
    <g aria-hidden="true">
      {ticks.map(({ value, words }) => (
        <g key={value} transform={`translate(0,${Math.round(y(value))})`}>
          <line className={value === 0 && hasBelow ? styles.zeroLine : styles.gridLine} x2={width} />
          <text className={styles.tick} x={isRtl ? width + GAP : -GAP} dy="0.35em" textAnchor={isRtl ? 'start' : 'end'}>
            {words}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The labels below the chart, as many as fit. */
function AxisLabels({ plane, kind }: { readonly plane: Plane; readonly kind: PlotKind }) {
  const { xs, band, height, textSize } = plane;
  const room = band === 0 ? Infinity : band;
  const isCut = band > 4 * textSize;
  const widest = isCut
    ? 0
    : Math.max(
        0,
        ...ends(kind.count).flatMap((index) =>
          kind.tickAt(index, Infinity, textSize).map((words) => widthOf(words, textSize)),
        ),
      );
  const indices = thin(xs, isCut ? 0 : widest + WORDS_APART * textSize);
  return (
    <g aria-hidden="true" transform={`translate(0,${height + GAP})`}>
      {indices.map((index) => (
        <text key={index} className={index === kind.current ? styles.currentTick : styles.tick} textAnchor="middle">
          {kind.tickAt(index, isCut ? room - textSize / 2 : Infinity, textSize).map((line, at) => (
            <tspan key={line} x={xs[index]} dy={`${at === 0 ? 0.9 : LINE}em`}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
}

interface ReadingPositionProps {
  readonly plane: Plane;
  readonly cursor: Cursor;
  readonly pointOf: (cursor: Cursor) => Place | null;
}

/** Highlights the reading position. */
function ReadingPosition({ plane, cursor, pointOf }: ReadingPositionProps) {
  const { xs, band, height, shown } = plane;
  const x = xs[cursor.index] ?? 0;
  return (
    <>
      {band === 0 ? (
        <line className={styles.crosshair} x1={x} x2={x} y2={height} />
      ) : (
        <rect className={styles.band} x={x - band / 2} width={band} height={height} rx={4} />
      )}
      {shown.map(({ id, look }, series) => {
        const point = pointOf({ index: cursor.index, series });
        const isActive = series === cursor.series;
        if (!point || (band > 0 && !isActive)) return null;
        return (
          <circle
            key={id}
            className={`${styles.tone[look.tone]} ${isActive ? styles.activePoint : styles.point}`}
            cx={point.x}
            cy={point.y}
            r={isActive ? 5 : 4}
          />
        );
      })}
    </>
  );
}

function tableOf(
  { count, wordsAt }: PlotKind,
  shown: readonly DrawnSeries[],
  heading: string,
  write: Write,
): TableData {
  return {
    heading,
    rowCount: count,
    nameOf: wordsAt,
    columns: shown.map(({ id, name, values }) => {
      const written = (row: number, words: (value: number) => string, none: string) => {
        const value = values[row];
        return value == null ? none : words(value);
      };
      return { id, name, cell: (row) => written(row, write.full, '–'), bare: (row) => written(row, write.bare, '') };
    }),
  };
}

/** The default summary of a chart: its first and last position, and the extremes of each series. */
function summarise({ count, wordsAt }: PlotKind, shown: readonly DrawnSeries[], write: Write, i18n: I18n): string {
  if (count === 0) return '';
  const [first, last] = [wordsAt(0), wordsAt(count - 1)];
  const sentences = shown.flatMap(({ name, values }) => {
    const extent = extentOf(values);
    if (!extent) return [];
    const [low, high] = [write.full(extent[0]), write.full(extent[1])];
    return [low === high ? `${name} : ${high}` : i18n._(msg`${name} : de ${low} à ${high}`)];
  });
  return [first === last ? first : i18n._(msg`De ${first} à ${last}`), ...sentences].join('. ');
}
