import { style } from '@vanilla-extract/css';
import { wideUp } from '#ui/theme/media.ts';
import { rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { tabular, type } from '#ui/theme/type.ts';

/** The actions, beside the shares of the product. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  '@media': { [wideUp]: { gridTemplateColumns: `minmax(0, 1fr) ${rem(288)}` } },
});
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignContent: 'start',
});
export const aside = style({
  alignContent: 'start',
  '@media': { [wideUp]: { paddingInlineStart: space[32], borderInlineStart: `1px solid ${color.line}` } },
});

export const choice = style({ flex: `1 1 ${rem(150)}`, maxInlineSize: rem(220) });
export const shownCount = style({ ...type.table, marginInlineStart: 'auto', color: color.ink3 });

export const creation = style({ marginInlineStart: 'auto' });

export const shares = style({ listStyle: 'none', margin: 0, padding: 0 });
export const share = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.line}`,
});
export const percent = style([type.body, tabular, { fontWeight: 600, color: color.ink }]);
export const nobody = style([type.body, { color: color.ink3 }]);
