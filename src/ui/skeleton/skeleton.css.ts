import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { reducedMotion } from '../theme/media.ts';
import { visuallyHidden } from '../theme/mixins.ts';
import { radius, rem, space } from '../theme/scale.ts';
import { color, size } from '../theme/theme.css.ts';

export const width = createVar();
export const height = createVar();

const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const group = style({ animation: `${appear} 200ms 200ms backwards` });
/**
 * All bones together: one layer of the compositor instead of one for each of them. An element of its own, since two
 * animations of the opacity of one element are left to the page's thread.
 */
export const bones = style({
  animation: `${breathe} 1600ms ease-in-out infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
export const words = style(visuallyHidden);

export const bone = recipe({
  base: {
    display: 'block',
    flex: 'none',
    inlineSize: width,
    maxInlineSize: '100%',
    background: color.tint2,
  },
  variants: {
    shape: {
      text: { blockSize: fallbackVar(height, rem(8)), borderRadius: radius.tag },
      block: { blockSize: fallbackVar(height, rem(120)), borderRadius: radius.control },
      round: { blockSize: fallbackVar(height, width), borderRadius: radius.round },
    },
  },
});

export const row = recipe({
  base: { display: 'flex', alignItems: 'center', gap: space[12], borderBlockEnd: `1px solid ${color.line}` },
  variants: { isTwoLine: { true: { minBlockSize: rem(54) }, false: { minBlockSize: size.row } } },
});

export const lines = style({ flex: 1, minInlineSize: 0, display: 'grid', gap: space[8] });
