import { globalStyle, style } from '@vanilla-extract/css';
import { touch } from '../theme/media.ts';
import { touchTarget } from '../theme/mixins.ts';
import { radius, rem, space } from '../theme/scale.ts';
import { color, motion } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
});
export const list = style([group, { outline: 'none' }]);

const base = style([
  type.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    maxInlineSize: '100%',
    minBlockSize: rem(26),
    paddingBlock: space[2],
    paddingInline: rem(11),
    border: `1px solid ${color.line2}`,
    // Fully round on one line, and still a chip on several.
    borderRadius: radius.sheet,
    background: color.bg,
    color: color.ink,
    overflowWrap: 'anywhere',
    transition: `background-color ${motion.press}`,
    '@media': { [touch]: { minBlockSize: rem(36) } },
  },
]);
const chosen = { borderColor: color.accentLine, background: color.accentSoft, color: color.accentInk } as const;

/** An active filter. */
export const tag = style([base, chosen, { cursor: 'default', paddingInlineEnd: rem(5) }]);
export const remove = style({
  ...touchTarget,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: rem(20),
  blockSize: rem(20),
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.round,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: color.accentSoft2 } },
});
globalStyle(`${remove} > svg`, { inlineSize: rem(13), blockSize: rem(13), strokeWidth: 2 });

export const choice = style([
  base,
  {
    justifyContent: 'center',
    minInlineSize: rem(44),
    margin: 0,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { borderColor: color.ctrl },
      '&[data-selected]': { ...chosen, fontWeight: 600 },
      '&[data-disabled]': { background: color.tint2, color: color.ink3, cursor: 'default' },
    },
  },
]);

export const count = style([tabular, { marginInlineStart: space[4], fontWeight: 400, opacity: 0.75 }]);
