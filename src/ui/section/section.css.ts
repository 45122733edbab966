import { style } from '@vanilla-extract/css';
import { rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  selectors: { 'section + &': { borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: space[20] } },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
  minBlockSize: rem(32),
});
export const title = style([type.title3, { color: color.ink }]);
export const meta = style([type.body, { color: color.ink3 }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginInlineStart: 'auto' });
