import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { phone } from '#ui/theme/media.ts';
import { bareButton } from '#ui/theme/mixins.ts';
import { rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { tabular, type } from '#ui/theme/type.ts';

export const evidence = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[24]}`,
  margin: 0,
});
export const fact = style([
  type.table,
  { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[6]}`, minInlineSize: 0, color: color.ink2 },
]);
export const term = style({ color: color.ink3 });
export const value = style([tabular, { margin: 0, minInlineSize: 0, color: color.ink, overflowWrap: 'anywhere' }]);
globalStyle(`${value} strong`, { fontWeight: 600 });
/** The titles of the columns stand over them, except on a phone. */
export const onPhone = style({ display: 'none', '@media': { [phone]: { display: 'flex' } } });
export const mark = recipe({
  base: {
    display: 'inline-block',
    inlineSize: rem(14),
    blockSize: rem(14),
    verticalAlign: '-2px',
    marginInlineEnd: space[4],
  },
  variants: { isWhole: { true: { color: color.green }, false: { color: color.amber } } },
});

export const notes = style([
  type.table,
  {
    display: 'grid',
    gap: space[4],
    margin: 0,
    paddingInlineStart: space[20],
    color: color.ink2,
    overflowWrap: 'anywhere',
  },
]);
export const trigger = style([
  bareButton,
  type.table,
  // A long one wraps.
  {
    textAlign: 'start',
    color: color.accentInk,
    fontWeight: 550,
    selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
  },
]);

/** Quantities far from earlier periods. */
export const unusual = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  padding: space[12],
  borderInlineStart: `3px solid ${color.amber}`,
  background: color.amberSoft,
});
export const unusualTitle = style([type.body, { color: color.amberInk, fontWeight: 550 }]);
export const unusualList = style([
  type.table,
  tabular,
  { display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none', color: color.ink },
]);
export const unusualActs = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
