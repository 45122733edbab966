import { scaleBand } from '@visx/scale';
import { extentOf, wrap } from '../chart/geometry.ts';
import { barPath } from '../chart/paths.ts';
import { type Plane, Plot, type PlotKind, type PlotProps } from '../chart/plot.tsx';
import type { DrawnSeries } from '../chart/series.ts';
import { type Layer, stack } from '../chart/stack.ts';
import * as styles from '../chart/chart.css.ts';
import { Texture, textureFill, useTextureId } from '../chart/texture.tsx';

export const BAR_LAYOUTS = ['grouped', 'stacked'] as const;
export type BarLayout = (typeof BAR_LAYOUTS)[number];

export interface BarChartProps extends PlotProps {
  /** The names of the compared items, in display order. */
  readonly categories: readonly string[];
  /** Side by side, or stacked so that each stack is a total. */
  readonly layout?: BarLayout;
}

/** The fraction of each category's width that its bars fill, and the greatest width of a bar, in CSS pixels. */
const FILLED = 0.66;
const WIDEST = 40;
const RADIUS = 2;
/** Bars thinner than this, in CSS pixels, have no separating line: it would cover them. */
const PARTED = 8;

/** Compares quantities. */
export function BarChart({ categories, layout = 'grouped', ...props }: BarChartProps) {
  const barsOf = layout === 'grouped' ? sideBySide : piledUp;
  const kind: PlotKind = {
    swatch: 'surface',
    hasZero: true,
    count: categories.length,
    wordsAt: (index) => categories[index] ?? '',
    tickAt: (index, room, textSize) => wrap(categories[index] ?? '', room, textSize),
    along: (width, isRtl) => {
      const scale = scaleBand<number>({ domain: [...categories.keys()], range: isRtl ? [width, 0] : [0, width] });
      const band = scale.bandwidth();
      return { xs: categories.map((_, index) => (scale(index) ?? 0) + band / 2), band };
    },
    extent: (shown) =>
      extentOf(
        layout === 'grouped'
          ? shown.flatMap(({ values }) => values)
          : layersOf(shown).flatMap((row) => row.map(({ to }) => to)),
      ),
    marks: (plane) => <Bars plane={plane} bars={barsOf(plane)} />,
    pointOf: (plane, { index, series }) => {
      const bar = barsOf(plane)(series, index);
      return bar && { x: bar.x + bar.width / 2, y: bar.to };
    },
  };
  return <Plot {...props} kind={kind} />;
}

/** One bar: its left edge, and the two heights that it spans, in CSS pixels within the plot area. */
interface BarBox {
  readonly x: number;
  readonly width: number;
  readonly from: number;
  readonly to: number;
  readonly isEnd: boolean;
}

type BarsOf = (series: number, index: number) => BarBox | null;

function sideBySide({ xs, band, y, shown, isRtl }: Plane): BarsOf {
  const width = Math.min(WIDEST, (band * FILLED) / shown.length);
  return (series, index) => {
    const value = shown[series]?.values[index];
    if (value == null) return null;
    const place = isRtl ? shown.length - 1 - series : series;
    const x = (xs[index] ?? 0) + (place - shown.length / 2) * width;
    return { x, width, from: y(0), to: y(value), isEnd: true };
  };
}

function piledUp({ xs, band, y, shown }: Plane): BarsOf {
  const width = Math.min(WIDEST, band * FILLED);
  const layers = layersOf(shown);
  const isEnd = (series: number, index: number, layer: Layer) =>
    layers.slice(series + 1).every((row) => {
      const above = row[index];
      return !above || Math.sign(above.to - above.from) !== Math.sign(layer.to - layer.from);
    });
  return (series, index) => {
    const layer = layers[series]?.[index];
    if (!layer || shown[series]?.values[index] == null) return null;
    return {
      x: (xs[index] ?? 0) - width / 2,
      width,
      from: y(layer.from),
      to: y(layer.to),
      isEnd: isEnd(series, index, layer),
    };
  };
}

function layersOf(shown: readonly DrawnSeries[]): Layer[][] {
  return stack(shown.map(({ values }) => values));
}

/** Draws one SVG path per series, however many bars it has. */
function Bars({ plane: { shown, xs, band }, bars }: { readonly plane: Plane; readonly bars: BarsOf }) {
  const id = useTextureId();
  return (
    <>
      <defs>
        {shown.map(({ id: name, look }) => (
          <Texture key={name} id={`${id}-${name}`} look={look} />
        ))}
      </defs>
      {shown.map(({ id: name }, series) => (
        <path
          key={name}
          className={band > PARTED ? styles.bar : undefined}
          fill={textureFill(`${id}-${name}`)}
          d={xs
            .map((_, index) => {
              const bar = bars(series, index);
              return bar ? barPath(bar.x, bar.width, bar.from, bar.to, bar.isEnd ? RADIUS : 0) : '';
            })
            .join('')}
        />
      ))}
    </>
  );
}
