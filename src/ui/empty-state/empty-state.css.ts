import { style } from '@vanilla-extract/css';
import { rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';

export { actions, message, text, title } from '../state-message/state-message.css.ts';

export const thread = style({ inlineSize: rem(104), marginBlockEnd: space[20] });
export const line = style({ stroke: color.ctrl, strokeWidth: 2, strokeDasharray: '0.1 5', strokeLinecap: 'round' });
export const stop = style({ fill: color.bg, stroke: color.ctrl, strokeWidth: 1.75 });
export const end = style({ fill: color.accent });
