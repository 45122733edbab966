import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { trackLength, trackPosition } from '#ui/theme/registered.css.ts';
import { radius, rem, space } from '#ui/theme/scale.ts';
import { textSide } from '#ui/theme/side.css.ts';
import { color } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

/** The backgrounds carry meaning, so forced-colours mode must not remove them. */
const drawn = { forcedColorAdjust: 'none' } as const;
const FLAGS = rem(22);

/** Its font size is that of the labels along the track, which `useRoom` reads. */
export const ribbon = style([type.small, { display: 'grid', minInlineSize: 0 }]);

const line = { position: 'relative', whiteSpace: 'nowrap' } as const;
const placed = { position: 'absolute', insetInlineStart: trackPosition } as const;

export const present = style([type.table, line, { blockSize: rem(22), color: color.ink2 }]);
export const presentWords = style(placed);
export const status = recipe({
  base: { color: color.ink, fontWeight: 650 },
  variants: { tone: { neutral: {}, amber: { color: color.amberInk }, red: { color: color.redInk } } },
});

export const scene = style({ position: 'relative', paddingBlockStart: FLAGS });
export const flag = styleVariants({ due: color.accent, past: color.ctrl }, (fill) => [
  placed,
  {
    ...drawn,
    insetBlockStart: rem(3),
    // Keeps the last flag inside the track.
    insetInlineStart: `min(${trackPosition}, 100% - ${rem(14)})`,
    inlineSize: rem(14),
    blockSize: `calc(${FLAGS} - ${rem(3)})`,
    marginInlineStart: '-0.75px',
    fill,
    stroke: fill,
    selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  },
]);
/** The number of reminders that one flag stands for. */
export const flagCount = style([
  type.micro,
  placed,
  {
    insetBlockStart: 0,
    insetInlineStart: `min(${trackPosition}, 100% - ${rem(14)})`,
    marginInlineStart: rem(15),
    fontWeight: 600,
    color: color.ink2,
  },
]);

export const track = recipe({
  base: { ...drawn, position: 'relative', overflow: 'hidden', borderRadius: radius.bar },
  variants: {
    size: { full: { blockSize: rem(18) }, list: { display: 'block', inlineSize: rem(120), blockSize: rem(8) } },
  },
});
const piece = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: trackPosition,
  inlineSize: trackLength,
} as const;
const underlined = (ground: string, edge: string) =>
  ({ background: ground, borderBlockEnd: `${rem(4)} solid ${edge}` }) as const;
/** Of an ink that lets the ground through: an opacity would be a layer of its own in every row of a list. */
const hatched = (ink: string, strength: string) =>
  `repeating-linear-gradient(135deg, color-mix(in srgb, ${ink} ${strength}, transparent) 0 1px, transparent 1px 6px)`;

/** The colour of the remaining time, by how near the end is. */
export const band = styleVariants(
  {
    open: { background: color.accentSoft2 },
    amber: underlined(color.amberSoft, color.amber),
    red: underlined(color.redSoft, color.red),
    /** Before the start and after the end of the validity. */
    beyond: { background: hatched(color.red, '45%') },
    before: { background: hatched(color.ctrl, '60%') },
    /** No end date: the band fades out. */
    endless: {
      background: `linear-gradient(to right, ${color.accentSoft2} 40%, transparent)`,
      selectors: { '[dir="rtl"] &': { background: `linear-gradient(to left, ${color.accentSoft2} 40%, transparent)` } },
    },
  },
  (rule) => [piece, rule],
);
export const fill = styleVariants({ valid: color.accent, over: color.ctrl }, (background) => [piece, { background }]);

/**
 * The mark of omitted years: two strokes in the colour of the background. It is no higher than the track: of a row in which
 * something reaches beyond what clips it, browsers paint everything again at each frame of a scroll.
 */
export const squeezed = style([
  piece,
  {
    inlineSize: rem(7),
    marginInlineStart: rem(-3.5),
    borderInline: `2.5px solid ${color.bg}`,
    transform: 'skewX(-14deg)',
  },
]);
/** Marks on the elapsed part are drawn as gaps in it. */
const stroke = {
  position: 'absolute',
  insetInlineStart: trackPosition,
  inlineSize: '1.5px',
  marginInlineStart: '-0.75px',
} as const;
export const cut = style({ ...stroke, insetBlock: 0, background: color.bg });
export const tick = style({ ...drawn, ...stroke, insetBlock: `${FLAGS} ${rem(-5)}`, background: color.ctrl });
export const end = style({
  ...drawn,
  ...stroke,
  inlineSize: '2px',
  marginInlineStart: '-1px',
  insetBlock: `calc(${FLAGS} - ${rem(6)}) ${rem(-6)}`,
  background: color.red,
});
export const now = style({
  ...drawn,
  ...stroke,
  inlineSize: '2px',
  marginInlineStart: '-1px',
  insetBlock: `0 ${rem(-6)}`,
  background: color.ink,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: '50%',
      inlineSize: rem(8),
      blockSize: rem(8),
      marginInlineStart: rem(-4),
      borderRadius: radius.round,
      background: 'inherit',
    },
  },
});

export const labels = style([line, { blockSize: rem(34), marginBlockStart: rem(8) }]);
export const label = style([
  placed,
  // The first label is shifted to start where the track starts.
  { textAlign: 'center', selectors: { '&[data-is-first]': { textAlign: textSide.start } } },
]);
export const labelName = recipe({
  base: [type.label, { display: 'block', color: color.ink, fontWeight: 600 }],
  variants: { isEnd: { true: { color: color.redInk } } },
});
export const labelDate = style([type.micro, { display: 'block', color: color.ink2 }]);

export const renewal = style([line, { blockSize: rem(26) }]);
export const bracket = style({
  ...drawn,
  ...piece,
  insetBlock: '0 auto',
  blockSize: rem(6),
  border: `1.5px solid ${color.accent}`,
  borderBlockStart: 0,
});
export const renewalWords = style([
  type.small,
  placed,
  { insetBlockStart: rem(9), maxInlineSize: '100%', fontWeight: 550, color: color.accentInk },
]);

/** Shown when there are no usable dates: an empty track with the reason. */
export const nothing = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: rem(36),
  paddingInline: space[12],
  border: `1px dashed ${color.line2}`,
  borderRadius: radius.tag,
  color: color.ink2,
});
export const wrong = style([
  nothing,
  { borderColor: color.amberLine, background: color.amberSoft, color: color.amberInk },
]);

export const brief = recipe({
  base: { display: 'inline-flex', minInlineSize: 0, maxInlineSize: '100%' },
  variants: {
    layout: {
      list: { alignItems: 'center', gap: space[12] },
      stacked: { flexDirection: 'column-reverse', alignItems: 'flex-end', gap: space[4] },
    },
  },
});
export const briefScene = style({ position: 'relative', flex: 'none' });
/** At this size, today and the end of the validity are vertical lines. */
const across = { ...drawn, ...stroke, insetBlock: rem(-2) } as const;
export const endAcross = style({ ...across, background: color.red });
export const nowAcross = style({
  ...across,
  insetBlock: `${rem(-4)} ${rem(-2)}`,
  inlineSize: '2px',
  marginInlineStart: '-1px',
  background: color.ink,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: '-1px',
      inlineSize: '4px',
      blockSize: '4px',
      borderRadius: radius.round,
      background: 'inherit',
    },
  },
});
export const empty = style({
  ...piece,
  inset: 0,
  inlineSize: 'auto',
  border: `1px dashed ${color.ctrl}`,
  borderRadius: radius.bar,
});
export const briefly = recipe({
  base: [type.table, { whiteSpace: 'nowrap', color: color.ink2 }],
  variants: {
    tone: {
      neutral: {},
      amber: { color: color.amberInk, fontWeight: 600 },
      red: { color: color.redInk, fontWeight: 600 },
    },
  },
});
