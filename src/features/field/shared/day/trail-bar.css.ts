import { style } from '@vanilla-extract/css';
import { phone } from '#ui/theme/media.ts';
import { notPrinted } from '#ui/theme/mixins.ts';
import { radius, rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { tabular, type } from '#ui/theme/type.ts';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: `${rem(20)} minmax(0, 1fr)`,
  alignItems: 'start',
  gap: `${space[6]} ${space[8]}`,
  paddingBlock: space[8],
  paddingInline: space[12],
  border: `1px solid ${color.line}`,
  borderRadius: radius.row,
  '@media': { ...notPrinted, [phone]: { paddingInline: space[8] } },
});
export const icon = style({
  inlineSize: rem(18),
  blockSize: rem(18),
  marginBlockStart: rem(1),
  color: color.ink3,
  selectors: { '&[data-on="true"]': { color: color.accent } },
});
export const words = style({ display: 'grid', gap: space[2], minInlineSize: 0 });
export const state = style([type.body, tabular, { color: color.ink, margin: 0 }]);
export const note = style([type.small, { color: color.ink2, margin: 0 }]);
export const actions = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  // Both buttons fit beside each other on a phone.
  '@media': { [phone]: { gridColumn: '1 / -1', columnGap: space[4] } },
});
/** The map of what others see. */
export const view = style({ blockSize: `min(60dvh, ${rem(480)})` });
