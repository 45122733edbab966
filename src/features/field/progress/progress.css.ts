import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { tabular, type } from '#ui/theme/type.ts';

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
export const steps = style({ display: 'flex', alignItems: 'center', gap: space[8] });
export const note = style([type.small, { margin: 0, color: color.ink3, textWrap: 'pretty' }]);
export const figures = style(tabular);
