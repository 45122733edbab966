import { globalStyle, style } from '@vanilla-extract/css';
import { radius, rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { print } from '#ui/theme/media.ts';
import { notPrinted } from '#ui/theme/mixins.ts';
import { tabular, type } from '#ui/theme/type.ts';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});
export const title = style([type.title2, { color: color.ink }]);
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], '@media': notPrinted });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const report = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  paddingBlock: space[12],
  breakInside: 'avoid',
  // Beside a map; the ground reaches a little beyond the words.
  selectors: { '&[data-linked]': { background: color.tint, boxShadow: `0 0 0 ${space[8]} ${color.tint}` } },
});
export const map = style({
  blockSize: rem(320),
  border: `1px solid ${color.line}`,
  borderRadius: radius.row,
  overflow: 'hidden',
  '@media': notPrinted,
});
/** The name is a button: its words stand where the others do. */
export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  marginInlineStart: `calc(-1 * ${rem(10)})`,
});
/** Who was visited is the name of a button, and buttons are not printed. */
globalStyle(`${who} > button`, { '@media': { [print]: { display: 'inline-flex' } } });
export const name = style([type.title3, { color: color.ink }]);
export const when = style([type.small, tabular, { color: color.ink2, overflowWrap: 'anywhere' }]);
