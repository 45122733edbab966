import { style } from '@vanilla-extract/css';
import { forcedColours, touch } from '../theme/media.ts';
import { focusRing, touchTarget } from '../theme/mixins.ts';
import { easing, radius, rem, space } from '../theme/scale.ts';
import { color, motion } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const checkbox = style({ display: 'inline-grid', gap: space[4], minInlineSize: 0 });

export const button = style({
  ...type.body,
  ...touchTarget,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  color: color.ink,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&[data-disabled]': { color: color.ink3, cursor: 'default' } },
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: rem(16),
  blockSize: rem(16),
  // Centres the box on the first line of the label, however many lines follow.
  marginBlock: `calc((1lh - ${rem(16)}) / 2)`,
  border: `1px solid ${color.ctrl}`,
  borderRadius: radius.tag,
  background: color.bg,
  color: color.onAccent,
  transition: `background-color ${motion.press} ${easing.move}, border-color ${motion.press} ${easing.move}`,
  selectors: {
    [`${button}[data-hovered] &`]: { borderColor: color.ink3 },
    [`${button}:is([data-selected], [data-indeterminate]) &`]: { background: color.accent, borderColor: color.accent },
    [`${button}[data-invalid] &`]: { borderColor: color.red },
    [`[data-tone="danger"] ${button}:is([data-selected], [data-indeterminate]) &`]: {
      background: color.red,
      borderColor: color.red,
    },
    [`${button}[data-focus-visible] &`]: focusRing,
    [`${button}[data-disabled] &`]: { background: color.tint2, borderColor: color.line2, color: color.ink3 },
  },
  '@media': {
    [touch]: { inlineSize: rem(20), blockSize: rem(20), marginBlock: `calc((1lh - ${rem(20)}) / 2)` },
    [forcedColours]: { forcedColorAdjust: 'none' },
  },
});

export const mark = style({ inlineSize: rem(12), blockSize: rem(12), strokeWidth: 3 });

export const messages = style({
  display: 'grid',
  gap: space[4],
  paddingInlineStart: rem(24),
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [touch]: { paddingInlineStart: rem(28) } },
});
