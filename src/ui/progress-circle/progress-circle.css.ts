import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { reducedMotion } from '../theme/media.ts';
import { visuallyHidden } from '../theme/mixins.ts';
import { easing, rem, space } from '../theme/scale.ts';
import { color, motion } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

/** In percent. */
export const share = createVar();

// With `rotate` the page's thread would draw each frame: Chromium's compositor animates only `transform` of an `svg`.
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const progress = style({ display: 'inline-flex', alignItems: 'center', gap: space[12], minInlineSize: 0 });
export const dial = recipe({
  base: { position: 'relative', display: 'grid', placeItems: 'center', flex: 'none', aspectRatio: '1' },
  variants: {
    size: { small: { inlineSize: rem(20) }, medium: { inlineSize: rem(44) }, large: { inlineSize: rem(64) } },
  },
});
export const ring = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  rotate: '-90deg',
  selectors: { '[dir="rtl"] &': { scale: '1 -1' } },
});
export const turning = style([
  ring,
  {
    rotate: 'none',
    animation: `${turn} 900ms linear infinite`,
    '@media': { [reducedMotion]: { animation: `${breathe} 1600ms ease-in-out infinite` } },
  },
]);
const arc = { fill: 'none', strokeWidth: 4 } as const;
export const track = style({ ...arc, stroke: color.tint2 });
export const fill = style({
  ...arc,
  stroke: color.accent,
  strokeLinecap: 'round',
  strokeDasharray: `${share} 100`,
  transition: `stroke-dasharray ${motion.menu} ${easing.move}`,
  selectors: { '&[data-is-empty]': { stroke: 'none' } },
});
export const figure = style([
  type.micro,
  tabular,
  { position: 'relative', fontSize: rem(10), fontWeight: 600, color: color.ink },
]);
export const words = style({ display: 'grid', gap: space[2], minInlineSize: 0 });
export const label = style([type.body, { overflowWrap: 'anywhere', color: color.ink }]);
export const value = style([type.small, tabular, { color: color.ink2 }]);
export const hidden = style(visuallyHidden);
