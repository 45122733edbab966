import { style } from '@vanilla-extract/css';
import { rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

export const reach = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[8]} ${space[20]}` });
export const way = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] });
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const purpose = style([type.body, { color: color.ink, overflowWrap: 'anywhere' }]);
export const earlier = style([type.body, { color: color.ink2, overflowWrap: 'anywhere' }]);
export const head = style({
  display: 'grid',
  gap: space[12],
  paddingBlockEnd: space[16],
  borderBlockEnd: `1px solid ${color.line}`,
});
export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[20] });
export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8], minInlineSize: 0 });
export const label = style({ ...type.label, color: color.ink2 });
export const quick = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const times = style({ display: 'flex', flexWrap: 'wrap', gap: space[16] });
export const time = style({ flex: `0 1 ${rem(140)}` });
export const more = style({ justifySelf: 'start' });
export const note = style([type.small, { color: color.ink3 }]);
