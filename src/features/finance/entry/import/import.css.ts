import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { forcedColours, phone } from '#ui/theme/media.ts';
import { ellipsis, focusRing, focusRingInset, touchTarget, visuallyHidden } from '#ui/theme/mixins.ts';
import { layer, radius, rem, space } from '#ui/theme/scale.ts';
import { textSide } from '#ui/theme/side.css.ts';
import { scrollingBox } from '#ui/theme/surface.css.ts';
import { color, shadow, size } from '#ui/theme/theme.css.ts';
import { tabular, type } from '#ui/theme/type.ts';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minInlineSize: 0,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[12]} ${space[32]}`,
});
export const title = style([
  type.title2,
  { flex: `1 1 ${rem(240)}`, minInlineSize: 0, color: color.ink, overflowWrap: 'anywhere' },
]);

export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  minBlockSize: rem(48),
  paddingBlock: space[8],
  borderBlock: `1px solid ${color.line}`,
});
export const fileIcon = style({ flex: 'none', inlineSize: rem(18), blockSize: rem(18), color: color.green });
export const fileName = style([
  type.body,
  { minInlineSize: 0, fontWeight: 550, color: color.ink, overflowWrap: 'anywhere' },
]);
export const fileFacts = style([type.table, { color: color.ink3 }]);
export const fileEnd = style({ marginInlineStart: 'auto', display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const stack = style({ display: 'grid', gap: space[16], justifyItems: 'stretch', maxInlineSize: rem(720) });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
export const note = style([type.table, { color: color.ink2 }]);

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[8]} ${space[16]}` });
export const wrongCount = style({ color: color.redInk, fontWeight: 550 });
export const warningCount = style({ color: color.amberInk, fontWeight: 550 });

/** A bar with the share of rows in each state. */
export const share = createVar();
export const shares = style({
  flex: `0 1 ${rem(150)}`,
  minInlineSize: rem(72),
  display: 'flex',
  gap: space[2],
  blockSize: rem(6),
  forcedColorAdjust: 'none',
  '@media': { [phone]: { flex: '1 1 100%' } },
});
export const sharePart = recipe({
  base: { flexGrow: share, flexShrink: 1, flexBasis: rem(4), borderRadius: radius.bar },
  variants: {
    state: {
      ready: { background: color.green },
      warning: { background: color.amber },
      wrong: { background: color.red },
      excluded: { background: color.ctrl },
    },
  },
});
export const sentence = style([type.body, { color: color.ink2 }]);
globalStyle(`${sentence} strong`, { fontWeight: 600, color: color.ink });
export const walk = style({ marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: space[4] });
export const walkWords = style([type.small, { color: color.ink2, minInlineSize: rem(96), textAlign: 'center' }]);

/** The rows, with a map of the errors at their edge. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${rem(16)}`,
  gap: space[12],
  '@media': {
    [phone]: { marginInline: `calc(-1 * ${space[16]})`, gap: 0, gridTemplateColumns: `minmax(0, 1fr) ${rem(14)}` },
  },
});
export const scroller = style({
  ...scrollingBox,
  position: 'relative',
  blockSize: `clamp(${rem(280)}, calc(100dvh - ${rem(330)}), ${rem(1200)})`,
  overscrollBehaviorY: 'contain',
  scrollPaddingBlockStart: size.row,
  outlineOffset: '-2px',
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [phone]: { blockSize: `clamp(${rem(280)}, calc(100dvh - ${rem(240)}), ${rem(1200)})` } },
});

/** Column tracks, width of the longest line number, height of all rows; position of one row. */
export const tracks = createVar();
export const lineWidth = createVar();
export const total = createVar();
export const offset = createVar();

const line = {
  display: 'grid',
  gridTemplateColumns: tracks,
  alignItems: 'center',
  minInlineSize: rem(640),
  paddingInline: space[12],
  columnGap: space[16],
} as const;

export const columns = style([
  type.small,
  {
    ...line,
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: layer.sticky,
    minBlockSize: rem(32),
    // As wide as the mark at the start of a faulty row.
    borderInlineStart: '3px solid transparent',
    background: color.bg,
    borderBlockEnd: `1px solid ${color.line2}`,
    color: color.ink3,
    fontWeight: 500,
    '@media': { [phone]: visuallyHidden },
  },
]);
export const column = recipe({ variants: { isNumber: { true: { textAlign: textSide.end } } } });

export const body = style({
  position: 'relative',
  blockSize: total,
  minInlineSize: rem(640),
  '@media': { [phone]: { minInlineSize: 0 } },
});

export const record = recipe({
  base: {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    translate: `0 ${offset}`,
    contain: 'layout style',
    borderBlockEnd: `1px solid ${color.line}`,
    borderInlineStart: '3px solid transparent',
    background: color.bg,
    outline: 'none',
    selectors: { '&:focus-visible': focusRingInset },
  },
  variants: {
    state: {
      ready: {},
      added: {},
      excluded: { color: color.ink3 },
      warning: { borderInlineStartColor: color.amber, background: color.amberSoft },
      wrong: { borderInlineStartColor: color.red, background: color.redSoft },
    },
    /** Rows before this one are hidden. */
    isApart: { true: { borderBlockStart: `1px dashed ${color.ctrl}` } },
  },
});

export const row = style([
  type.table,
  {
    ...line,
    minBlockSize: size.row,
    '@media': {
      [phone]: {
        minInlineSize: 0,
        gridTemplateColumns: `${lineWidth} minmax(0, 1fr) auto ${rem(20)}`,
        gridTemplateAreas: '"line product quantity mark" "line wholesaler amount mark"',
        columnGap: space[12],
        paddingBlock: space[8],
      },
    },
  },
]);

export const cell = recipe({
  base: { minInlineSize: 0, overflowWrap: 'anywhere', color: color.ink2 },
  variants: {
    place: {
      line: [tabular, { color: color.ink3, '@media': { [phone]: { gridArea: 'line' } } }],
      laboratory: { '@media': { [phone]: { display: 'none' } } },
      product: { color: color.ink, fontWeight: 550, '@media': { [phone]: { gridArea: 'product' } } },
      wholesaler: { '@media': { [phone]: { gridArea: 'wholesaler' } } },
      quantity: [
        tabular,
        { textAlign: textSide.end, color: color.ink, fontWeight: 550, '@media': { [phone]: { gridArea: 'quantity' } } },
      ],
      price: [tabular, { textAlign: textSide.end, '@media': { [phone]: { display: 'none' } } }],
      amount: [
        tabular,
        { textAlign: textSide.end, color: color.ink, '@media': { [phone]: { gridArea: 'amount', color: color.ink3 } } },
      ],
      mark: { display: 'grid', justifyItems: 'end', '@media': { [phone]: { gridArea: 'mark', alignSelf: 'start' } } },
    },
    isStruck: { true: { color: color.ink3, fontWeight: 400, textDecoration: 'line-through' } },
  },
});

/** What the file says, below what it was read as. */
export const original = style([
  type.small,
  { display: 'block', color: color.ink3, fontWeight: 400, overflowWrap: 'anywhere', textDecoration: 'none' },
]);
/** A long text of the file, opened: it scrolls within its cell. */
export const whole = style({ display: 'block', maxBlockSize: rem(160), overflow: 'auto' });
export const ownTitle = style([type.micro, ellipsis, { display: 'block', color: color.ink3, fontWeight: 400 }]);

/** A faulty cell: underlined with a wave, because colour alone is not enough. */
export const fault = recipe({
  base: {
    textDecorationLine: 'underline',
    textDecorationStyle: 'wavy',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
    textDecorationSkipInk: 'none',
  },
  variants: {
    tone: {
      wrong: { color: color.redInk, textDecorationColor: color.red, fontWeight: 600 },
      warning: { color: color.ink, textDecorationColor: color.amber },
    },
  },
});

export const mark = recipe({
  base: { inlineSize: rem(16), blockSize: rem(16) },
  variants: {
    state: {
      ready: { color: color.green },
      added: { color: color.green },
      warning: { color: color.amber },
      wrong: { color: color.red },
      excluded: { color: color.ink3 },
    },
  },
});

/** Errors of a row and their corrections, below the row. */
export const message = style([
  type.table,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[4]} ${space[8]}`,
    minBlockSize: rem(30),
    paddingBlockEnd: space[4],
    // Aligned with the text of the row, after its number.
    paddingInline: `calc(${space[12]} + ${rem(52)} + ${space[16]}) ${space[12]}`,
    color: color.ink2,
    '@media': { [phone]: { paddingInline: space[12], paddingBlockEnd: space[8] } },
  },
]);
export const reason = recipe({
  base: { fontWeight: 550 },
  variants: {
    tone: { wrong: { color: color.redInk }, warning: { color: color.amberInk }, excluded: { color: color.ink2 } },
  },
});
export const remedies = style({
  marginInlineStart: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[12]}`,
});

const plainButton = {
  ...touchTarget,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 550,
  cursor: 'pointer',
  borderRadius: radius.tag,
} as const;

export const act = recipe({
  base: { ...plainButton, minBlockSize: rem(24) },
  variants: {
    isMain: {
      true: { color: color.accentInk, selectors: { '&:hover': { textDecoration: 'underline' } } },
      false: { color: color.ink2, selectors: { '&:hover': { color: color.ink, textDecoration: 'underline' } } },
    },
  },
});
export const suggestion = style({
  ...plainButton,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: rem(24),
  paddingInline: space[8],
  border: `1px solid ${color.line2}`,
  background: color.raise,
  color: color.ink,
  boxShadow: shadow.raised,
  selectors: { '&:hover': { borderColor: color.ctrl }, '&:focus-visible': focusRing },
});
globalStyle(`${suggestion} > svg`, { flex: 'none', inlineSize: rem(14), blockSize: rem(14), color: color.ink3 });
export const picker = style({ flex: `1 1 ${rem(240)}`, maxInlineSize: rem(360) });

/** The map of errors: a click scrolls to one. */
export const map = style({
  position: 'relative',
  margin: 0,
  padding: 0,
  inlineSize: '100%',
  border: `1px solid ${color.line}`,
  borderRadius: radius.tag,
  background: color.tint,
  cursor: 'pointer',
  overflow: 'hidden',
  forcedColorAdjust: 'none',
});
export const mapMarks = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
export const mapWrong = style({ fill: color.red });
export const mapWarning = style({ fill: color.amber });
export const windowStart = createVar();
export const windowSize = createVar();
export const mapWindow = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: windowStart,
  blockSize: windowSize,
  minBlockSize: rem(12),
  border: `1.5px solid ${color.accent}`,
  borderRadius: radius.bar,
  background: `color-mix(in srgb, ${color.accent} 14%, transparent)`,
});

export const footWords = style([
  type.body,
  {
    flex: `1 1 ${rem(260)}`,
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    color: color.ink2,
  },
]);
globalStyle(`${footWords} strong`, { fontWeight: 600, color: color.ink });
export const footIcon = recipe({
  base: { flex: 'none', inlineSize: rem(18), blockSize: rem(18) },
  variants: { tone: { wrong: { color: color.red }, warning: { color: color.amber }, ready: { color: color.green } } },
});
export const footActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

/** The columns of a file whose titles are ambiguous. */
export const fields = style({ display: 'flex', flexWrap: 'wrap', gap: space[16] });
export const field = style({ flex: `1 1 ${rem(200)}`, maxInlineSize: rem(320) });
export const roles = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const role = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) minmax(${rem(160)}, ${rem(240)})`,
  alignItems: 'center',
  gap: space[16],
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.line}`,
});
export const roleTitle = style([
  type.body,
  { display: 'block', fontWeight: 550, color: color.ink, overflowWrap: 'anywhere' },
]);
export const samples = style([type.small, ellipsis, { display: 'block', color: color.ink3 }]);

globalStyle(`${record.classNames.base}:focus-visible ${row}`, {
  '@media': { [forcedColours]: { outline: '2px solid Highlight' } },
});

export const unseen = style(visuallyHidden);
