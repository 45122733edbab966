import { style } from '@vanilla-extract/css';
import { ellipsis } from '../theme/mixins.ts';
import { color } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const twoLines = style({ display: 'grid', minInlineSize: 0 });
export const firstLine = style({ ...ellipsis, color: color.ink });
export const secondLine = style({ ...type.small, ...ellipsis, color: color.ink3, fontWeight: 400 });
