import { style } from '@vanilla-extract/css';
import { touch } from '../theme/media.ts';
import { space } from '../theme/scale.ts';

/** The choices of a group: one below the other, or on a line that wraps. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[20],
  rowGap: space[8],
  // Lines far enough apart for a finger to mean one of them.
  '@media': { [touch]: { rowGap: space[24] } },
  selectors: { '&[data-orientation="vertical"]': { flexDirection: 'column', alignItems: 'flex-start' } },
});
