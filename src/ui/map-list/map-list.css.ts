import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../theme/mixins.ts';
import { bodyHeight, rowOffset } from '../theme/registered.css.ts';
import { space } from '../theme/scale.ts';
import { textSide } from '../theme/side.css.ts';
import { color, motion } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

/** The list scrolls by itself, so that the map beside it stays in place. */
export const scroller = style({ blockSize: '100%', minBlockSize: 0, overflow: 'auto', overflowAnchor: 'none' });
export const list = style({ position: 'relative', blockSize: bodyHeight });

export const item = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  transform: `translateY(${rowOffset})`,
  borderBlockEnd: `1px solid ${color.line}`,
  transition: `background-color ${motion.press}`,
  selectors: {
    '&[data-linked], &:has([data-hovered])': { background: color.tint },
    '&[data-selected]': { background: color.accentSoft },
  },
});

/** The whole row is clickable. */
export const open = style({
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  textAlign: textSide.start,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&[data-focus-visible]::after': focusRingInset,
  },
});

export const fault = style([type.small, { marginBlockStart: space[2], color: color.amberInk }]);
export const none = style([type.small, { color: color.ink3 }]);
