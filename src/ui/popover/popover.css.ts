import { keyframes, style } from '@vanilla-extract/css';
import { easing, radius, rem, space } from '../theme/scale.ts';
import { color, motion, shadow } from '../theme/theme.css.ts';

const drop = keyframes({ from: { opacity: 0, translate: `0 calc(-4px * ${motion.travel})` } });

export const popover = style({
  display: 'flex',
  maxInlineSize: `min(${rem(420)}, calc(100vw - 2 * ${space[16]}))`,
  border: `1px solid ${color.line2}`,
  borderRadius: radius.popover,
  background: color.raise,
  boxShadow: shadow.popover,
  outline: 'none',
  selectors: {
    '&[data-entering]': { animation: `${drop} ${motion.popover} ${easing.enter}` },
    '&[data-exiting]': { animation: `${drop} ${motion.press} ${easing.exit} reverse forwards` },
  },
});

export const content = style({ flex: 1, minInlineSize: 0, padding: space[16], overflow: 'auto', outline: 'none' });
