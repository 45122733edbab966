import { style } from '@vanilla-extract/css';
import { phone } from '../theme/media.ts';
import { rem } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';

/** The list is 456 px wide and the map takes the rest. On a phone the map is above the list, half the height each. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${rem(368)}) minmax(0, 1fr)`,
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: rem(360),
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

export const list = style({
  minBlockSize: 0,
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': { [phone]: { order: 1, borderInlineEnd: 0, borderBlockStart: `1px solid ${color.line}` } },
});
export const map = style({ minInlineSize: 0, minBlockSize: 0 });
