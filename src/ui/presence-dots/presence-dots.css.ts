import { style, styleVariants } from '@vanilla-extract/css';
import { radius, rem, space } from '../theme/scale.ts';
import { textSide } from '../theme/side.css.ts';
import { color } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

export const presence = style({ display: 'inline-flex', alignItems: 'center', gap: space[12], maxInlineSize: '100%' });
export const dots = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: rem(3.5),
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
});
const dot = style({
  flex: 'none',
  inlineSize: rem(11),
  blockSize: rem(11),
  border: `1.5px solid ${color.ctrl}`,
  forcedColorAdjust: 'none',
  selectors: { '&[data-is-active]': { borderColor: color.accent, background: color.accent } },
});
export const shape = styleVariants({ medical: radius.round, pharma: radius.bar }, (borderRadius) => [
  dot,
  { borderRadius },
]);
export const sample = styleVariants({ medical: radius.round, pharma: radius.bar }, (borderRadius) => ({
  inlineSize: rem(10),
  blockSize: rem(10),
  borderRadius,
  background: color.ink3,
  forcedColorAdjust: 'none',
}));
export const count = style([
  type.table,
  tabular,
  { flex: 'none', minInlineSize: '3ch', textAlign: textSide.end, whiteSpace: 'nowrap', color: color.ink2 },
]);
export const active = style({ fontWeight: 600, color: color.ink });
