import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { radius, rem } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';

const diameter = createVar();
const letters = createVar();
const hue = createVar();

/** Accent colours of the theme. Background and letters are mixed from them, and are legible in all twelve themes. */
const HUES = [color.red, color.amber, color.green, color.chart2, color.accent, color.chart4, color.ink3];

const SIZES = {
  tiny: { vars: { [diameter]: rem(20), [letters]: rem(8.5) } },
  small: { vars: { [diameter]: rem(24), [letters]: rem(9.5) } },
  medium: { vars: { [diameter]: rem(32), [letters]: rem(12) } },
  large: { vars: { [diameter]: rem(40), [letters]: rem(14) } },
};

const disc = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: diameter,
  blockSize: diameter,
  overflow: 'clip',
  borderRadius: radius.round,
  fontSize: letters,
  fontWeight: 650,
  letterSpacing: '.01em',
  lineHeight: 1,
  userSelect: 'none',
});

export const avatar = recipe({ base: disc, variants: { size: SIZES } });

/** One class per tint. */
export const tints = HUES.map((tint) =>
  style({
    vars: { [hue]: tint },
    background: `color-mix(in oklab, ${hue} 15%, ${color.bg})`,
    color: `color-mix(in oklab, ${hue} 62%, ${color.ink})`,
  }),
);

/** A person whose name is unknown. */
export const nameless = style({ background: color.tint2, color: color.ink2 });

export const portrait = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** « +2 » after the faces of a group. */
export const others = recipe({
  base: [
    disc,
    nameless,
    { inlineSize: 'auto', minInlineSize: diameter, paddingInline: '0.4em', fontVariantNumeric: 'tabular-nums' },
  ],
  variants: { size: SIZES },
});

export const group = style({ display: 'inline-flex', flex: 'none' });

/** Faces overlap; a ring in the background colour separates them. */
globalStyle(`${group} > *`, { boxShadow: `0 0 0 2px ${color.bg}` });
globalStyle(`${group} > * + *`, { marginInlineStart: rem(-3) });
