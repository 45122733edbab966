import { style } from '@vanilla-extract/css';
import { radius, space } from '../theme/scale.ts';
import { color, motion } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: space[16],
  padding: 0,
});
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.popover,
  background: color.bg,
  transition: `border-color ${motion.press}`,
  selectors: {
    '&:hover': { borderColor: color.ctrl },
    '&:has(:focus-visible)': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' },
  },
});
export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  padding: space[12],
  minInlineSize: 0,
});
export const line = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[8] });
export const title = style([type.title3, { minInlineSize: 0, overflowWrap: 'anywhere' }]);
/** The whole card is clickable. */
export const link = style({
  color: color.ink,
  textDecoration: 'none',
  outline: 'none',
  cursor: 'pointer',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
export const detail = style([type.table, { color: color.ink2, overflowWrap: 'anywhere' }]);
export const foot = style([type.small, { marginBlockStart: space[6], color: color.ink2 }]);
