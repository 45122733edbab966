import { Area, LinePath } from '@visx/shape';
import { decimate } from '../chart/decimate.ts';
import { useFigures } from '../chart/figures.ts';
import { extentOf } from '../chart/geometry.ts';
import { MARKER, markerPath } from '../chart/paths.ts';
import { type Plane, Plot, type PlotKind, type PlotProps } from '../chart/plot.tsx';
import { type DrawnSeries, isAlone } from '../chart/series.ts';
import { type Layer, stack } from '../chart/stack.ts';
import * as styles from '../chart/chart.css.ts';
import { along, type AlongProps } from '../line-chart/line-chart.tsx';

export interface AreaChartProps extends PlotProps, AlongProps {}

/** A total and its parts over time: the areas are stacked, so that the upper edge is the total. */
export function AreaChart({ x, formatX, formatTickX, ...props }: AreaChartProps) {
  const { full } = useFigures();
  const kind: PlotKind = {
    ...along(x, formatX ?? full, formatTickX ?? formatX ?? full),
    swatch: 'line',
    hasZero: true,
    extent: (shown) => extentOf(layersOf(shown).flatMap((layers) => layers.map(({ to }) => to))),
    marks: (plane) => <Areas plane={plane} />,
    pointOf: ({ xs, y, shown }, { index, series }) => {
      const value = shown[series]?.values[index];
      const layer = layersAt(shown, index)[series];
      return value == null || !layer ? null : { x: xs[index] ?? 0, y: y(layer.to) };
    },
  };
  return <Plot {...props} kind={kind} />;
}

function layersOf(shown: readonly DrawnSeries[]): Layer[][] {
  return stack(shown.map(({ values }) => values));
}

/** The layers at one position only, because the reader asks for one position at a time. */
function layersAt(shown: readonly DrawnSeries[], index: number): Layer[] {
  return stack(shown.map(({ values }) => [values[index] ?? null])).flat();
}

function Areas({ plane: { xs, y, width, shown } }: { readonly plane: Plane }) {
  const isDense = xs.length > width;
  return layersOf(shown).map((layers, at) => {
    const series = shown[at];
    if (!series) return null;
    const { id, look, values } = series;
    const kept = decimate(
      xs,
      layers.map(({ to }, index) => (values[index] == null ? null : to)),
    );
    const shape = {
      data: kept,
      defined: (index: number) => values[index] != null,
      x: (index: number) => xs[index] ?? 0,
    };
    const top = (index: number) => y(layers[index]?.to ?? 0);
    const alone = kept.filter((index) => isAlone(values, index));
    return (
      <g key={id} className={styles.tone[look.tone]}>
        <Area {...shape} className={styles.area} y0={(index) => y(layers[index]?.from ?? 0)} y1={top} />
        <LinePath
          {...shape}
          className={isDense ? styles.fineLine : styles.line}
          y={top}
          {...(look.dash && !isDense && { strokeDasharray: look.dash })}
        />
        {alone.length > 0 && (
          <path
            className={styles.marker}
            d={alone.map((index) => markerPath(look.marker, shape.x(index), top(index), MARKER)).join('')}
          />
        )}
      </g>
    );
  });
}
