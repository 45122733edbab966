import { style } from '@vanilla-extract/css';
import { onlyPrinted } from '#ui/theme/mixins.ts';
import { color } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

export const printedDay = style([type.body, { ...onlyPrinted, margin: 0, color: color.ink }]);
