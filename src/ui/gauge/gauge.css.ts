import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { reducedMotion } from '../theme/media.ts';
import { easing, rem, space } from '../theme/scale.ts';
import { color, motion } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

/** The direction of the needle, and the filled part of the loop in percent. */
export const angle = createVar();
export const filled = createVar();
const ofPerformance = createVar();

export const performance = styleVariants(
  { red: color.red, amber: color.amber, green: color.green, unjudged: color.accent },
  (value) => ({
    vars: { [ofPerformance]: value },
  }),
);

const fade = keyframes({ from: { opacity: 0 } });
const sweep = keyframes({ from: { strokeDasharray: '0 100' } });
const turn = keyframes({ from: { transform: 'rotate(-120deg)' } });
const drawnOnce = (name: string) => ({
  animation: `${name} ${motion.gauge} ${easing.enter} backwards`,
  '@media': { [reducedMotion]: { animation: `${fade} ${motion.press}` } },
});

export const gauge = recipe({
  base: { display: 'flex', minInlineSize: 0 },
  variants: {
    layout: {
      beside: { alignItems: 'center', gap: space[12] },
      below: { flexDirection: 'column', alignItems: 'center', gap: space[4], textAlign: 'center' },
      bare: {},
    },
  },
});

export const dial = style({
  position: 'relative',
  flex: 'none',
  inlineSize: rem(104),
  maxInlineSize: '100%',
  aspectRatio: '104 / 82',
});
export const loop = recipe({
  base: { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', overflow: 'visible' },
  variants: { isRtl: { true: { transform: 'scaleX(-1)' } } },
});
const arc = { fill: 'none', strokeWidth: 9, strokeLinecap: 'round' } as const;
export const track = style({ ...arc, stroke: color.tint2 });
export const fill = style({ ...arc, stroke: ofPerformance, strokeDasharray: `${filled} 100`, ...drawnOnce(sweep) });
export const cut = style({ stroke: color.bg, strokeWidth: 2 });
export const needle = style({
  transform: `rotate(${angle})`,
  transformOrigin: '52px 52px',
  ...drawnOnce(turn),
});
export const dot = style({ fill: ofPerformance, stroke: color.bg, strokeWidth: 2.5 });

/** Centred on the loop. */
export const number = style([
  type.title1,
  tabular,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: `${(52 / 82) * 100}%`,
    transform: 'translateY(-50%)',
    fontSize: rem(26),
    lineHeight: 1,
    letterSpacing: '-.028em',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    color: color.ink,
    selectors: { '&[data-long]': { fontSize: rem(18) } },
  },
]);
export const unit = style({ fontSize: '0.5em', fontWeight: 500, letterSpacing: 0, color: color.ink2 });

export const words = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const label = style([type.title3, { color: color.ink, overflowWrap: 'anywhere' }]);
export const range = style([type.small, { color: color.ink2 }]);
export const aside = style([
  type.small,
  { display: 'grid', gap: space[4], marginBlockStart: space[4], color: color.ink3 },
]);
