import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { rem, space } from '../theme/scale.ts';

/** The requested number of columns, as long as none is narrower than 176 px. */
const upTo = (columns: number) =>
  `repeat(auto-fit, minmax(max(min(100%, ${rem(176)}), (100% - ${columns - 1} * ${space[12]}) / ${columns}), 1fr))`;

export const grid = recipe({
  base: { display: 'grid', gap: `${space[16]} ${space[12]}`, alignItems: 'start' },
  variants: {
    columns: {
      1: { gridTemplateColumns: 'minmax(0, 1fr)' },
      2: { gridTemplateColumns: upTo(2) },
      3: { gridTemplateColumns: upTo(3) },
    },
  },
});

export const wide = style({ gridColumn: '1 / -1', minInlineSize: 0 });
