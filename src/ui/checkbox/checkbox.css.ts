import { style } from '@vanilla-extract/css';
import { forcedColours, touch } from '../theme/media.ts';
import { focusRing, touchTarget, visuallyHidden } from '../theme/mixins.ts';
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
  selectors: { '&:has(:disabled)': { color: color.ink3, cursor: 'default' } },
});

export const input = style(visuallyHidden);

const TICKED = ':checked, :indeterminate';

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
    [`${button}:hover &`]: { borderColor: color.ink3 },
    [`${button}:has(${TICKED}) &`]: { background: color.accent, borderColor: color.accent },
    [`${button}:has([aria-invalid="true"]) &`]: { borderColor: color.red },
    [`[data-tone="danger"] ${button}:has(${TICKED}) &`]: { background: color.red, borderColor: color.red },
    [`${button}:has(:focus-visible) &`]: focusRing,
    [`${button}:has(:disabled) &`]: { background: color.tint2, borderColor: color.line2, color: color.ink3 },
  },
  '@media': {
    [touch]: { inlineSize: rem(20), blockSize: rem(20), marginBlock: `calc((1lh - ${rem(20)}) / 2)` },
    [forcedColours]: { forcedColorAdjust: 'none' },
  },
});

const mark = { display: 'none', inlineSize: rem(12), blockSize: rem(12), strokeWidth: 3 } as const;
export const check = style({
  ...mark,
  selectors: { [`${button}:has(:checked:not(:indeterminate)) &`]: { display: 'block' } },
});
export const minus = style({ ...mark, selectors: { [`${button}:has(:indeterminate) &`]: { display: 'block' } } });

export const messages = style({
  display: 'grid',
  gap: space[4],
  paddingInlineStart: rem(24),
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [touch]: { paddingInlineStart: rem(28) } },
});
