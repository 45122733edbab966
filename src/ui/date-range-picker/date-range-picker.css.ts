import { globalStyle, style } from '@vanilla-extract/css';
import { dateControl, segments as fieldSegments } from '../date-field/date-field.css.ts';
import { day as dateDay, title, today as dateToday } from '../date-picker/date-picker.css.ts';
import { popover as listPopover } from '../list-box/list-box.css.ts';
import { phone, touch } from '../theme/media.ts';
import { focusRing, touchTarget } from '../theme/mixins.ts';
import { easing, radius, rem, space } from '../theme/scale.ts';
import { color, motion } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export { title };

export const control = dateControl;

/** On one line if both dates fit, with the first before the last in either reading direction. */
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: 1,
  minInlineSize: 0,
  selectors: { '[dir="rtl"] &': { flexDirection: 'row-reverse', justifyContent: 'flex-end' } },
});

/** As narrow as the date, so that both dates and the dash read as one. */
export const segments = style([fieldSegments, { flex: 'none', inlineSize: 'auto', paddingInline: space[4] }]);

export const dash = style({ color: color.ink3 });

export const popover = style([listPopover, { display: 'flex' }]);

export const dialog = style({
  minInlineSize: 0,
  overflow: 'auto',
  outline: 'none',
  '@media': { [phone]: { maxInlineSize: rem(400) } },
});

export const calendar = style({ display: 'grid' });

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  margin: `0 ${space[16]}`,
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
});

export const presets = style({ display: 'flex', flexWrap: 'wrap', flex: 1, gap: space[6] });

export const preset = style({
  ...touchTarget,
  minBlockSize: rem(26),
  margin: 0,
  paddingBlock: 0,
  paddingInline: rem(11),
  border: `1px solid ${color.line2}`,
  borderRadius: radius.round,
  background: 'transparent',
  color: color.ink,
  fontSize: rem(12.5),
  fontWeight: 500,
  lineHeight: 16 / 12.5,
  cursor: 'pointer',
  transition: `background-color ${motion.press} ${easing.move}`,
  selectors: {
    '&[data-hovered]': { background: color.tint2 },
    '&[data-selected]': { borderColor: color.accentLine, background: color.accentSoft, color: color.accentInk },
  },
});

export const steps = style({ display: 'flex', marginInlineStart: 'auto' });

export const months = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[24],
  paddingBlock: space[12],
  paddingInline: space[16],
});

/** On a phone the single month takes the whole width, for finger-sized days. */
export const month = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  '@media': { [phone]: { flex: '1 1 auto' } },
});

/** A phone shows one month; the arrows lead to the next. */
export const secondMonth = style([month, { '@media': { [phone]: { display: 'none' } } }]);

/** The days of a range form a bar with rounded ends. */
const IN_RANGE = {
  inlineSize: 'auto',
  minInlineSize: rem(34),
  borderRadius: 0,
  selectors: {
    '&[data-selected]': { background: color.accentSoft2, color: color.accentInk, fontWeight: 500 },
    '&:is([data-selection-start], [data-selection-end])': {
      background: color.accent,
      color: color.onAccent,
      fontWeight: 600,
    },
    '&[data-selection-start]': { borderStartStartRadius: radius.control, borderEndStartRadius: radius.control },
    '&[data-selection-end]': { borderStartEndRadius: radius.control, borderEndEndRadius: radius.control },
    '&[data-focus-visible]': { ...focusRing, borderRadius: radius.control, zIndex: 1 },
    '&[data-outside-month]': { visibility: 'hidden' },
  },
  '@media': { [touch]: { inlineSize: 'auto', minInlineSize: rem(40) } },
} as const;

export const day = style([dateDay, IN_RANGE]);
export const today = style([dateToday, IN_RANGE]);

/** No spacing between cells, which would break the bar of the range. */
export const grid = style({ inlineSize: '100%', borderSpacing: 0 });
globalStyle(`${grid} td`, { padding: 0, paddingBlock: '1px' });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
  margin: `0 ${space[16]}`,
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${color.line}`,
});

export const words = style({
  ...type.small,
  flex: `1 1 ${rem(180)}`,
  color: color.ink2,
  textWrap: 'pretty',
  // On a phone the two buttons take a line of their own.
  '@media': { [touch]: { fontSize: rem(14) }, [phone]: { flexBasis: '100%' } },
});
