import { style } from '@vanilla-extract/css';
import { rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

export const search = style({ flex: `1 1 ${rem(220)}`, maxInlineSize: rem(360) });
export const shownCount = style({ ...type.table, color: color.ink3 });

export const creation = style({ marginInlineStart: 'auto' });

export const file = style({ display: 'flex', alignItems: 'center', gap: space[8], minInlineSize: 0 });
export const icon = style({
  flex: 'none',
  inlineSize: rem(16),
  blockSize: rem(16),
  strokeWidth: 1.75,
  color: color.ink3,
});
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const fields = style({ display: 'grid', gap: space[16] });

export const words = style({ ...type.body, padding: space[24], textAlign: 'center', color: color.ink2 });
export const facts = style({ marginBlockStart: space[16] });
