import { style } from '@vanilla-extract/css';
import { rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';

export { actions, code } from '../error-state/error-state.css.ts';
export { message, text, title } from '../state-message/state-message.css.ts';

export const icon = style({
  inlineSize: rem(28),
  blockSize: rem(28),
  marginBlockEnd: space[12],
  strokeWidth: 1.6,
  color: color.ink3,
});
