import type { StyleRule } from '@vanilla-extract/css';
import { touch } from './media.ts';
import { color } from './theme.css.ts';

/** The mark of keyboard focus: 2 px of accent, 2 px away. The document's default; say it again only where a component drew another. */
export const focusRing = {
  outline: `2px solid ${color.accent}`,
  outlineOffset: '2px',
} as const satisfies StyleRule;

/** The same, drawn inside: for rows and cells that touch their neighbours. */
export const focusRingInset = { ...focusRing, outlineOffset: '-2px' } as const satisfies StyleRule;

/** Seen by screen readers alone. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const satisfies StyleRule;

/** Cuts a text to one line; the whole belongs in a tooltip. */
export const ellipsis = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
} as const satisfies StyleRule;

/** Widens what a finger can hit to 44 px, without moving anything. */
export const touchTarget = {
  position: 'relative',
  '@media': {
    [touch]: {
      '::after': {
        content: '',
        position: 'absolute',
        insetBlock: 'min(0px, (100% - 44px) / 2)',
        insetInline: 'min(0px, (100% - 44px) / 2)',
      },
    },
  },
} as const satisfies StyleRule;
