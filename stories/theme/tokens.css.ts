import { style, styleVariants } from '@vanilla-extract/css';
import { radius, rem, space } from '#ui/theme/scale.ts';
import { textSide } from '#ui/theme/side.css.ts';
import { color, motion, shadow } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

export const page = style({ display: 'grid', gap: space[32], maxInlineSize: rem(1100), color: color.ink });

export const section = style({ display: 'grid', gap: space[12] });

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${rem(168)}, 1fr))`,
  gap: space[12],
});

export const swatch = style({ ...type.small, display: 'grid', gap: space[4], color: color.ink2 });

export const patch = style({
  blockSize: rem(44),
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
});

export const table = style({ ...type.table, inlineSize: '100%' });

export const cell = style({
  paddingBlock: space[6],
  paddingInline: space[8],
  borderBlockEnd: `1px solid ${color.line}`,
  // The last column is numeric.
  selectors: { 'th&:not(:last-child)': { textAlign: textSide.start } },
});

export const sample = style({
  ...type.body,
  paddingBlock: space[2],
  paddingInline: space[8],
  borderRadius: radius.tag,
});

export const mark = style({
  display: 'inline-block',
  inlineSize: rem(20),
  blockSize: rem(12),
  borderRadius: radius.bar,
});

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[20] });

export const bar = style({ blockSize: rem(16), background: color.accentSoft2 });

export const corner = style({
  inlineSize: rem(72),
  blockSize: rem(48),
  background: color.tint2,
  border: `1px solid ${color.line2}`,
});

export const lifted = styleVariants(shadow, (boxShadow) => ({
  inlineSize: rem(160),
  blockSize: rem(72),
  padding: space[12],
  borderRadius: radius.popover,
  background: color.raise,
  boxShadow,
}));

/** Moves while hovered, with the duration that it demonstrates. */
export const moving = styleVariants(
  { press: motion.press, popover: motion.popover, menu: motion.menu, dialog: motion.dialog, gauge: motion.gauge },
  (transitionDuration) => ({
    ...type.small,
    padding: space[12],
    borderRadius: radius.control,
    background: color.tint2,
    transitionProperty: 'translate, background-color',
    transitionDuration,
    ':hover': { background: color.accentSoft2, translate: `0 calc(-6px * ${motion.travel})` },
  }),
);
