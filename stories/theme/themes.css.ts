import { style } from '@vanilla-extract/css';
import { radius, rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${rem(300)}, 1fr))`,
  gap: space[16],
});

export const card = style({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${color.line2}`,
  borderRadius: radius.dialog,
  background: color.bg,
  color: color.ink,
});

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[16] });
