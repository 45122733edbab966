import { style } from '@vanilla-extract/css';
import { phone, wideUp } from '#ui/theme/media.ts';
import { rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { tabular, type } from '#ui/theme/type.ts';

export const year = style({ inlineSize: rem(112) });

export const search = style({
  flex: `1 1 ${rem(200)}`,
  maxInlineSize: rem(300),
  '@media': { [phone]: { maxInlineSize: 'none' } },
});
export const choice = style({
  flex: `1 1 ${rem(150)}`,
  maxInlineSize: rem(200),
  '@media': { [phone]: { maxInlineSize: 'none' } },
});
export const shownCount = style({ ...type.table, marginInlineStart: 'auto', color: color.ink3 });

/** Hidden on a phone, where the summary sentence says the same. */
export const tiles = style({ '@media': { [phone]: { display: 'none' } } });

/** The goals, beside the laboratories. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  '@media': { [wideUp]: { gridTemplateColumns: `minmax(0, 1fr) ${rem(348)}` } },
});
/** One column, for users of a single laboratory. */
export const whole = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignContent: 'start',
});
export const aside = style({
  minInlineSize: 0,
  alignContent: 'start',
  '@media': { [wideUp]: { paddingInlineStart: space[32], borderInlineStart: `1px solid ${color.line}` } },
});

export const twoLines = style({ display: 'grid', minInlineSize: 0 });
export const secondLine = style([type.small, { color: color.ink3, fontWeight: 400 }]);
export const figures = style(tabular);

export const parts = style({ listStyle: 'none', margin: 0, padding: 0 });
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.line}`,
});
export const partFigures = style([type.body, tabular, { display: 'grid', justifyItems: 'end', color: color.ink }]);
export const partUnits = style({ fontWeight: 600 });
export const partExact = style([type.small, { color: color.ink3 }]);
export const partSum = style([part, type.body, { color: color.ink, fontWeight: 600, borderBlockEnd: 0 }]);
export const note = style([type.small, { color: color.ink3, textWrap: 'pretty' }]);
