import { useEffect, useRef } from 'react';
import { rem } from '#ui/theme/scale.ts';
import * as styles from './drawing.css.ts';
import type { Layout, PlacedArrow, PlacedState } from './layout.ts';
import { LINE_STYLES } from './line-styles.ts';
import { labelOf, statePathOf } from './statechart.ts';

/** `actual`: text at the normal size, in a scrolling box. `whole`: scaled to the width of the box. */
export const DRAWING_SIZES = ['actual', 'whole'] as const;
export type DrawingSize = (typeof DRAWING_SIZES)[number];

/** Makes a scrolling region focusable, so that it can be scrolled by keyboard. */
export const REACHABLE = { role: 'region', tabIndex: 0 } as const;

export interface DrawingProps {
  /** The accessible name: a sentence that describes the chart. */
  readonly label: string;
  readonly layout: Layout;
  readonly size: DrawingSize;
  /** Paths of the active states, as `activeStates` gives them. */
  readonly active: readonly string[];
  /** Names of the transitions taken by the last step. */
  readonly taken: readonly string[];
}

/** A statechart that scrolls to its active state. The table of transitions is its accessible equivalent. */
export function Drawing({ label, layout, size, active, taken }: DrawingProps) {
  const { width, height, states, arrows } = layout;
  const scroller = useRef<HTMLDivElement>(null);
  const current = states.findLast(({ state }) => active.includes(statePathOf(state.id)))?.box;
  useEffect(() => {
    const room = scroller.current;
    if (!room || !current) return;
    const scale = (room.scrollWidth || width) / width;
    const isHidden = (from: number, length: number, start: number, seen: number) =>
      from < start || from + length > start + seen;
    const [x, y, w, h] = [current.x, current.y, current.width, current.height].map((length) => length * scale);
    if (x === undefined || y === undefined || w === undefined || h === undefined) return;
    if (isHidden(x, w, room.scrollLeft, room.clientWidth)) room.scrollLeft = x + w / 2 - room.clientWidth / 2;
    if (isHidden(y, h, room.scrollTop, room.clientHeight)) room.scrollTop = y + h / 2 - room.clientHeight / 2;
  }, [current, width, size]);
  return (
    <div ref={scroller} {...REACHABLE} className={styles.scroller} aria-label="Statechart">
      <svg
        className={styles.picture}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
        style={size === 'whole' ? { inlineSize: `calc(100% - ${rem(24)})` } : { inlineSize: rem(width) }}
      >
        {states.map((placed) => (
          <State
            key={placed.state.id}
            placed={placed}
            isActive={active.includes(statePathOf(placed.state.id))}
            taken={taken}
          />
        ))}
        {arrows.map((placed) => (
          <ArrowLine key={keyOf(placed)} placed={placed} isTaken={isTaken(placed, taken)} />
        ))}
        {/* Labels come last, to be drawn above all lines. */}
        {arrows.map((placed) => (
          <ArrowWords key={keyOf(placed)} placed={placed} taken={taken} />
        ))}
      </svg>
    </div>
  );
}

const keyOf = ({ points }: PlacedArrow): string => points.map(({ x, y }) => `${x} ${y}`).join();

const isTaken = ({ transitions }: PlacedArrow, taken: readonly string[]): boolean =>
  transitions.some(({ name }) => taken.includes(name));

const mark = (is: boolean): true | undefined => is || undefined;

/** Measures in SVG units. */
const RADIUS = 7;
const INSET = 3;
const PADDING = 10;
const DOT = 4;
const HEAD = { width: 3.5, length: 7 };

interface StateProps {
  readonly placed: PlacedState;
  readonly isActive: boolean;
  readonly taken: readonly string[];
}

function State({ placed: { state, box, lines, rule, dot }, isActive, taken }: StateProps) {
  const { x, y, width, height } = box;
  const active = mark(isActive);
  if (state.kind === 'history') {
    return (
      <g>
        <circle className={styles.box} cx={x + width / 2} cy={y + height / 2} r={width / 2} data-active={active} />
        <text
          className={styles.lines.note}
          x={x + width / 2}
          y={y + height / 2}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {state.isDeep ? 'H*' : 'H'}
        </text>
      </g>
    );
  }
  const tops = lines.map((_, index) =>
    lines.slice(0, index).reduce((sum, { style }) => sum + LINE_STYLES[style].height, y + PADDING - 2),
  );
  return (
    <g>
      <rect
        className={styles.box}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={RADIUS}
        data-active={active}
        data-nested={mark(rule !== null)}
      />
      {state.kind === 'final' && (
        <rect
          className={styles.ring}
          x={x + INSET}
          y={y + INSET}
          width={width - 2 * INSET}
          height={height - 2 * INSET}
          rx={RADIUS - INSET}
          data-active={active}
        />
      )}
      {rule !== null && <path className={styles.rule} d={`M${x},${rule}h${width}`} />}
      {dot && <circle className={styles.dot} cx={dot.x} cy={dot.y} r={DOT} />}
      {lines.map(({ text, style, transition }, index) => (
        <text
          // A line may repeat another: the name of a state, and a word of its description.
          key={tops[index]}
          className={styles.lines[style]}
          x={x + PADDING}
          y={(tops[index] ?? 0) + LINE_STYLES[style].height / 2}
          dominantBaseline="central"
          data-taken={mark(transition !== null && taken.includes(transition.name))}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

/** A smooth path through the points that leaves and arrives vertically. */
function pathOf(points: PlacedArrow['points']): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${x},${y}`;
      const middle = (before.y + y) / 2;
      return `C${before.x},${middle} ${x},${middle} ${x},${y}`;
    })
    .join('');
}

function ArrowLine({
  placed: { points },
  isTaken: taken,
}: {
  readonly placed: PlacedArrow;
  readonly isTaken: boolean;
}) {
  const [end, before] = [points.at(-1), points.at(-2)];
  if (!end || !before) return null;
  const { width, length } = HEAD;
  const back = end.y > before.y ? -length : length;
  return (
    <>
      <path className={styles.arrow} d={pathOf(points)} data-taken={mark(taken)} />
      <path
        className={styles.head}
        d={`M${end.x},${end.y}L${end.x - width},${end.y + back}H${end.x + width}Z`}
        data-taken={mark(taken)}
      />
    </>
  );
}

function ArrowWords({
  placed: { transitions, label },
  taken,
}: {
  readonly placed: PlacedArrow;
  readonly taken: readonly string[];
}) {
  if (!label) return null;
  const first = label.y - ((transitions.length - 1) * LINE_STYLES.label.height) / 2;
  return transitions.map((transition, index) => (
    <text
      key={transition.name}
      className={`${styles.lines.label} ${styles.halo}`}
      x={label.x}
      y={first + index * LINE_STYLES.label.height}
      textAnchor="middle"
      dominantBaseline="central"
      data-taken={mark(taken.includes(transition.name))}
    >
      {labelOf(transition)}
    </text>
  ));
}
