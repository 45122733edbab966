import { createVar, style } from '@vanilla-extract/css';
import { icon, input } from '../field/field.css.ts';
import { rem, space } from '../theme/scale.ts';
import { size } from '../theme/theme.css.ts';

/** The least number of visible lines. */
export const rows = createVar();

/** Beside the first line. */
export const lock = style([
  icon,
  { insetBlockStart: 0, placeItems: 'center', blockSize: `calc(1lh + 2 * ${space[6]})` },
]);

export const textArea = style([
  input,
  {
    display: 'block',
    paddingBlock: space[6],
    resize: 'vertical',
    // Grows with its text in browsers that support it; elsewhere it scrolls.
    fieldSizing: 'content',
    // With `fieldSizing` the browser ignores `rows`, so the height of the rows is reserved here.
    minBlockSize: `max(calc(${size.field} - 2px), calc(${rows} * 1lh + 2 * ${space[6]}))`,
    maxBlockSize: rem(280),
  },
]);
