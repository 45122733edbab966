import { style } from '@vanilla-extract/css';
import { actions as baseActions } from '../state-message/state-message.css.ts';
import { FONT, type } from '../theme/type.ts';
import { rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';

export { message, text, title } from '../state-message/state-message.css.ts';

export const icon = style({
  inlineSize: rem(28),
  blockSize: rem(28),
  marginBlockEnd: space[12],
  strokeWidth: 1.6,
  color: color.red,
});
export const actions = style([baseActions, { alignItems: 'center', columnGap: space[12] }]);
export const code = style([type.small, { fontFamily: FONT, color: color.ink3 }]);
