import { style } from '@vanilla-extract/css';
import { FONT, type } from '../theme/type.ts';
import { rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';

export const error = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  paddingBlock: space[40],
  paddingInline: space[16],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const icon = style({
  inlineSize: rem(28),
  blockSize: rem(28),
  marginBlockEnd: space[12],
  strokeWidth: 1.6,
  color: color.red,
});
export const title = style([type.title3, { color: color.ink }]);
export const text = style([
  type.body,
  { maxInlineSize: rem(340), marginBlockStart: space[4], color: color.ink2, textWrap: 'balance' },
]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[8]} ${space[12]}`,
  marginBlockStart: space[16],
});
export const code = style([type.small, { fontFamily: FONT, color: color.ink3 }]);
