import { style } from '@vanilla-extract/css';
import { forcedColours } from '../theme/media.ts';
import { focusRing, touchTarget } from '../theme/mixins.ts';
import { easing, radius, rem, space } from '../theme/scale.ts';
import { color, motion } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const field = style({ display: 'grid', gap: space[2], minInlineSize: 0 });

export const button = style({
  ...type.body,
  ...touchTarget,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  color: color.ink,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-disabled]': { color: color.ink3, cursor: 'default' },
    '[data-layout="row"] &': { minBlockSize: rem(44) },
  },
});

export const icon = style({ display: 'grid', flex: 'none', color: color.ink3 });

/** In the row layout the label pushes the switch to the end. */
export const words = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '[data-layout="row"] &': { flex: 1 }, '[data-layout="inline"] &': { order: 1 } },
});

/** Below the label in both layouts. */
export const description = style({
  ...type.small,
  color: color.ink3,
  selectors: {
    '[data-layout="inline"] &': { paddingInlineStart: rem(42) },
    [`[data-layout="inline"]:has(${icon}) &`]: { paddingInlineStart: rem(70) },
    [`[data-layout="row"]:has(${icon}) &`]: { paddingInlineStart: rem(28) },
  },
});

export const track = style({
  flexShrink: 0,
  inlineSize: rem(30),
  blockSize: rem(18),
  padding: rem(2),
  borderRadius: radius.round,
  background: color.ctrl,
  transition: `background-color ${motion.popover} ${easing.move}`,
  selectors: {
    [`${button}[data-selected] &`]: { background: color.accent },
    [`${button}[data-focus-visible] &`]: focusRing,
    [`${button}[data-disabled] &`]: { background: color.line2 },
  },
  '@media': { [forcedColours]: { forcedColorAdjust: 'none' } },
});

export const thumb = style({
  display: 'block',
  inlineSize: rem(14),
  blockSize: rem(14),
  borderRadius: radius.round,
  background: color.bg,
  transition: `margin-inline-start ${motion.popover} ${easing.move}`,
  selectors: { [`${button}[data-selected] &`]: { marginInlineStart: rem(12) } },
});
