import { style } from '@vanilla-extract/css';
import { forcedColours, touch } from '../theme/media.ts';
import { easing, radius, rem, space } from '../theme/scale.ts';
import { color, motion, shadow } from '../theme/theme.css.ts';
import { tabular } from '../theme/type.ts';

export const track = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  padding: space[2],
  borderRadius: radius.control,
  background: color.tint2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

/** Several lines instead of a line that scrolls. */
export const wrapped = style({ flexWrap: 'wrap' });

export const segment = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[6],
  flexShrink: 0,
  minBlockSize: rem(28),
  margin: 0,
  paddingBlock: 0,
  paddingInline: rem(11),
  border: '1px solid transparent',
  borderRadius: `calc(${radius.control} - 1px)`,
  background: 'transparent',
  color: color.ink2,
  fontSize: rem(13),
  fontWeight: 500,
  lineHeight: 18 / 13,
  cursor: 'pointer',
  transition: `background-color ${motion.press} ${easing.move}, color ${motion.press} ${easing.move}`,
  selectors: {
    '&[data-hovered]': { color: color.ink },
    '&[data-selected]': {
      background: color.thumb,
      borderColor: color.line2,
      color: color.ink,
      boxShadow: shadow.raised,
    },
    '&[data-focus-visible]': { outlineOffset: 0 },
    '&[data-disabled]': { color: color.ink3, cursor: 'default' },
  },
  '@media': {
    [touch]: { minBlockSize: rem(40), paddingInline: rem(14), fontSize: rem(14) },
    [forcedColours]: { selectors: { '&[data-selected]': { borderColor: 'Highlight' } } },
  },
});

/** Reserves its width while the count is loading. */
export const count = style({ ...tabular, minInlineSize: '2ch', fontWeight: 400, opacity: 0.85 });
