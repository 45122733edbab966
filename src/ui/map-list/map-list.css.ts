import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../theme/mixins.ts';
import { color, motion } from '../theme/theme.css.ts';
import { space } from '../theme/scale.ts';
import { type } from '../theme/type.ts';

export const box = style({ blockSize: '100%', minBlockSize: 0 });

/** It scrolls by itself, so that the map beside it stays. */
export const list = style({
  display: 'block',
  blockSize: '100%',
  minBlockSize: 0,
  padding: 0,
  overflow: 'auto',
  outline: 'none',
  selectors: { '&[data-focus-visible]': focusRingInset },
});

export const item = style({
  outline: 'none',
  cursor: 'pointer',
  selectors: { '&[data-focus-visible]': focusRingInset },
});

export const row = style({
  borderBlockEnd: `1px solid ${color.line}`,
  transition: `background-color ${motion.press}`,
  selectors: {
    '[data-hovered] > * > &, &[data-linked]': { background: color.tint },
    '[data-selected] > * > &': { background: color.accentSoft },
  },
});

export const fault = style([type.small, { marginBlockStart: space[2], color: color.amberInk }]);
export const none = style([type.small, { color: color.ink3 }]);
