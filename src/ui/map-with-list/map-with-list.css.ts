import { style } from '@vanilla-extract/css';
import { phone } from '../theme/media.ts';
import { rem } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';

/** The list is beside the map, which takes the rest. On a phone it is below: neither is too low to be used, whatever the window. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${rem(368)}) minmax(0, 1fr)`,
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: rem(360),
  '@media': {
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: `minmax(${rem(240)}, 2fr) minmax(0, 3fr)`,
      minBlockSize: rem(520),
    },
  },
});

export const list = style({
  minBlockSize: 0,
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': { [phone]: { order: 1, borderInlineEnd: 0, borderBlockStart: `1px solid ${color.line}` } },
});
export const map = style({ minInlineSize: 0, minBlockSize: 0 });
