import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { phone } from '../theme/media.ts';
import { focusRingInset } from '../theme/mixins.ts';
import { rem, space } from '../theme/scale.ts';
import { textSide } from '../theme/side.css.ts';
import { color, motion } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

const margin = createVar();

export const list = recipe({
  base: { padding: 0, listStyle: 'none', outline: 'none' },
  variants: {
    isEdgeToEdge: {
      true: { vars: { [margin]: space[32] }, '@media': { [phone]: { vars: { [margin]: space[16] } } } },
      // Text aligns with the page; lines and backgrounds extend beyond it, on a phone to the edge of the screen.
      false: {
        vars: { [margin]: space[12] },
        marginInline: `calc(-1 * ${margin})`,
        '@media': { [phone]: { vars: { [margin]: space[16] } } },
      },
    },
  },
});

export const item = style({
  borderBlockEnd: `1px solid ${color.line}`,
  outline: 'none',
  transition: `background-color ${motion.press}`,
  selectors: {
    '&[data-hovered]': { background: color.tint },
    '&[data-pressed]': { background: color.tint2 },
    '&[data-focus-visible]': focusRingInset,
    // A row with an action is clickable.
    '&[role="row"]': { cursor: 'pointer' },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  minBlockSize: rem(54),
  paddingBlock: space[8],
  paddingInline: margin,
  '@media': { [phone]: { minBlockSize: rem(56), paddingBlock: rem(10) } },
});

export const leading = style({ flex: 'none', paddingBlockStart: space[2], color: color.ink3 });
export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = style([type.body, { fontWeight: 500, color: color.ink }]);
export const detail = style([type.small, { color: color.ink3, '@media': { [phone]: { fontSize: rem(13) } } }]);
export const end = style([
  type.body,
  tabular,
  {
    flex: 'none',
    maxInlineSize: '45%',
    display: 'grid',
    justifyItems: 'end',
    gap: space[2],
    textAlign: textSide.end,
    color: color.ink2,
  },
]);
export const endDetail = style([type.small, { color: color.ink2 }]);
