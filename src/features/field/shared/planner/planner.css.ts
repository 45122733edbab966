import { style } from '@vanilla-extract/css';
import { rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { tabular, type } from '#ui/theme/type.ts';

export const stops = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const stop = style({
  display: 'grid',
  gridTemplateColumns: `${rem(24)} minmax(0, 1fr) auto`,
  alignItems: 'start',
  gap: `${space[8]} ${space[12]}`,
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
});
export const number = style({ ...type.label, ...tabular, color: color.ink3, paddingBlockStart: space[2] });
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });
export const name = style([type.title3, { color: color.ink, overflowWrap: 'anywhere' }]);
export const detail = style([type.small, { color: color.ink2, overflowWrap: 'anywhere' }]);
export const buttons = style({ display: 'flex', gap: space[4] });
export const purpose = style({ gridColumn: '2 / -1' });
export const fixed = style([type.small, { gridColumn: '2 / -1', color: color.ink2, overflowWrap: 'anywhere' }]);
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });
export const sectionTitle = style([type.title3, { color: color.ink }]);
export const suggestion = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.line}`,
});
export const reasons = style([type.small, { color: color.ink2, overflowWrap: 'anywhere' }]);
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const hidden = style({ ...type.small, color: color.ink3 });
