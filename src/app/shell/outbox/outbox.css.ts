import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const item = style({
  display: 'grid',
  gap: space[8],
  paddingBlock: space[16],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` }, '&:first-child': { paddingBlockStart: 0 } },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[8] });
export const title = style([type.body, { color: color.ink, minInlineSize: 0, overflowWrap: 'anywhere' }]);
export const detail = style([type.small, { margin: 0, color: color.ink2 }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const files = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
