import { style } from '@vanilla-extract/css';
import { focusRing } from '#ui/theme/mixins.ts';
import { radius, space } from '#ui/theme/scale.ts';
import { color, motion } from '#ui/theme/theme.css.ts';
import { LINE_STYLES } from './line-styles.ts';

export const scroller = style({
  overflow: 'auto',
  maxBlockSize: '75vh',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: 0 } },
});

/** Statecharts are in English and read from the left in every language. Lengths are in SVG units and scale with it. */
export const picture = style({ direction: 'ltr', maxInlineSize: 'none', margin: space[12], overflow: 'visible' });

const moving = { transition: `fill ${motion.popover}, stroke ${motion.popover}` } as const;

export const box = style({
  ...moving,
  fill: color.bg,
  stroke: color.line2,
  selectors: {
    '&[data-active]': { fill: color.accentSoft, stroke: color.accent, strokeWidth: 1.5 },
    '&[data-active][data-nested]': { fill: color.bg },
  },
});
export const ring = style({
  ...moving,
  fill: 'none',
  stroke: color.line2,
  selectors: { '&[data-active]': { stroke: color.accent } },
});
export const rule = style({ stroke: color.line });
export const dot = style({ fill: color.ink2 });

export const arrow = style({
  ...moving,
  fill: 'none',
  stroke: color.ink3,
  selectors: { '&[data-taken]': { stroke: color.accent, strokeWidth: 2 } },
});
export const head = style({ ...moving, fill: color.ink3, selectors: { '&[data-taken]': { fill: color.accent } } });

const text = ({ size: fontSize, weight: fontWeight }: { readonly size: number; readonly weight: number }) =>
  ({ fontSize, fontWeight, letterSpacing: 0 }) as const;
export const lines = {
  name: style({ ...text(LINE_STYLES.name), fill: color.ink }),
  words: style({ ...text(LINE_STYLES.words), fill: color.ink2 }),
  note: style({ ...text(LINE_STYLES.note), fill: color.ink3 }),
  label: style({
    ...text(LINE_STYLES.label),
    fontWeight: 500,
    fill: color.ink,
    selectors: { '&[data-taken]': { fill: color.accentInk, fontWeight: LINE_STYLES.label.weight } },
  }),
} as const;

/** An outline in the background colour keeps labels readable over lines. */
export const halo = style({ paintOrder: 'stroke', stroke: color.bg, strokeWidth: 4, strokeLinejoin: 'round' });
