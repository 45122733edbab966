import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

export const title = style([type.title3, { color: color.ink }]);
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const item = style({ ...type.body, display: 'grid', gap: space[2], color: color.ink, overflowWrap: 'anywhere' });
export const detail = style([type.small, { color: color.ink2 }]);
