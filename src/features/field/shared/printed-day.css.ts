import { style } from '@vanilla-extract/css';
import { print } from '#ui/theme/media.ts';
import { color } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

export const printedDay = style([
  type.body,
  { display: 'none', margin: 0, color: color.ink, '@media': { [print]: { display: 'block' } } },
]);
