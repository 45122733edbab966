import { style } from '@vanilla-extract/css';
import { rem } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

export const search = style({ flex: `1 1 ${rem(220)}`, maxInlineSize: rem(360) });
export const shownCount = style({ ...type.table, marginInlineStart: 'auto', color: color.ink3 });
