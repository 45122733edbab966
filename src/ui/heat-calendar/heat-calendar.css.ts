import { style } from '@vanilla-extract/css';
import { color } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

/** Its font size follows the user's text size; the days are sized from it. */
export const calendar = style([type.micro, { minBlockSize: '1px' }]);
export const ground = style({ fill: color.tint2 });
export const unknown = style({ fill: 'none', stroke: color.line2 });
export const mark = style({ fill: color.chart1 });
export const here = style({ fill: 'none', stroke: color.ink, strokeWidth: 2 });
export const swatch = style({ display: 'block', inlineSize: '12px', blockSize: '12px' });
