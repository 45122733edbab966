import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { phone } from '../theme/media.ts';
import { focusRing, visuallyHidden } from '../theme/mixins.ts';
import { easing, layer, radius, rem, space } from '../theme/scale.ts';
import { color, motion, shadow } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

/** How long the message stays. */
export const duration = createVar();

const rise = keyframes({ from: { opacity: 0, translate: `0 calc(16px * ${motion.travel})` } });
const shrink = keyframes({ to: { scale: '0 1' } });

export const region = style({
  position: 'fixed',
  insetBlockEnd: `max(${space[24]}, env(safe-area-inset-bottom))`,
  insetInlineStart: space[24],
  zIndex: layer.toast,
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'flex-start',
  gap: space[8],
  maxInlineSize: `min(${rem(440)}, calc(100vw - 2 * ${space[24]}))`,
  borderRadius: radius.row,
  outline: 'none',
  selectors: { '&[data-focus-visible]': focusRing },
  '@media': {
    // On a phone the foot has what is pressed next, which a message would take the tap of: it lies under the top bar.
    [phone]: {
      insetInline: space[16],
      insetBlock: `calc(${rem(60)} + env(safe-area-inset-top)) auto`,
      flexDirection: 'column',
      maxInlineSize: 'none',
    },
  },
});

const mark = createVar();

export const toast = recipe({
  base: [
    type.body,
    {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: rem(10),
      minBlockSize: rem(40),
      paddingBlock: space[8],
      paddingInline: space[12],
      overflow: 'clip',
      borderRadius: radius.row,
      boxShadow: shadow.popover,
      fontWeight: 500,
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      background: color.inverse,
      color: color.onInverse,
      animation: `${rise} ${motion.menu} ${easing.enter}`,
      selectors: { '&[data-focus-visible]': focusRing },
    },
  ],
  variants: {
    tone: {
      // The ground is the other scheme's: the green moves towards the text that is read on it.
      success: { vars: { [mark]: `color-mix(in oklab, ${color.green}, ${color.onInverse} 25%)` } },
      info: { vars: { [mark]: 'currentColor' } },
      error: { vars: { [mark]: 'currentColor' }, background: color.red, color: color.onAccent },
    },
  },
});

export const icon = style({ inlineSize: rem(18), blockSize: rem(18), color: mark });

const cross = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: rem(24),
  blockSize: rem(24),
  padding: 0,
  border: 0,
  borderRadius: radius.tag,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: 'color-mix(in srgb, currentColor 16%, transparent)' },
    '&[data-focus-visible]': { outline: '2px solid currentColor', outlineOffset: '-2px' },
  },
});

/** On the ground of the other scheme, where a button's own colours would not be seen. */
export const action = style({
  ...type.label,
  flex: 'none',
  minBlockSize: rem(28),
  paddingInline: rem(10),
  border: '1px solid currentColor',
  borderRadius: radius.tag,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: 'color-mix(in srgb, currentColor 16%, transparent)' },
    '&[data-focus-visible]': { outline: '2px solid currentColor', outlineOffset: '2px' },
  },
});

export const close = styleVariants({
  always: [cross],
  /** A message that leaves by itself shows its cross to the keyboard only: for a pointer it is all one button. */
  onFocus: [cross, { selectors: { '&:not([data-focus-visible])': visuallyHidden } }],
});

/** The time that is left; it stops with the clock of the region. */
export const time = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  blockSize: rem(2),
  background: 'currentColor',
  opacity: 0.4,
  transformOrigin: '0 50%',
  animation: `${shrink} ${duration} linear forwards`,
  selectors: {
    '[dir="rtl"] &': { transformOrigin: '100% 50%' },
    [`${region}:is(:hover, :focus-within) &`]: { animationPlayState: 'paused' },
  },
});
