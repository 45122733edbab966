import { recipe } from '@vanilla-extract/recipes';
import { rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const list = recipe({
  base: {},
  variants: {
    layout: {
      rows: {},
      // Each column has a line before it; the line of the first column in a row falls outside the box and is clipped.
      columns: {
        display: 'flex',
        flexWrap: 'wrap',
        gap: `${space[12]} ${space[40]}`,
        overflow: 'clip',
        overflowClipMargin: space[8],
      },
    },
  },
});

export const item = recipe({
  base: {},
  variants: {
    layout: {
      rows: {
        display: 'grid',
        gridTemplateColumns: `minmax(0, ${rem(112)}) minmax(0, 1fr)`,
        gap: space[12],
        paddingBlock: rem(7),
        borderBlockEnd: `1px solid ${color.line}`,
      },
      columns: {
        position: 'relative',
        minInlineSize: 0,
        '::before': {
          content: '',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: `calc(-1 * ${space[20]})`,
          borderInlineStart: `1px solid ${color.line}`,
        },
      },
    },
  },
});

export const term = recipe({
  base: { overflowWrap: 'anywhere' },
  variants: { layout: { rows: [type.body, { color: color.ink3 }], columns: [type.small, { color: color.ink3 }] } },
});

export const value = recipe({
  base: [type.body, { color: color.ink, overflowWrap: 'anywhere' }],
  variants: { layout: { rows: {}, columns: { fontWeight: 600 } } },
});
