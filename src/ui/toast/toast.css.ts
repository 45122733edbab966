import { createVar, fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { phone } from '../theme/media.ts';
import { bareButton, focusRing, notPrinted, visuallyHidden } from '../theme/mixins.ts';
import { easing, layer, radius, rem, space } from '../theme/scale.ts';
import { color, motion, shadow } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

/** How long the message is shown. */
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
    // On a phone the message is below the top bar: at the bottom it would cover the buttons that the user taps next.
    [phone]: {
      insetInline: space[16],
      insetBlock: `calc(${rem(60)} + env(safe-area-inset-top)) auto`,
      flexDirection: 'column',
      maxInlineSize: 'none',
    },
    ...notPrinted,
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
      // The background is that of the opposite scheme, so the green is mixed with the text colour to be legible on it.
      success: { vars: { [mark]: `color-mix(in oklab, ${color.green}, ${color.onInverse} 25%)` } },
      info: { vars: { [mark]: 'currentColor' } },
      error: { vars: { [mark]: 'currentColor' }, background: color.red, color: color.onAccent },
    },
  },
});

/** A message that stays: a line above the page, which moves down. */
export const kept = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: rem(10),
    minBlockSize: rem(40),
    paddingBlock: space[8],
    paddingInline: space[16],
    background: color.inverse,
    color: color.onInverse,
    fontWeight: 500,
    overflowWrap: 'anywhere',
    '@media': notPrinted,
  },
]);
export const keptText = style({ flex: 1, minInlineSize: 0 });

export const icon = style({
  flex: 'none',
  inlineSize: rem(18),
  blockSize: rem(18),
  color: fallbackVar(mark, 'currentColor'),
});

const HOVERED = { background: 'color-mix(in srgb, currentColor 16%, transparent)' };

const cross = style({
  ...bareButton,
  inlineSize: rem(24),
  blockSize: rem(24),
  borderRadius: radius.tag,
  color: 'inherit',
  selectors: {
    '&[data-hovered]': HOVERED,
    '&[data-focus-visible]': { outline: '2px solid currentColor', outlineOffset: '-2px' },
  },
});

/** The button's own colours would be invisible on the background of the opposite scheme. */
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
    '&[data-hovered]': HOVERED,
    '&[data-focus-visible]': { outline: '2px solid currentColor', outlineOffset: '2px' },
  },
});

export const close = styleVariants({
  always: [cross],
  /**
   * If the message closes by itself, the close button is only shown on keyboard focus: with a pointer, the whole
   * message can be clicked.
   */
  onFocus: [cross, { selectors: { '&:not([data-focus-visible])': visuallyHidden } }],
});

/** The remaining time. It pauses together with the region's timer. */
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
