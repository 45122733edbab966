import { style } from '@vanilla-extract/css';
import { inset } from '../field/field.css.ts';
import { touch } from '../theme/media.ts';
import { focusRing } from '../theme/mixins.ts';
import { radius, rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

export const opener = style([inset, { marginInlineStart: space[4], marginInlineEnd: 0 }]);

export const calendar = style({ padding: space[12] });

export const header = style({
  display: 'flex',
  alignItems: 'center',
  paddingBlockEnd: space[8],
});

export const title = style({
  ...type.title3,
  flex: 1,
  paddingInlineStart: space[8],
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const step = style([inset, { selectors: { '[dir="rtl"] &': { scale: '-1 1' } } }]);

export const weekday = style({
  ...type.micro,
  blockSize: rem(28),
  color: color.ink3,
  fontWeight: 450,
  textAlign: 'center',
});

export const day = style({
  ...tabular,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(34),
  blockSize: rem(32),
  borderRadius: radius.control,
  color: color.ink,
  fontSize: rem(13),
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.tint2 },
    '&[data-outside-month]': { color: color.ink3 },
    '&[data-selected]': { background: color.accent, color: color.onAccent, fontWeight: 600 },
    '&[data-focus-visible]': focusRing,
    '&:is([data-disabled], [data-unavailable])': { color: color.ink3, opacity: 0.5, cursor: 'default' },
  },
  '@media': { [touch]: { inlineSize: rem(44), blockSize: rem(44), fontSize: rem(15) } },
});

/** The state of a week, at its start. */
export const mark = style({
  position: 'absolute',
  insetInlineStart: rem(1),
  insetBlockStart: `calc(50% - ${rem(4)})`,
  selectors: { 'td:not(:first-child) &': { display: 'none' } },
});

/** Today has a dot below the number, so that colour is not the only sign. */
export const today = style([
  day,
  {
    fontWeight: 600,
    '::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: rem(3),
      inlineSize: rem(4),
      blockSize: rem(4),
      borderRadius: radius.round,
      background: 'currentColor',
    },
  },
]);
