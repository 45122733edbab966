import { style } from '@vanilla-extract/css';
import { input } from '../field/field.css.ts';
import { rem, space } from '../theme/scale.ts';

export const textArea = style([
  input,
  {
    display: 'block',
    paddingBlock: space[6],
    resize: 'vertical',
    // Grows with its text where the browser can; elsewhere its rows hold, and it scrolls.
    fieldSizing: 'content',
    // Sized by its content it forgets its rows: the room of three lines is kept.
    minBlockSize: `calc(3lh + 2 * ${space[6]})`,
    maxBlockSize: rem(280),
  },
]);
