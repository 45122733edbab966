import { globalStyle, style } from '@vanilla-extract/css';
import { day as dateDay, today as dateToday } from '../date-picker/date-picker.css.ts';
import { focusRing } from '../theme/mixins.ts';
import { radius, rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export { header, title } from '../date-picker/date-picker.css.ts';

export const grid = style({ borderSpacing: 0 });
globalStyle(`${grid} td`, { padding: 0, paddingBlock: '1px' });

/** A week is one bar: hovered, focused and selected as a whole. */
const IN_WEEK = {
  borderRadius: 0,
  selectors: {
    '&[data-hovered]': { background: 'transparent' },
    'tr:is(:has([data-hovered]), :has([data-focused])) &:not([data-disabled])': { background: color.tint2 },
    'td:first-child &': { borderStartStartRadius: radius.control, borderEndStartRadius: radius.control },
    'td:last-child &': { borderStartEndRadius: radius.control, borderEndEndRadius: radius.control },
    '&[data-selected], tr:is(:has([data-hovered]), :has([data-focused])) &[data-selected]': {
      background: color.accent,
      color: color.onAccent,
      fontWeight: 600,
    },
    '&[data-focus-visible]': { ...focusRing, zIndex: 1 },
    // The ring would be accent on accent inside the bar of the selected week.
    '&[data-focus-visible][data-selected]': { outlineColor: color.onAccent, outlineOffset: '-4px' },
  },
} as const;

export const day = style([dateDay, IN_WEEK]);
export const today = style([dateToday, IN_WEEK]);

export const words = style({
  ...type.small,
  marginBlockStart: space[8],
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${color.line}`,
  paddingInline: space[8],
  minBlockSize: rem(25),
  color: color.ink2,
});
