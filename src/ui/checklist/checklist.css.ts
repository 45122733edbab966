import { globalStyle, style } from '@vanilla-extract/css';
import { touch } from '../theme/media.ts';
import { space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

export const checklist = style({
  display: 'flex',
  flexDirection: 'column',
  rowGap: space[8],
  // Wider spacing, so that fingers do not hit the neighbouring item.
  '@media': { [touch]: { rowGap: space[24] } },
});
export const label = style([type.label, { color: color.ink2 }]);
/** Counts are aligned at the end of the lines. */
export const count = style([type.table, tabular, { marginInlineStart: 'auto', color: color.ink3 }]);
globalStyle(`${checklist} > :has(${count})`, { alignSelf: 'stretch' });
