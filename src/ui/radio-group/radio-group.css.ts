import { style } from '@vanilla-extract/css';
import { forcedColours, touch } from '../theme/media.ts';
import { focusRing, touchTarget } from '../theme/mixins.ts';
import { easing, radius, rem, space } from '../theme/scale.ts';
import { color, motion } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const radio = style({
  ...type.body,
  ...touchTarget,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  overflowWrap: 'anywhere',
  color: color.ink,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&[data-disabled]': { color: color.ink3, cursor: 'default' } },
});

/** A ring whose border thickens when selected: the timeline's mark for the current step. */
export const ring = style({
  flexShrink: 0,
  inlineSize: rem(16),
  blockSize: rem(16),
  marginBlock: `calc((1lh - ${rem(16)}) / 2)`,
  border: `1px solid ${color.ctrl}`,
  borderRadius: radius.round,
  background: color.bg,
  transition: `border-width ${motion.press} ${easing.move}, border-color ${motion.press} ${easing.move}`,
  selectors: {
    '[data-hovered] > &': { borderColor: color.ink3 },
    '[data-selected] > &': { borderColor: color.accent, borderWidth: rem(5) },
    '[data-invalid] > &': { borderColor: color.red },
    [`${radio}[data-focus-visible] &`]: focusRing,
    '[data-disabled] > &': { borderColor: color.line2, background: color.tint2 },
  },
  '@media': {
    [touch]: { inlineSize: rem(20), blockSize: rem(20), marginBlock: `calc((1lh - ${rem(20)}) / 2)` },
    [forcedColours]: { forcedColorAdjust: 'none' },
  },
});

export const hint = style({
  ...type.small,
  display: 'block',
  paddingInlineStart: rem(24),
  color: color.ink3,
  '@media': { [touch]: { paddingInlineStart: rem(28) } },
});
