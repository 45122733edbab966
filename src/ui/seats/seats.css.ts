import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { radius, rem, space } from '../theme/scale.ts';
import { color, motion } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

const place = createVar();

export const seats = style({
  vars: { [place]: rem(21) },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  minInlineSize: 0,
});

export const header = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
});
export const label = style([type.label, { color: color.ink2 }]);
export const count = style([type.table, tabular, { flex: 'none', color: color.ink2 }]);
globalStyle(`${count} strong`, { color: color.ink });

/** On one line if there is space. */
export const places = style({ display: 'flex', flexWrap: 'wrap', gap: rem(1.5) });
globalStyle(`${places} > *`, { inlineSize: place, blockSize: place });

export const free = style({ border: `1px dashed ${color.ctrl}`, borderRadius: radius.round });

export const unknown = style({
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.round,
  background: color.tint2,
  color: color.ink3,
});
globalStyle(`${unknown} > svg`, { inlineSize: rem(12), blockSize: rem(12) });

export const list = style({
  maxBlockSize: rem(264),
  marginInline: `calc(-1 * ${space[8]})`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: radius.row,
  outline: 'none',
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: rem(44),
  paddingBlock: space[2],
  paddingInline: space[8],
  borderRadius: radius.tag,
  cursor: 'pointer',
  outline: 'none',
  // People outside the visible part are not laid out: there may be hundreds.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${rem(44)}`,
  transition: `background-color ${motion.press}`,
  selectors: {
    '&[data-hovered], &[data-focused]': { background: color.tint2 },
    '&[data-focus-visible]': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
  },
});

export const words = style({ flex: 1, minInlineSize: 0, display: 'grid', overflowWrap: 'anywhere' });
export const name = style([type.body, { fontWeight: 500, color: color.ink }]);
export const detail = style([type.micro, { fontWeight: 400, color: color.ink3 }]);

/** Only looks like a checkbox: the option itself exposes its selection. */
export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: rem(16),
  blockSize: rem(16),
  border: `1.5px solid ${color.ctrl}`,
  borderRadius: radius.tag,
  background: color.bg,
  color: color.onAccent,
  selectors: {
    [`${person}[data-selected] &`]: { borderColor: color.accent, background: color.accent },
  },
});

export const check = style({
  inlineSize: rem(12),
  blockSize: rem(12),
  strokeWidth: 3,
  opacity: 0,
  selectors: { [`${person}[data-selected] &`]: { opacity: 1 } },
});

export const empty = style([type.body, { padding: space[12], textAlign: 'center', color: color.ink3 }]);
