import { Graph, layout, type EdgeLabel, type GraphLabel, type NodeLabel, type Point } from '@dagrejs/dagre';
import { LINE_STYLES, type LineStyle } from './line-styles.ts';
import { type ChartState, type ChartTransition, everyState, everyTransition, labelOf } from './statechart.ts';

/** The width of a text in a style, in SVG units. */
export type Measure = (text: string, style: LineStyle) => number;

export interface Line {
  readonly text: string;
  readonly style: LineStyle;
  /** The internal transition that this line describes, if it describes one. */
  readonly transition: ChartTransition | null;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedState {
  readonly state: ChartState;
  readonly box: Box;
  readonly lines: readonly Line[];
  /** The y of the line under the header of a state with children; null without children. */
  readonly rule: number | null;
  /** Centre of the dot where the arrow to the initial child starts; null without an initial child. */
  readonly dot: Point | null;
}

/** One arrow for all transitions from one state to another. */
export interface PlacedArrow {
  /** Empty for the arrow from the dot to the initial child. */
  readonly transitions: readonly ChartTransition[];
  readonly points: readonly Point[];
  /** Centre of the label. */
  readonly label: Point | null;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Parents before their children. */
  readonly states: readonly PlacedState[];
  readonly arrows: readonly PlacedArrow[];
}

/** Distances in SVG units; `wrap` is the width at which descriptions wrap. */
const GAP = { padding: 10, margin: 1, nodes: 28, edges: 14, ranks: 22, wrap: 190, dot: 6, small: 26 } as const;

function wrapped(text: string, measure: Measure): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && measure(longer, 'words') <= GAP.wrap) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** Whether a transition stays in its state. Such a transition is listed in the box, not drawn as an arrow. */
const staysPut = ({ sourceID, targetIDs }: ChartTransition): boolean => targetIDs.every((id) => id === sourceID);

/** The lines of text in a state's box. */
function linesOf(state: ChartState, measure: Measure): readonly Line[] {
  const line = (text: string, style: LineStyle, transition: ChartTransition | null = null): Line => ({
    text,
    style,
    transition,
  });
  return [
    line(state.name, 'name'),
    ...(state.description === null ? [] : wrapped(state.description, measure)).map((text) => line(text, 'words')),
    ...(state.tags.length > 0 ? [line(`tags ${state.tags.join(', ')}`, 'note')] : []),
    ...state.notes.map((text) => line(text, 'note')),
    ...state.transitions.filter(staysPut).map((transition) => line(`${labelOf(transition)} ↺`, 'label', transition)),
  ];
}

function sizeOf(lines: readonly Line[], measure: Measure) {
  return {
    width: Math.max(...lines.map(({ text, style }) => measure(text, style))) + 2 * GAP.padding,
    height: lines.reduce((height, { style }) => height + LINE_STYLES[style].height, 0) + 2 * GAP.padding - 4,
  };
}

/** dagre cannot connect clusters, so an arrow to a state with children goes to an extra node at its head or foot. */
const headOf = (state: ChartState): string => (state.states.length > 0 ? `${state.id} head` : state.id);
const footOf = (state: ChartState): string => (state.states.length > 0 ? `${state.id} foot` : state.id);

const isWithin = (id: string, outer: string): boolean => id === outer || id.startsWith(`${outer}.`);

/** An arrow before layout. Which end is above is decided first, because dagre ranks nodes along its edges. */
interface Arrow {
  readonly source: ChartState;
  readonly target: ChartState;
  readonly isUpward: boolean;
  /** Ids of the dagre nodes that it connects. */
  readonly upper: string;
  readonly lower: string;
  readonly transitions: readonly ChartTransition[];
}

/**
 * Returns whether one state is placed above another. Siblings are in the order in which they are reached from the
 * initial state. States of different parents are ordered as their outermost distinct ancestors, so that a state lies
 * above or below another as a whole.
 */
function order(chart: ChartState): (from: string, to: string) => boolean {
  const places = new Map<string, number>();
  for (const { id, initialID, states } of everyState(chart)) {
    const leads = everyTransition(chart).filter(({ sourceID }) => isWithin(sourceID, id) && sourceID !== id);
    const childOf = (inner: string) => states.find((child) => isWithin(inner, child.id));
    const reached = new Set(states.filter((state) => state.id === initialID || initialID === null));
    // Iterating over a set also visits what is added during the iteration.
    for (const from of reached) {
      const targets = leads.filter(({ sourceID }) => isWithin(sourceID, from.id)).flatMap(({ targetIDs }) => targetIDs);
      for (const child of states) {
        if (targets.some((target) => childOf(target) === child)) reached.add(child);
      }
    }
    for (const [place, child] of [...new Set([...reached, ...states])].entries()) places.set(child.id, place);
  }
  const parents = (id: string): readonly string[] =>
    id.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));
  return (from, to) => {
    const [a, b] = [parents(from), parents(to)];
    const fork = a.findIndex((id, index) => id !== b[index]);
    return fork === -1 || b[fork] === undefined
      ? fork === -1
      : (places.get(a[fork] ?? '') ?? 0) < (places.get(b[fork] ?? '') ?? 0);
  };
}

/** The arrows of a chart: one for each pair of connected states, and one from each dot. */
function arrowsOf(chart: ChartState): readonly Arrow[] {
  const states = new Map(everyState(chart).map((state) => [state.id, state]));
  const isAbove = order(chart);
  const arrow = (source: ChartState, target: ChartState): Arrow => {
    const isUpward = !isAbove(source.id, target.id);
    const [above, below] = isUpward ? [target, source] : [source, target];
    const upper = isWithin(below.id, above.id) ? headOf(above) : footOf(above);
    return { source, target, isUpward, upper, lower: headOf(below), transitions: [] };
  };
  const arrows = new Map<string, Arrow>();
  for (const transition of everyTransition(chart)) {
    if (staysPut(transition)) continue;
    const source = states.get(transition.sourceID);
    for (const targetID of transition.targetIDs) {
      const target = states.get(targetID);
      if (!source || !target) continue;
      const key = `${source.id} → ${targetID}`;
      const { transitions, ...arrowBefore } = arrows.get(key) ?? arrow(source, target);
      arrows.set(key, { ...arrowBefore, transitions: [...transitions, transition] });
    }
  }
  const first = [...states.values()].flatMap((source) => {
    const target = source.initialID === null ? undefined : states.get(source.initialID);
    return target ? [arrow(source, target)] : [];
  });
  return [...first, ...arrows.values()];
}

/** Spreads the ends of arrows evenly along a side of a box, in the order of the points they come from. */
function spread(
  { x, width }: Box,
  ends: readonly { readonly from: number; readonly place: (x: number) => void }[],
): void {
  for (const [index, { place }] of ends.toSorted((a, b) => a.from - b.from).entries()) {
    place(x + (width * (index + 1)) / (ends.length + 1));
  }
}

const middleOf = ({ x, width }: Box): number => x + width / 2;

const isInside = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** Lays out a chart from top to bottom, children inside their parents. */
export function layOut(chart: ChartState, measure: Measure): Layout {
  const graph = new Graph<GraphLabel, NodeLabel, EdgeLabel>({ directed: true, compound: true, multigraph: true });
  graph.setGraph({
    rankdir: 'TB',
    nodesep: GAP.nodes,
    edgesep: GAP.edges,
    ranksep: GAP.ranks,
    marginx: GAP.margin,
    marginy: GAP.margin,
  });
  const states = everyState(chart);
  const lines = new Map(states.map((state) => [state.id, linesOf(state, measure)]));
  const arrows = arrowsOf(chart);
  const connected = new Set(arrows.flatMap(({ upper, lower }) => [upper, lower]));

  for (const state of states) {
    const small = state.kind === 'history' && { width: GAP.small, height: GAP.small };
    const size = small || sizeOf(lines.get(state.id) ?? [], measure);
    graph.setNode(state.id, state.states.length > 0 ? { width: 0, height: 0 } : size);
    if (state.states.length === 0) continue;
    graph.setNode(headOf(state), size);
    if (connected.has(footOf(state))) graph.setNode(footOf(state), { width: 1, height: 1 });
  }
  for (const state of states) {
    for (const child of state.states) graph.setParent(child.id, state.id);
    if (state.states.length === 0) continue;
    graph.setParent(headOf(state), state.id);
    const inner = arrows.filter(({ source, target }) => isWithin(source.id, state.id) && isWithin(target.id, state.id));
    // The head must be above all children, and the foot below.
    for (const child of state.states) {
      if (!inner.some(({ lower }) => lower === headOf(child)))
        graph.setEdge(headOf(state), headOf(child), { weight: ORDER_WEIGHT }, ORDER);
    }
    if (!graph.hasNode(footOf(state))) continue;
    graph.setParent(footOf(state), state.id);
    for (const { id, states: own } of everyState(state)) {
      if (own.length === 0 && !inner.some(({ upper }) => upper === id))
        graph.setEdge(id, footOf(state), { weight: ORDER_WEIGHT }, ORDER);
    }
  }
  for (const { source, target, upper, lower, transitions } of arrows) {
    const texts = transitions.map(labelOf);
    const width = Math.max(0, ...texts.map((text) => measure(text, 'label')));
    const label = {
      width: width && width + GAP.padding,
      height: texts.length * LINE_STYLES.label.height,
      labelpos: 'c',
    } as const;
    graph.setEdge(
      upper,
      lower,
      { ...label, weight: transitions.length > 0 ? 1 : FIRST_WEIGHT },
      nameOf(source, target, transitions),
    );
  }

  layout(graph);

  const boxOf = (id: string): Box => {
    const { x = 0, y = 0, width, height } = graph.node(id);
    return { x: x - width / 2, y: y - height / 2, width, height };
  };
  const placed = states.map((state): PlacedState => {
    const head = boxOf(headOf(state));
    const rule = state.states.length > 0 ? head.y + head.height : null;
    return {
      state,
      box: boxOf(state.id),
      lines: state.kind === 'history' ? [] : (lines.get(state.id) ?? []),
      rule,
      dot: rule === null || state.initialID === null ? null : { x: middleOf(head), y: rule },
    };
  });
  const { width, height } = boxOf(chart.id);
  return {
    width: width + 2 * GAP.margin,
    height: height + 2 * GAP.margin,
    states: placed,
    arrows: placeArrows(arrows, graph, boxOf),
  };
}

/** Name of invisible edges that only order states. Their weight is small but not zero: dagre ignores edges of weight zero. */
const ORDER = 'order';
const ORDER_WEIGHT = 0.2;
/** Weight of the arrow from a dot: a higher weight makes it shorter and straighter. */
const FIRST_WEIGHT = 3;

/** A unique edge name: two states can have an arrow each way, and one from a dot. */
const nameOf = (source: ChartState, target: ChartState, transitions: readonly ChartTransition[]): string =>
  `${transitions.length > 0 ? '' : 'first '}${source.id} → ${target.id}`;

/** The final arrows. dagre ends all edges at the middle of a box; here they end side by side on its upper or lower side. */
function placeArrows(
  arrows: readonly Arrow[],
  graph: Graph<GraphLabel, NodeLabel, EdgeLabel>,
  boxOf: (id: string) => Box,
): readonly PlacedArrow[] {
  const sides = new Map<string, { box: Box; ends: { from: number; place: (x: number) => void }[] }>();
  /** The end of an arrow. On a simple box, ends are spread evenly; on one with children, it keeps its x within the box. */
  const end = (node: string, state: ChartState, box: Box, y: number, beside: Point): Point => {
    if (state.states.length > 0)
      return { x: Math.max(box.x + GAP.padding, Math.min(beside.x, box.x + box.width - GAP.padding)), y };
    const point = { x: middleOf(box), y };
    const side = sides.get(`${node} ${y}`) ?? { box, ends: [] };
    side.ends.push({ from: beside.x, place: (x) => (point.x = x) });
    sides.set(`${node} ${y}`, side);
    return point;
  };

  // Boxes of a rank are centred and differ in height, so an arrow runs straight until it has passed the tallest.
  const tallest = new Map<number, number>();
  for (const id of graph.nodes()) {
    const { y = 0, height } = graph.node(id);
    if (graph.children(id).length === 0) tallest.set(y, Math.max(height, tallest.get(y) ?? 0));
  }
  /** Half the difference in height between a box and the tallest of its rank. */
  const halfGap = (node: string): number => {
    const { y = 0, height } = graph.node(node);
    return ((tallest.get(y) ?? height) - height) / 2;
  };

  const drawn = arrows.map(({ source, target, isUpward, upper, lower, transitions }) => {
    const { points = [], x, y } = graph.edge({ v: upper, w: lower, name: nameOf(source, target, transitions) });
    const [above, below] = isUpward ? [target, source] : [source, target];
    const isOwn = upper === headOf(above) && above.states.length > 0;
    const upperBox = isOwn
      ? { ...boxOf(above.id), height: boxOf(upper).y + boxOf(upper).height - boxOf(above.id).y }
      : boxOf(above.id);
    const lowerBox = boxOf(below.id);
    const middle = points.slice(1, -1).filter((point) => !isInside(upperBox, point) && !isInside(lowerBox, point));
    const [first, last] = [middle[0] ?? points[0], middle.at(-1) ?? points.at(-1)];
    const bottom = upperBox.y + upperBox.height;
    const beside = first ?? { x: middleOf(upperBox), y: bottom };
    return {
      transitions,
      isUpward,
      top:
        transitions.length > 0 ? end(upper, above, upperBox, bottom, beside) : { x: middleOf(boxOf(upper)), y: bottom },
      middle,
      foot: end(lower, below, lowerBox, lowerBox.y, last ?? beside),
      gapAbove: above.states.length > 0 ? 0 : halfGap(upper),
      gapBelow: below.states.length > 0 ? 0 : halfGap(lower),
      label: transitions.length > 0 && x !== undefined && y !== undefined ? { x, y } : null,
    };
  });
  for (const { box, ends } of sides.values()) spread(box, ends);
  return drawn.map(({ transitions, isUpward, top, middle, foot, gapAbove, gapBelow, label }) => {
    const down = [
      top,
      ...(gapAbove > 0 ? [{ x: top.x, y: top.y + gapAbove }] : []),
      ...middle,
      ...(gapBelow > 0 ? [{ x: foot.x, y: foot.y - gapBelow }] : []),
      foot,
    ];
    return { transitions, points: isUpward ? down.reverse() : down, label };
  });
}
