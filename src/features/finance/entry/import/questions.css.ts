import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '#ui/theme/media.ts';
import { focusRing } from '#ui/theme/mixins.ts';
import { radius, rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { tabular, type } from '#ui/theme/type.ts';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32] });
export const title = style([type.title2, { color: color.ink, marginBlockEnd: space[4], outline: 'none' }]);
export const intro = style([type.body, { margin: 0, maxInlineSize: rem(720), color: color.ink2 }]);

export const question = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  minInlineSize: 0,
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.line}`,
});
export const label = style([type.title3, { color: color.ink, overflowWrap: 'anywhere' }]);
export const note = style([type.body, { maxInlineSize: rem(720), color: color.ink2, overflowWrap: 'anywhere' }]);

export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${rem(240)}, 100%), ${rem(360)}))`,
  gap: space[12],
  marginBlockStart: space[4],
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const cell = style({ display: 'grid', minInlineSize: 0 });
export const card = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[8],
    minInlineSize: 0,
    padding: space[12],
    border: `1px solid ${color.line2}`,
    borderRadius: radius.row,
    background: color.bg,
    color: color.ink,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { borderColor: color.ctrl },
      '&[data-selected]': { borderColor: color.accent, background: color.accentSoft },
      '&[data-focus-visible]': focusRing,
    },
  },
]);
export const cardText = style({ flex: 1, display: 'grid', gap: space[4], minInlineSize: 0, overflowWrap: 'anywhere' });
export const cardTitle = style({ fontWeight: 550 });
export const proposal = style([
  type.small,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8], color: color.ink2 },
]);
/** Samples, sums and the like; a definition list within a card. */
export const facts = style([type.table, tabular, { color: color.ink2 }]);
export const total = style([type.table, tabular, { color: color.ink }]);
globalStyle(`${total} strong`, { fontWeight: 600 });
export const samples = style([
  type.table,
  tabular,
  { display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none', color: color.ink2 },
]);

export const lines = style([
  type.table,
  {
    maxInlineSize: rem(720),
    overflow: 'auto',
    padding: space[12],
    border: `1px solid ${color.line}`,
    borderRadius: radius.row,
    background: color.tint,
    color: color.ink2,
  },
]);
export const firstLine = style({ color: color.ink, fontWeight: 550 });
export const columns = style({ display: 'grid', gap: space[12], maxInlineSize: rem(720) });
export const field = style({ maxInlineSize: rem(360) });
