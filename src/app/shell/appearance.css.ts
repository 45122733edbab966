import { style } from '@vanilla-extract/css';
import { focusRing } from '#ui/theme/mixins.ts';
import { radius, rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

export const choices = style({ display: 'grid', gap: space[12], padding: space[4], inlineSize: rem(288) });
export const heading = style({ ...type.label, color: color.ink2 });
export const hues = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: space[4] });

/** Has the theme of its choice, so that the swatch shows that accent; the text keeps the colour of the page. */
export const hue = style({
  ...type.table,
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: rem(36),
  paddingInline: space[6],
  border: '1px solid transparent',
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-selected]': { borderColor: color.accent },
    '&[data-focus-visible]': focusRing,
  },
});
export const hueName = style({ color: color.ink });
export const swatch = style({
  flex: 'none',
  inlineSize: rem(16),
  blockSize: rem(16),
  borderRadius: radius.round,
  background: color.accent,
});
