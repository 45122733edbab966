import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColours, phone, print, touch } from '../theme/media.ts';
import { bareButton, focusRingInset, onlyPrinted, visuallyHidden } from '../theme/mixins.ts';
import { bodyHeight, rowOffset } from '../theme/registered.css.ts';
import { roomAtHead } from '../theme/room.css.ts';
import { easing, layer, radius, rem, space } from '../theme/scale.ts';
import { textSide } from '../theme/side.css.ts';
import { scrollingBox } from '../theme/surface.css.ts';
import { color, motion, shadow, size } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

/** The CSS grid tracks of every row, and the least width of a row. */
const template = createVar();
export const leastWidth = createVar();
/** Both, on a screen and on paper: that does not scroll, so its columns are never narrower, and a browser shrinks what is too wide. */
export const onScreen = { template: createVar(), leastWidth: createVar() };
export const onPaper = { template: createVar(), leastWidth: createVar() };
/** The height of a table that scrolls by itself. */
export const height = createVar();
/** The offset of the sticky first column. */
export const stickyStart = createVar();
const margin = createVar();
/** If the page scrolls, the table head sticks below the page head. */
const top = fallbackVar(roomAtHead, '0px');

/** The tracks of the columns for checkbox and unfold button. The first includes the page margin. */
export const leadTracks = {
  first: `calc(${margin} + ${rem(20)} + ${space[8]})`,
  next: `calc(${rem(20)} + ${space[16]})`,
} as const;

export const frame = recipe({
  base: {
    position: 'relative',
    minInlineSize: 0,
    vars: { [margin]: space[12], [template]: onScreen.template, [leastWidth]: onScreen.leastWidth },
    '@media': {
      [phone]: { vars: { [margin]: space[16] } },
      [print]: { vars: { [template]: onPaper.template, [leastWidth]: onPaper.leastWidth } },
    },
  },
  variants: {
    isEdgeToEdge: { true: { vars: { [margin]: space[32] }, '@media': { [phone]: { vars: { [margin]: space[16] } } } } },
    // Text aligns with the page; the background of a hovered row extends a little beyond it.
    isOutdented: { true: { marginInline: `calc(-1 * ${margin})` } },
    scrolls: {
      true: {
        display: 'flex',
        flexDirection: 'column',
        blockSize: height,
        minBlockSize: 0,
        '@media': { [print]: { display: 'block', blockSize: 'auto' } },
      },
    },
  },
});

export const grid = recipe({
  base: { outline: 'none' },
  variants: {
    scrolls: {
      // Accounts for the sticky head and first column, which would cover cells scrolled into view.
      true: {
        ...scrollingBox,
        vars: { [roomAtHead]: '0px' },
        flex: 1,
        minBlockSize: 0,
        overscrollBehaviorY: 'contain',
        scrollPaddingBlockStart: size.row,
        '@media': { [print]: { overflow: 'visible' } },
      },
    },
  },
});

const tracks = { display: 'grid', gridTemplateColumns: template, minInlineSize: leastWidth } as const;

export const head = style({
  position: 'sticky',
  insetBlockStart: top,
  zIndex: layer.sticky,
  minInlineSize: leastWidth,
  background: color.bg,
});
export const headRow = style({ ...tracks, background: 'inherit' });

export const body = style({
  position: 'relative',
  minInlineSize: leastWidth,
  blockSize: bodyHeight,
  // Rows have other heights on paper: there they follow each other.
  '@media': { [print]: { blockSize: 'auto' } },
});
export const printed = style({ ...onlyPrinted, padding: space[12] });
/** Extra space below the last row, so that the selection bar does not cover it. */
export const bodyAboveBar = style([body, { boxSizing: 'content-box', paddingBlockEnd: rem(72) }]);

/** A row and its unfolded detail. Layout containment keeps rows independent of each other. */
export const record = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  contain: 'layout style',
  translate: `0 ${rowOffset}`,
  background: color.bg,
  '@media': { [print]: { position: 'static', translate: 'none', contain: 'none', breakInside: 'avoid' } },
});

export const row = style({
  ...tracks,
  background: color.bg,
  outline: 'none',
  selectors: {
    '&[data-is-target]': { cursor: 'pointer' },
    '&:is([aria-selected="true"], [aria-current])': { background: color.accentSoft },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:not([aria-selected="true"], [aria-current]):hover': { background: color.tint } },
    },
    [forcedColours]: {
      selectors: {
        '&:is([aria-selected="true"], [aria-current])': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
});

const box = {
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: size.row,
  paddingInline: space[12],
  outline: 'none',
  scrollMarginBlock: `calc(${top} + ${size.row} + ${space[8]}) ${space[8]}`,
  selectors: {
    '&:first-child': { paddingInlineStart: margin },
    '&:last-child': { paddingInlineEnd: margin },
    '&:focus-visible': { ...focusRingInset, borderRadius: radius.tag },
  },
} as const;

const sticky = { position: 'sticky', zIndex: 1, background: 'inherit' } as const;

/** Cells that stay visible when the table scrolls sideways. */
const STICKY = {
  first: { ...sticky, insetInlineStart: 0 },
  second: { ...sticky, insetInlineStart: leadTracks.first },
  rowHeader: { ...sticky, insetInlineStart: stickyStart },
} as const;

export const column = recipe({
  base: [
    type.small,
    box,
    {
      paddingBlock: space[4],
      borderBlockEnd: `1px solid ${color.line2}`,
      color: color.ink3,
      fontWeight: 500,
      textAlign: textSide.start,
      selectors: {
        '&[data-is-sortable]': { cursor: 'pointer' },
        '&[data-is-sortable]:hover': { color: color.ink },
        '&:is([aria-sort="ascending"], [aria-sort="descending"])': { color: color.ink, fontWeight: 600 },
      },
    },
  ],
  variants: { align: { start: {}, end: { justifyContent: 'flex-end', textAlign: textSide.end } }, sticky: STICKY },
});

export const heading = style({ display: 'inline-flex', alignItems: 'center', gap: space[4] });
export const arrow = style({ flex: 'none', inlineSize: rem(14), blockSize: rem(14) });

export const cell = recipe({
  base: [
    type.table,
    box,
    { paddingBlock: rem(6), borderBlockEnd: `1px solid ${color.line}`, overflowWrap: 'anywhere', color: color.ink2 },
  ],
  variants: {
    align: {
      start: {},
      end: [tabular, { whiteSpace: 'nowrap', justifyContent: 'flex-end', textAlign: textSide.end, color: color.ink }],
    },
    isRowHeader: { true: { color: color.ink, fontWeight: 500 } },
    /** Editable in place: hovering shows the outline of the input. */
    isEditable: {
      true: {
        cursor: 'text',
        selectors: { '&:hover': { boxShadow: `inset 0 0 0 1px ${color.line2}`, borderRadius: radius.tag } },
      },
    },
    isEditing: { true: { display: 'block', paddingBlock: space[2] } },
    sticky: STICKY,
  },
});

/** The card brings its own padding. */
export const cardCell = style([
  { minInlineSize: 0, borderBlockEnd: `1px solid ${color.line}`, outline: 'none', background: 'inherit' },
  { selectors: { '&:focus-visible': focusRingInset } },
]);

/** The header of the unfold column, only for screen readers. */
export const words = style(visuallyHidden);

export const lead = style({ position: 'relative', paddingInlineEnd: 0 });

/** The invisible checkbox covers the whole cell. */
export const check = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const checkBox = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: rem(16),
  blockSize: rem(16),
  border: `1px solid ${color.ctrl}`,
  borderRadius: radius.tag,
  background: color.bg,
  color: color.onAccent,
  pointerEvents: 'none',
  selectors: {
    [`${check}:is(:checked, :indeterminate) + &`]: { background: color.accent, borderColor: color.accent },
    [`${check}:hover + &`]: { borderColor: color.ink3 },
  },
  '@media': { [touch]: { inlineSize: rem(20), blockSize: rem(20) }, [forcedColours]: { forcedColorAdjust: 'none' } },
});
export const checkMark = style({ inlineSize: rem(12), blockSize: rem(12), strokeWidth: 3 });

export const unfold = style({
  ...bareButton,
  inlineSize: rem(24),
  blockSize: rem(24),
  marginInline: rem(-2),
  borderRadius: radius.tag,
  color: color.ink3,
  selectors: {
    '&:hover': { background: color.tint2, color: color.ink },
    // Extends the clickable area to the whole cell.
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
});
export const chevron = style({
  inlineSize: rem(16),
  blockSize: rem(16),
  transition: `rotate ${motion.popover} ${easing.move}`,
  selectors: {
    '[dir="rtl"] &': { scale: '-1 1' },
    '[aria-expanded="true"] > &': { rotate: '90deg' },
    '[dir="rtl"] [aria-expanded="true"] > &': { rotate: '-90deg' },
  },
});

export const detailRow = style({ borderBlockEnd: `1px solid ${color.line}`, background: color.tint });
export const detail = style([
  type.table,
  { paddingBlock: space[12], paddingInline: margin, color: color.ink2, outline: 'none' },
]);

export const editor = style({
  inlineSize: '100%',
  minBlockSize: rem(28),
  margin: 0,
  paddingBlock: 0,
  paddingInline: space[6],
  marginInline: `calc(-1 * ${space[6]} - 1px)`,
  boxSizing: 'content-box',
  maxInlineSize: '100%',
  border: `1px solid ${color.accent}`,
  borderRadius: radius.tag,
  outline: `1px solid ${color.accent}`,
  outlineOffset: 0,
  background: color.bg,
  color: color.ink,
  font: 'inherit',
  textAlign: 'inherit',
  selectors: { '&[aria-invalid="true"]': { borderColor: color.red, outlineColor: color.red } },
  // iOS zooms into a focused input with a font size below 16 px.
  '@media': { [touch]: { minBlockSize: rem(36), fontSize: rem(16) } },
});
export const editorError = style([
  type.small,
  { marginBlock: space[4], color: color.redInk, fontWeight: 500, whiteSpace: 'normal', textWrap: 'pretty' },
]);

/** Sticks to the bottom of the visible part of the table without taking up space. */
export const barPlace = style({
  position: 'sticky',
  insetBlockEnd: space[16],
  zIndex: layer.bottomBar,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  blockSize: 0,
  paddingInline: margin,
  pointerEvents: 'none',
});
/** In a table that scrolls by itself, the bar sits at the bottom of the frame. */
export const barPlaceWithin = style([barPlace, { position: 'absolute', insetInline: 0 }]);

export const bar = style([
  type.body,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    maxInlineSize: '100%',
    padding: rem(6),
    paddingInlineStart: space[12],
    borderRadius: radius.popover,
    background: color.raise,
    boxShadow: shadow.popover,
    color: color.ink,
    pointerEvents: 'auto',
  },
]);
export const barCount = style({
  paddingInlineEnd: space[12],
  marginInlineEnd: space[4],
  borderInlineEnd: `1px solid ${color.line2}`,
  fontWeight: 600,
});

/** Aligns the text of the button, not its edge, with the end of the rows. */
export const sortMenu = recipe({
  // Space for the focus ring, which the rows below would cover.
  base: { display: 'flex', justifyContent: 'flex-end', paddingBlockEnd: space[4] },
  variants: {
    isEdgeToEdge: { true: { paddingInline: space[8] }, false: { marginInlineEnd: `calc(-1 * ${space[8]})` } },
  },
});
