import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '../theme/media.ts';
import { rem } from '../theme/scale.ts';

// With `rotate` the page's thread would draw each frame: Chromium's compositor animates only `transform` of an `svg`.
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = style({
  flexShrink: 0,
  inlineSize: rem(16),
  blockSize: rem(16),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  animation: `${turn} 800ms linear infinite`,
  '@media': { [reducedMotion]: { animation: `${breathe} 1600ms ease-in-out infinite` } },
});
