import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { radius, rem, space } from '../theme/scale.ts';
import { textSide } from '../theme/side.css.ts';
import { color } from '../theme/theme.css.ts';
import { tabular } from '../theme/type.ts';

/** Positions along the track, in percent. */
export const filled = createVar();
export const at = createVar();

/** The backgrounds carry meaning, so forced-colours mode must not remove them. */
const drawn = { forcedColorAdjust: 'none' } as const;

export const bullet = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  inlineSize: '100%',
  minInlineSize: 0,
});

export const track = style({
  ...drawn,
  position: 'relative',
  flex: 1,
  minInlineSize: rem(28),
  blockSize: rem(8),
  borderRadius: radius.bar,
  background: color.tint2,
});
const fill = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: filled,
  borderRadius: radius.bar,
});
export const performance = styleVariants({
  red: [fill, { background: color.red }],
  amber: [fill, { background: color.amber }],
  green: [fill, { background: color.green }],
  unjudged: [fill, { background: color.accent }],
});
/** A gap in the bar, in the background colour. */
export const cut = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: at,
  inlineSize: '1.5px',
  marginInlineStart: '-0.75px',
  background: color.bg,
});
export const target = style({
  ...drawn,
  position: 'absolute',
  insetBlock: rem(-3),
  insetInlineStart: at,
  inlineSize: '2px',
  marginInlineStart: '-1px',
  background: color.ink,
});
export const number = style([
  tabular,
  {
    minInlineSize: '3.4em',
    textAlign: textSide.end,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    color: color.ink,
    fontWeight: 500,
  },
]);

export const targetSample = style({ ...drawn, inlineSize: '2px', blockSize: rem(14), background: color.ink });
export const sample = styleVariants({ red: color.red, amber: color.amber, green: color.green }, (background) => [
  { ...drawn, inlineSize: rem(10), blockSize: rem(6), borderRadius: radius.bar, background },
]);
