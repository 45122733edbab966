import { style } from '@vanilla-extract/css';
import { space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const field = style({ display: 'grid', margin: 0, padding: 0, border: 'none', borderBlockStart: `1px solid ${color.line}` });
export const row = style({ borderBlockEnd: `1px solid ${color.line}` });
export const fault = style({ ...type.small, margin: 0, marginBlockStart: space[6], color: color.redInk });
