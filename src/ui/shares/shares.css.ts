import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { rem, space } from '../theme/scale.ts';
import { textSide } from '../theme/side.css.ts';
import { color, size } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

export const shares = recipe({
  // The list wraps below the ring if it would have to break words beside it. Below a bar it always wraps, because the
  // bar takes the full width.
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  variants: {
    shape: {
      bar: { gap: space[8] },
      ring: { gap: `${space[12]} ${space[24]}` },
    },
  },
});

export const bar = style({ inlineSize: '100%', blockSize: rem(12), borderRadius: rem(3), overflow: 'hidden' });
export const ring = style({
  position: 'relative',
  flex: 'none',
  inlineSize: rem(160),
  maxInlineSize: '100%',
  marginInline: 'auto',
});
export const drawing = recipe({
  base: { inlineSize: '100%' },
  variants: { isRtl: { true: { transform: 'scaleX(-1)' } } },
});
export const slice = style({ stroke: color.bg, strokeWidth: 2 });
export const middle = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  paddingInline: rem(30),
});
export const total = style([type.title2, tabular, { color: color.ink, overflowWrap: 'anywhere' }]);
export const unit = style([type.small, { color: color.ink3 }]);

export const list = recipe({
  base: { flex: `1 1 ${rem(320)}`, minInlineSize: 0, display: 'grid', padding: 0, listStyle: 'none' },
  variants: {
    hasNotes: {
      true: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto auto' },
      false: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto' },
    },
  },
});
export const row = style([
  type.table,
  {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    columnGap: space[8],
    minBlockSize: size.row,
    paddingBlock: space[4],
    selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.line}` } },
  },
]);
export const name = style({ color: color.ink, fontWeight: 500, overflowWrap: 'anywhere' });
const number = style([tabular, { textAlign: textSide.end, whiteSpace: 'nowrap', paddingInlineStart: space[8] }]);
export const value = style([number, { color: color.ink2 }]);
export const share = style([number, { color: color.ink, fontWeight: 600 }]);
export const note = style([number, type.small, { color: color.ink2 }]);
