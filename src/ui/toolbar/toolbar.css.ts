import { style } from '@vanilla-extract/css';
import { space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
});

export const end = style([
  type.table,
  { display: 'flex', alignItems: 'center', gap: space[12], marginInlineStart: 'auto', color: color.ink3 },
]);
