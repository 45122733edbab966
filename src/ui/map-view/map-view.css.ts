import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { forcedColours, reducedMotion, touch } from '../theme/media.ts';
import { focusRing, focusRingInset, visuallyHidden } from '../theme/mixins.ts';
import { easing, layer, radius, rem, space } from '../theme/scale.ts';
import { textSide } from '../theme/side.css.ts';
import { color, motion, shadow } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

/** The position of a pin, in pixels from the left and the top: maps are not mirrored. */
export const x = createVar();
export const y = createVar();

export const map = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: rem(200),
  background: color.land,
});

// pigeon-maps sets a grey background inline; ours lies behind its tiles. Focusing a pin must not scroll this box.
globalStyle(`${map} > div`, { background: 'transparent !important', overflow: 'clip !important' });

/** Tiles are made for light themes. */
export const tiles = style({
  selectors: {
    ':root[data-theme^="dark."] &': {
      filter: 'invert(1) hue-rotate(180deg) saturate(.45) brightness(.8) contrast(.9)',
    },
  },
});
export const tile = style({
  position: 'absolute',
  maxInlineSize: 'none',
  selectors: { '&[data-failed]': { visibility: 'hidden' } },
});

export const scene = style({
  position: 'absolute',
  inset: 0,
  cursor: 'grab',
  selectors: { '&:active': { cursor: 'grabbing' }, '&:focus-visible': focusRingInset },
});

const drawn = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', pointerEvents: 'none' } as const;
/** Below the tiles of pigeon-maps. */
export const baseMap = style({ ...drawn, zIndex: -1 });
export const sea = style({ fill: color.water });
export const coast = style({
  fill: color.land,
  stroke: color.roadCasing,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});
export const border = style({
  fill: 'none',
  stroke: color.line2,
  strokeWidth: 1,
  strokeDasharray: '3 3',
  vectorEffect: 'non-scaling-stroke',
});
/** The grid that shows movement on a plain background. */
export const grid = style({ stroke: color.roadCasing, strokeWidth: 1, shapeRendering: 'crispEdges' });
export const drawing = style({ ...drawn, overflow: 'visible' });

export const pins = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

/** Moves with the map. The hovered or focused pin is drawn above the others. */
export const anchor = style({
  position: 'absolute',
  left: 0,
  top: 0,
  pointerEvents: 'auto',
  transform: `translate(calc(${x} - 50%), calc(${y} - 50%))`,
  selectors: {
    '&:has(> [data-selected])': { zIndex: 1 },
    '&:has(> [data-hovered], > [data-linked])': { zIndex: 2 },
    '&:has(> [data-focus-visible])': { zIndex: 3 },
  },
});

export const pin = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: rem(26),
  minBlockSize: rem(26),
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.round,
  background: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    // A larger area to tap, which also highlights the pin hovered in the list.
    '&::before': { content: '', position: 'absolute', inset: rem(-5), borderRadius: radius.round },
    '&[data-linked]::before': { background: color.accentSoft2, opacity: 0.9 },
    '&[data-selected]::before': { inset: rem(-6), background: color.accentSoft2, border: `2px solid ${color.accent}` },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '5px' },
  },
  '@media': { [touch]: { selectors: { '&::before': { inset: rem(-9) } } } },
});
globalStyle(`${pin} > :first-child`, { position: 'relative' });

export const cluster = style([
  type.small,
  tabular,
  {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: rem(30),
    blockSize: rem(30),
    paddingInline: space[6],
    border: `1.5px solid ${color.accent}`,
    borderRadius: radius.round,
    background: color.accentSoft2,
    color: color.accentInk,
    fontWeight: 650,
    boxShadow: `0 0 0 2px ${color.bg}`,
    selectors: {
      '&[data-size="2"]': { minInlineSize: rem(36), blockSize: rem(36) },
      '&[data-size="3"]': { minInlineSize: rem(44), blockSize: rem(44) },
      '[data-hovered] > &, [data-linked] > &': { background: color.accent, color: color.onAccent },
    },
    '@media': { [forcedColours]: { borderColor: 'CanvasText' } },
  },
]);

/** The name of a place, visible on hover and focus, and always read by screen readers. */
export const name = style([
  type.label,
  {
    position: 'absolute',
    insetBlockEnd: `calc(100% + ${rem(9)})`,
    left: '50%',
    inlineSize: 'max-content',
    maxInlineSize: rem(220),
    paddingBlock: space[4],
    paddingInline: space[8],
    borderRadius: radius.control,
    background: color.raise,
    boxShadow: shadow.popover,
    color: color.ink,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
    opacity: 0,
    transform: 'translateX(-50%)',
    transition: `opacity ${motion.press} ${easing.move}`,
    selectors: {
      '[data-hovered] > &, [data-linked] > &, [data-selected] > &, [data-focus-visible] > &': { opacity: 1 },
      // Near an edge the name stays inside the map.
      '[data-side="left"] > * > &': { left: rem(-8), transform: 'none' },
      '[data-side="right"] > * > &': { left: 'auto', right: rem(-8), transform: 'none' },
      '[data-below] > * > &': { insetBlock: `calc(100% + ${rem(9)}) auto` },
    },
  },
]);

const corner = { position: 'absolute', zIndex: layer.mapTools, display: 'flex', pointerEvents: 'none' } as const;

export const top = style({
  ...corner,
  insetBlockStart: space[12],
  insetInline: space[12],
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space[12],
});
export const bottom = style({
  ...corner,
  insetBlockEnd: space[12],
  insetInline: space[12],
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: space[8],
});

/** Holds the start side of the bottom row, even if it is empty. */
export const start = style({ display: 'grid', justifyItems: 'start', gap: space[8], minInlineSize: 0 });
globalStyle(`${start} > *`, { pointerEvents: 'auto' });

export const chip = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[4]} ${space[12]}`,
    minBlockSize: rem(32),
    paddingBlock: space[6],
    paddingInline: space[12],
    borderRadius: radius.control,
    background: color.raise,
    boxShadow: shadow.popover,
    color: color.ink2,
    overflowWrap: 'anywhere',
    cursor: 'default',
  },
]);
globalStyle(`${chip} > svg`, { color: color.ink3 });

export const zoom = style({ display: 'grid', gap: space[12], flex: 'none', pointerEvents: 'auto' });
export const pair = style({
  display: 'grid',
  borderRadius: radius.control,
  background: color.raise,
  boxShadow: shadow.popover,
});
export const tool = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(34),
  blockSize: rem(34),
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: color.ink2,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${motion.press}`,
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: color.tint2, color: color.ink },
    '&[data-disabled]': { color: color.ctrl, cursor: 'default' },
    '&[data-focus-visible]': focusRingInset,
    '& + &': { borderBlockStart: `1px solid ${color.line}`, borderStartStartRadius: 0, borderStartEndRadius: 0 },
  },
  '@media': { [touch]: { inlineSize: rem(44), blockSize: rem(44) } },
});

export const facts = style([
  type.micro,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: `${space[4]} ${space[8]}`,
    marginInlineStart: 'auto',
    paddingBlock: space[2],
    paddingInline: space[6],
    borderRadius: radius.tag,
    background: color.land,
    color: color.ink2,
    pointerEvents: 'auto',
    cursor: 'default',
  },
]);
export const scaleLength = createVar();
export const scale = style({ display: 'flex', alignItems: 'center', gap: space[6], direction: 'ltr' });
export const ruler = style({
  inlineSize: scaleLength,
  blockSize: rem(5),
  border: `1.5px solid ${color.ink2}`,
  borderBlockStart: 0,
});

/** Shown over the background if there are no places. */
export const empty = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  padding: space[16],
  pointerEvents: 'none',
});
export const emptyCard = style({
  maxInlineSize: rem(400),
  borderRadius: radius.popover,
  background: color.bg,
  boxShadow: shadow.popover,
  pointerEvents: 'auto',
  cursor: 'default',
});

export const hidden = style(visuallyHidden);

/** The list of places at the same spot. */
export const spot = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });
export const spotPlace = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    inlineSize: '100%',
    minBlockSize: rem(36),
    margin: 0,
    paddingBlock: space[4],
    paddingInline: space[8],
    border: 0,
    borderRadius: radius.control,
    background: 'transparent',
    color: color.ink,
    textAlign: textSide.start,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: { '&[data-hovered], &[data-pressed]': { background: color.tint2 } },
    '@media': { [touch]: { minBlockSize: rem(44) } },
  },
]);

/** The gesture hint of pigeon-maps: « two fingers », « Ctrl and the wheel ». */
globalStyle(`${map} .pigeon-overlay-warning`, {
  ...type.title3,
  fontFamily: 'inherit !important',
  fontSize: `${rem(15)} !important`,
  padding: space[24],
  background: `${color.scrim} !important`,
  transition: `opacity ${motion.menu} !important`,
  '@media': { [reducedMotion]: { transition: 'none !important' } },
});
