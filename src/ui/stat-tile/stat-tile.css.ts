import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { phone } from '../theme/media.ts';
import { rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

/** The space on both sides of the hairline between two figures. */
const APART = space[24];
const NARROW = space[12];

/** Each figure has a hairline before it; those at the start of a row fall outside and are clipped. */
export const clip = style({ overflow: 'hidden' });

export const group = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(200)}), 1fr))`,
  rowGap: space[20],
  margin: 0,
  marginInlineStart: `calc(-1px - ${APART})`,
  // On a phone, four figures in one column would fill the screen.
  '@media': {
    [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', marginInlineStart: `calc(-1px - ${NARROW})` },
  },
});

export const tile = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  minInlineSize: 0,
  containerType: 'inline-size',
  paddingInline: APART,
  borderInlineStart: `1px solid ${color.line}`,
  '@media': { [phone]: { paddingInline: NARROW } },
});

export const label = style([type.body, { color: color.ink2, overflowWrap: 'anywhere' }]);
/** The width of the figure, in multiples of its font size. It limits the font size: a long number shrinks before it wraps. */
export const breadth = createVar();
const LEAST = rem(13);
const fitting = (size: string) => `max(${LEAST}, min(${size}, calc(100cqi / ${fallbackVar(breadth, '1')})))`;

export const value = style([
  type.figure,
  {
    margin: 0,
    color: color.ink,
    overflowWrap: 'anywhere',
    fontSize: fitting(rem(30)),
    '@media': { [phone]: { fontSize: fitting(rem(20)), lineHeight: rem(28) } },
  },
]);
export const unit = style([
  type.table,
  { marginInlineStart: space[6], letterSpacing: 0, fontWeight: 500, color: color.ink3 },
]);
export const note = style([type.small, { margin: 0, color: color.ink3 }]);
export const change = recipe({
  base: [tabular, { fontWeight: 550 }],
  variants: {
    tone: { neutral: { color: color.ink2 }, green: { color: color.greenInk }, red: { color: color.redInk } },
  },
});
export const aside = style({ margin: 0, marginBlockStart: space[4] });

/** As high as a figure with its label and one line of note. */
export const toCome = style({ alignContent: 'space-evenly', minBlockSize: rem(74) });
