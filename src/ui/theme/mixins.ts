import type { StyleRule } from '@vanilla-extract/css';
import { print, touch } from './media.ts';
import { easing, layer, radius } from './scale.ts';
import { color, motion } from './theme.css.ts';

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

/** Left out on paper, for use in `@media`. */
export const notPrinted = { [print]: { display: 'none' } } as const;

/** On paper alone. */
export const onlyPrinted = {
  display: 'none',
  '@media': { [print]: { display: 'block' } },
} as const satisfies StyleRule;

/** Truncates a text to one line; put the full text in a tooltip. Paper has none, and shows it whole. */
export const ellipsis = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
  '@media': { [print]: { overflow: 'visible', whiteSpace: 'normal' } },
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

/** A button with a background and a border, whatever is in it. Variants add the colours. */
export const pressable = {
  ...touchTarget,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  margin: 0,
  border: '1px solid transparent',
  borderRadius: radius.control,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  // Of colours, browsers animate only that of the background without the page's thread, which renders meanwhile.
  transition: `background-color ${motion.press} ${easing.move}`,
} as const satisfies StyleRule;

/** A native button without its default look, for a small icon inside another element. */
export const bareButton = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
} as const satisfies StyleRule;

/** The content of a floating panel: it scrolls, and takes the focus without showing it. */
export const panelContent = {
  flex: 1,
  minInlineSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
} as const satisfies StyleRule;

/** The header of a floating panel, which stays in sight while the content scrolls. */
export const panelHeader = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  display: 'flex',
  background: color.raise,
} as const satisfies StyleRule;
