import { style } from '@vanilla-extract/css';
import { space, rem } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

export const losses = style({
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${color.line}`,
});

export const loss = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    paddingBlock: rem(9),
    borderBlockEnd: `1px solid ${color.line}`,
    color: color.ink,
  },
]);

export const icon = style({ flex: 'none', color: color.ink3 });
export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const count = style([tabular, { fontWeight: 500 }]);
export const force = style({ paddingBlockStart: space[4] });
