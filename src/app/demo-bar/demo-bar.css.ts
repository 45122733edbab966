import { style } from '@vanilla-extract/css';
import { phone } from '#ui/theme/media.ts';
import { layer, rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

export const bar = style({
  position: 'fixed',
  insetBlockEnd: space[12],
  insetInlineEnd: space[12],
  zIndex: layer.bottomBar,
  '@media': { [phone]: { insetBlockEnd: `calc(${rem(68)} + env(safe-area-inset-bottom))` } },
});
export const controls = style({ display: 'grid', gap: space[12], inlineSize: rem(280), padding: space[4] });
export const control = style({ display: 'grid', gap: space[6], justifyItems: 'start' });
export const label = style({ ...type.label, color: color.ink2 });
export const notice = style({ ...type.small, margin: 0, color: color.amberInk });
export const words = style({ ...type.small, margin: 0, color: color.ink3 });
