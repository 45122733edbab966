import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { radius, rem } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';

const hue = createVar();

export const picture = recipe({
  base: { flex: 'none', display: 'inline-grid', placeItems: 'center', overflow: 'clip' },
  variants: {
    size: {
      small: { inlineSize: rem(28), blockSize: rem(28), borderRadius: radius.tag },
      large: { inlineSize: rem(76), blockSize: rem(88), borderRadius: radius.control },
    },
  },
});

export const photograph = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });
export const drawing = style({ blockSize: '100%' });

/** One class per laboratory colour. */
export const hues = [color.chart1, color.chart2, color.chart3, color.chart4, color.chart5].map((chart) =>
  style({ vars: { [hue]: chart } }),
);

export const face = style({ fill: color.raise, stroke: color.line2 });
export const side = style({ fill: color.tint2, stroke: color.line2 });
export const band = style({ fill: hue });
export const wave = style({ fill: `color-mix(in oklab, ${hue} 45%, ${color.raise})` });
export const word = style({ fill: color.ink, fontWeight: 650 });
