import { globalStyle, style } from '@vanilla-extract/css';
import { touch } from '../theme/media.ts';
import { space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

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

export const count = style([type.table, tabular, { marginInlineStart: 'auto', color: color.ink3 }]);
/** Counts stand below each other, at the end of the group. */
globalStyle(`${choices} > :has(${count})`, { alignSelf: 'stretch' });
