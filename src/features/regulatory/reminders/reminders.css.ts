import { style } from '@vanilla-extract/css';
import { rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { tabular, type } from '#ui/theme/type.ts';

export const search = style({ flex: `1 1 ${rem(220)}`, maxInlineSize: rem(360) });
export const shownCount = style({ ...type.table, marginInlineStart: 'auto', color: color.ink3 });

export const figures = style({ ...tabular });
export const late = style({ color: color.redInk });
export const soon = style({ color: color.amberInk });

export const channels = style({ display: 'flex', gap: space[6], color: color.ink3 });
export const channelIcon = style({ inlineSize: rem(16), blockSize: rem(16), strokeWidth: 1.75 });

export const fields = style({ display: 'grid', gap: space[16], alignContent: 'start' });
export const step = style({ display: 'grid', gap: space[12] });
export const stepLabel = style({
  ...type.label,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  color: color.ink2,
});
export const stepChosen = style({ display: 'flex', alignItems: 'center', gap: space[12] });
export const stepWords = style({ ...type.table, flex: 1, minInlineSize: 0, color: color.ink });

export const monthBar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
export const monthName = style([
  type.title2,
  { margin: 0, color: color.ink, selectors: { '&::first-letter': { textTransform: 'uppercase' } } },
]);
export const monthCount = style([type.body, { color: color.ink3 }]);
export const monthMoves = style({ display: 'flex', alignItems: 'center', gap: space[8], marginInlineStart: 'auto' });
