import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { phone } from '../theme/media.ts';
import { focusRingInset, visuallyHidden } from '../theme/mixins.ts';
import { radius, rem, space } from '../theme/scale.ts';
import { textSide } from '../theme/side.css.ts';
import { color, motion } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

export const table = style({ inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });
export const weekday = style([
  type.small,
  {
    paddingBlock: space[6],
    paddingInline: space[8],
    textAlign: textSide.start,
    fontWeight: 400,
    color: color.ink3,
    borderBlockEnd: `1px solid ${color.line2}`,
  },
]);
export const cell = recipe({
  base: {
    blockSize: rem(112),
    padding: space[4],
    verticalAlign: 'top',
    borderBlockEnd: `1px solid ${color.line}`,
    selectors: { '& + &': { borderInlineStart: `1px solid ${color.line}` } },
  },
  variants: {
    isNow: { true: { background: color.accentSoft } },
    /** The days of a week view reserve space for all visible entries, so that nothing moves when they load. */
    isWeek: { true: { blockSize: rem(136) } },
  },
});
export const number = recipe({
  base: [
    type.small,
    tabular,
    { display: 'block', paddingInline: space[4], paddingBlockEnd: space[4], color: color.ink2 },
  ],
  variants: {
    isNow: { true: { color: color.accentInk, fontWeight: 650 } },
    isWithin: { false: { color: color.ink3 } },
  },
});
export const read = style(visuallyHidden);

export const days = style({ display: 'grid', gap: space[16], margin: 0, padding: 0, listStyle: 'none' });
export const day = style({ display: 'grid', gap: space[4] });
export const dayNow = style([
  day,
  { marginInline: `calc(-1 * ${space[8]})`, padding: space[8], borderRadius: radius.row, background: color.accentSoft },
]);
export const dayName = style([
  type.label,
  { margin: 0, color: color.ink2, selectors: { '&::first-letter': { textTransform: 'uppercase' } } },
]);

export const entries = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });
export const entry = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[6],
    inlineSize: '100%',
    padding: `${space[4]} ${space[4]}`,
    border: 'none',
    borderRadius: radius.tag,
    background: 'none',
    textAlign: textSide.start,
    cursor: 'pointer',
    outline: 'none',
    transition: `background-color ${motion.press}`,
    selectors: {
      '&[data-hovered]': { background: color.tint2 },
      '&[data-focus-visible]': focusRingInset,
    },
    '@media': { [phone]: { minBlockSize: rem(44), gap: space[12] } },
  },
  variants: { isPast: { true: { color: color.ink2 }, false: { color: color.ink } } },
});
export const glyph = style({ flex: 'none', display: 'flex', fontSize: rem(12) });
export const words = style([
  type.small,
  { minInlineSize: 0, overflowWrap: 'anywhere', '@media': { [phone]: { fontSize: rem(15) } } },
]);
/** In the week view an entry has two lines, however long its name; the dialog that it opens shows the whole name. */
export const brief = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const time = style({ ...tabular, fontWeight: 600 });
export const detail = style([
  type.small,
  { display: 'block', color: color.ink3, '@media': { [phone]: { fontSize: rem(13) } } },
]);
