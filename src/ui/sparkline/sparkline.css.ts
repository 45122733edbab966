import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';

export const sparkline = style({ inlineSize: rem(80), blockSize: rem(24), overflow: 'visible' });
export const mirrored = style([sparkline, { transform: 'scaleX(-1)' }]);
export const line = style({
  fill: 'none',
  stroke: color.ink3,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const end = styleVariants({
  neutral: { fill: color.ink3 },
  accent: { fill: color.accent },
  red: { fill: color.red },
  amber: { fill: color.amber },
  green: { fill: color.green },
});
