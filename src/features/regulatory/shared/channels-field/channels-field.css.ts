import { style } from '@vanilla-extract/css';
import { error } from '#ui/field/field.css.ts';
import { space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';

export const field = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  border: 'none',
  borderBlockStart: `1px solid ${color.line}`,
});
export const row = style({ borderBlockEnd: `1px solid ${color.line}` });
export const fault = style([error, { marginBlockStart: space[6] }]);
