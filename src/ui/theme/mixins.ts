import type { StyleRule } from '@vanilla-extract/css';
import { touch } from './media.ts';
import { color } from './theme.css.ts';

/**
 * The focus ring: 2 px of accent colour at a distance of 2 px. It is the document's default; repeat it only to restore
 * it.
 */
export const focusRing = {
  outline: `2px solid ${color.accent}`,
  outlineOffset: '2px',
} as const satisfies StyleRule;

/** A focus ring inside the box, for rows and cells that touch their neighbours. */
export const focusRingInset = { ...focusRing, outlineOffset: '-2px' } as const satisfies StyleRule;

/** Hidden from sight, but not from screen readers. */
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

/** Truncates a text to one line; put the full text in a tooltip. */
export const ellipsis = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
} as const satisfies StyleRule;

/** Extends the clickable area to 44 px on touch screens without affecting the layout. */
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
