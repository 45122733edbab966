import { style } from '@vanilla-extract/css';
import { touch } from '../theme/media.ts';
import { space } from '../theme/scale.ts';

/** The choices: in a column, or in a row that wraps. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[20],
  rowGap: space[8],
  // Wider spacing, so that fingers do not hit the neighbouring choice.
  '@media': { [touch]: { rowGap: space[24] } },
  selectors: { '&[data-orientation="vertical"]': { flexDirection: 'column', alignItems: 'flex-start' } },
});
