import { globalStyle, style } from '@vanilla-extract/css';
import { phone, stacked } from '#ui/theme/media.ts';
import { ellipsis } from '#ui/theme/mixins.ts';
import { rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { tabular, type } from '#ui/theme/type.ts';

export const search = style({
  flex: `1 1 ${rem(220)}`,
  maxInlineSize: rem(320),
  '@media': { [phone]: { maxInlineSize: 'none' } },
});
export const choice = style({ flex: `1 1 ${rem(150)}`, maxInlineSize: rem(220) });
export const shown = style({
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  // A phone has no column menu, so without a count this would be an empty box with a gap.
  selectors: { '&:not(:has([role="status"]))': { '@media': { [phone]: { display: 'none' } } } },
});
export const columnMenu = style({ '@media': { [phone]: { display: 'none' } } });
export const shownCount = style({ ...type.table, color: color.ink3 });

export const product = style({ display: 'flex', alignItems: 'center', gap: space[12], minInlineSize: 0 });
/** A narrow table has no room for a picture beside the name. */
globalStyle(`${product} > :first-child`, { '@media': { [stacked]: { display: 'none' } } });
export const figures = style(tabular);
export const none = style({ color: color.ink3 });

export const cardDetail = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const cardLine = style(ellipsis);
export const openAction = style({ ...type.small, display: 'block', color: color.ink2, fontWeight: 400 });
