import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../theme/mixins.ts';
import { layer, radius, rem, space } from '../theme/scale.ts';
import { textSide } from '../theme/side.css.ts';
import { color, shadow } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';
import type { Tone } from './series.ts';

/** Height of the picture, a CSS length. */
export const height = createVar();

/** The colour of a series, for the elements inside. */
const ofSeries = createVar();

const COLOUR_OF = {
  chart1: color.chart1,
  chart2: color.chart2,
  chart3: color.chart3,
  chart4: color.chart4,
  chart5: color.chart5,
  plan: color.ink3,
} as const satisfies Readonly<Record<Tone, string>>;

export const tone = styleVariants(COLOUR_OF, (value) => ({ vars: { [ofSeries]: value } }));

export const chart = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });

/** Its font size follows the user's text size; `useRoom` reads it to size the drawn text. */
export const room = style([type.micro, { position: 'relative', blockSize: height, minInlineSize: 0 }]);

export const picture = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  overflow: 'visible',
  // Coordinates are measured from the left; in right-to-left pages only the order of the marks is mirrored.
  direction: 'ltr',
  fontSize: rem(11),
});

export const gridLine = style({ stroke: color.line, shapeRendering: 'crispEdges' });
export const zeroLine = style({ stroke: color.line2, shapeRendering: 'crispEdges' });

export const tick = style([tabular, { fill: color.ink3, fontWeight: 450, letterSpacing: 0 }]);
export const currentTick = style([tick, { fill: color.ink, fontWeight: 650 }]);

export const line = style({
  fill: 'none',
  stroke: ofSeries,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const planLine = style([line, { strokeWidth: 1.75 }]);
/** A thinner line for thousands of points. */
export const fineLine = style([line, { strokeWidth: 1.25 }]);
export const marker = style({ fill: ofSeries, stroke: color.bg, strokeWidth: 1.5 });
export const endMarker = style({ fill: ofSeries });
export const endLabel = style([tabular, { fill: ofSeries, fontSize: rem(12), fontWeight: 650 }]);
export const planLabel = style({ fill: color.ink2, fontSize: rem(12) });
export const area = style({ fill: ofSeries, fillOpacity: 0.16 });
export const bar = style({ stroke: color.bg, strokeWidth: 1 });
export const texture = style({ fill: ofSeries });
export const textureMark = style({ stroke: color.bg, strokeWidth: 1.25, strokeOpacity: 0.7, strokeLinecap: 'square' });
export const textureDot = style({ fill: color.bg, fillOpacity: 0.7 });

/** The areas where the result is below or above the plan, with a texture. */
export const missed = style({ fill: color.red, fillOpacity: 0.15 });
export const passed = style({ fill: color.green, fillOpacity: 0.12 });
export const passedDot = style({ fill: color.green, fillOpacity: 0.45 });

/** Covers the plot area and receives pointer and keyboard events. */
export const reader = style({
  position: 'absolute',
  borderRadius: radius.tag,
  outline: 'none',
  touchAction: 'pan-y',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '4px' } },
});

export const overlay = style([picture, { pointerEvents: 'none' }]);
export const crosshair = style({ stroke: color.ctrl, strokeWidth: 1, shapeRendering: 'crispEdges' });
export const band = style({ fill: color.ink, fillOpacity: 0.05 });
export const point = style({ fill: ofSeries, stroke: color.bg, strokeWidth: 2 });
export const activePoint = style({ fill: color.bg, stroke: ofSeries, strokeWidth: 3 });

export const tipX = createVar();
export const tipY = createVar();

const tipBase = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  zIndex: layer.tooltip,
  pointerEvents: 'none',
  inlineSize: 'max-content',
  maxInlineSize: `max(50% - ${space[16]}, ${rem(150)})`,
  paddingBlock: rem(7),
  paddingInline: rem(10),
  borderRadius: radius.control,
  background: color.raise,
  boxShadow: shadow.popover,
  color: color.ink,
});

/** The side of the point on which the tooltip stands. */
export const tip = styleVariants(
  {
    after: { transform: `translate(calc(${tipX} + ${space[12]}), ${tipY})` },
    before: { transform: `translate(calc(${tipX} - ${space[12]} - 100%), ${tipY})` },
  },
  (side) => [tipBase, side],
);

export const tipTitle = style([type.small, { color: color.ink3, overflowWrap: 'anywhere' }]);
export const tipRows = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: space[8] });
export const tipRow = style([
  type.small,
  {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    paddingBlockStart: space[4],
    color: color.ink2,
    selectors: { '&[data-active]': { color: color.ink, fontWeight: 600 } },
  },
]);
export const tipName = style({ overflowWrap: 'anywhere' });
export const tipValue = style([
  tabular,
  { textAlign: textSide.end, fontWeight: 600, color: color.ink, whiteSpace: 'nowrap' },
]);

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  marginInlineStart: 'auto',
  // Aligns the text of the ghost button, not its edge, with the edge of the picture.
  marginInlineEnd: rem(-9),
});

export const scroller = style({
  maxBlockSize: `max(${height}, ${rem(240)})`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
});
export const table = style([type.table, { inlineSize: '100%' }]);
const cell = {
  paddingBlock: rem(6),
  paddingInline: space[8],
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: textSide.start,
  fontWeight: 400,
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
} as const;
export const heading = style([
  type.small,
  cell,
  {
    position: 'sticky',
    insetBlockStart: 0,
    background: color.bg,
    borderBlockEnd: 0,
    boxShadow: `inset 0 -1px ${color.line2}`,
    color: color.ink3,
    fontWeight: 500,
    verticalAlign: 'bottom',
  },
]);
export const rowHeading = style([cell, { color: color.ink, fontWeight: 500, overflowWrap: 'anywhere' }]);
export const numberHeading = style([heading, { textAlign: textSide.end }]);
export const number = style([cell, tabular, { textAlign: textSide.end, whiteSpace: 'nowrap', color: color.ink2 }]);

export const empty = style({ display: 'grid', alignContent: 'center', minBlockSize: height });

export const pages = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: space[8] });
export const pageWords = style([type.small, tabular, { color: color.ink3 }]);

/** Wide enough for a finger, within a line of text. */
export const swatch = style({
  flex: 'none',
  display: 'block',
  inlineSize: rem(18),
  blockSize: rem(10),
  overflow: 'visible',
});
export const swatchSquare = style([swatch, { inlineSize: rem(10) }]);
