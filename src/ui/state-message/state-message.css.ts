import { style } from '@vanilla-extract/css';
import { rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

/** The layout that `EmptyState` and `ErrorState` share: a centred picture, title, text and actions. */
export const message = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  paddingBlock: space[40],
  paddingInline: space[16],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const title = style([type.title3, { color: color.ink }]);
export const text = style([
  type.body,
  { maxInlineSize: rem(340), marginBlockStart: space[4], color: color.ink2, textWrap: 'balance' },
]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
  marginBlockStart: space[16],
});
