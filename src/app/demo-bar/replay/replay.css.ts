import { style } from '@vanilla-extract/css';
import { reducedMotion } from '#ui/theme/media.ts';
import { easing, layer, radius, rem, space } from '#ui/theme/scale.ts';
import { color, motion, shadow } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

export const bar = style({
  position: 'fixed',
  // Dialogs have their actions at the bottom: the bar moves there only when the element of a step is at the top.
  insetBlockStart: space[12],
  selectors: { '&[data-edge="foot"]': { insetBlock: `auto calc(${space[12]} + env(safe-area-inset-bottom))` } },
  insetInline: 0,
  marginInline: 'auto',
  zIndex: layer.toast,
  display: 'grid',
  gap: space[8],
  inlineSize: `min(${rem(620)}, calc(100vw - 2 * ${space[12]}))`,
  boxSizing: 'border-box',
  paddingBlock: space[12],
  paddingInline: space[16],
  border: `1px solid ${color.line2}`,
  borderRadius: radius.dialog,
  background: color.raise,
  boxShadow: shadow.dialog,
});
export const caption = style({ ...type.body, margin: 0, color: color.ink, overflowWrap: 'anywhere' });
export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const count = style({ ...type.small, color: color.ink2, fontVariantNumeric: 'tabular-nums' });
export const ring = style({
  position: 'fixed',
  insetBlockStart: 0,
  left: 0,
  zIndex: layer.toast,
  borderRadius: radius.control,
  outline: `3px solid ${color.accent}`,
  outlineOffset: space[4],
  pointerEvents: 'none',
  transition: `transform ${motion.popover} ${easing.move}`,
  '@media': { [reducedMotion]: { transition: 'none' } },
});
