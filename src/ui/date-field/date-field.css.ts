import { style } from '@vanilla-extract/css';
import { control, input } from '../field/field.css.ts';
import { radius, rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { tabular } from '../theme/type.ts';

export const dateControl = style([control, { overflow: 'clip', overflowClipMargin: space[4] }]);

export const segments = style([
  input,
  {
    ...tabular,
    display: 'flex',
    alignItems: 'center',
    overflow: 'hidden',
    whiteSpace: 'pre',
    cursor: 'text',
    // The segments are separate boxes, which a right-to-left page would reverse: 08:05 would read 05:08.
    selectors: { ':root[dir="rtl"] &': { flexDirection: 'row-reverse', justifyContent: 'flex-end' } },
  },
]);

/** The icon is drawn over the input, outside the element that listens for a paste. */
export const segmentsAfterIcon = style([segments, { paddingInlineStart: rem(36) }]);

/** Aligns the digits after a calendar button with those after an icon. */
export const segmentsAfterButton = style([segments, { paddingInlineStart: space[4] }]);

/** Each segment can be tapped: 24 px high and wide (WCAG 2.2, target size). */
export const segment = style({
  minInlineSize: rem(24),
  paddingInline: rem(3),
  lineHeight: rem(24),
  textAlign: 'center',
  borderRadius: radius.tag,
  outline: 'none',
  selectors: {
    '&[data-type="literal"]': { minInlineSize: 0, paddingInline: 0, color: color.ink3 },
    '&[data-placeholder]': { color: color.ink3 },
    '&[data-focused]': { background: color.accent, color: color.onAccent },
    '&[data-disabled]': { color: color.ink3 },
  },
});

/** Listens for a paste without a box of its own. */
export const pasteTarget = style({ display: 'contents' });

/** What became of a date that is missing: it stands out from a help text. */
export const corrected = style({ color: color.amberInk });
