import { style } from '@vanilla-extract/css';
import { forcedColours, touch } from '../theme/media.ts';
import { bareButton, touchTarget, visuallyHidden } from '../theme/mixins.ts';
import { radius, rem, space } from '../theme/scale.ts';
import { textSide } from '../theme/side.css.ts';
import { color, size } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

/** A label, a control, and the help and error below it. */
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[6],
  minInlineSize: 0,
});

export const labelRow = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
});

export const label = style({
  ...type.label,
  display: 'flex',
  flex: 1,
  justifyContent: 'space-between',
  gap: space[12],
  overflowWrap: 'anywhere',
  color: color.ink2,
  cursor: 'default',
});

export const hiddenLabel = style(visuallyHidden);

export const optional = style({ ...type.small, flex: 'none', color: color.ink3 });

export const aside = style({ ...type.label, flexShrink: 0 });

const FOCUSED =
  '&:has(:is(input, textarea, [role="spinbutton"]):focus), &[data-focus-visible], &[data-pressed], &[aria-expanded="true"]';

/**
 * The box of an input or a trigger. Its state comes from the field's root, on which react-aria sets data attributes.
 */
export const control = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: size.field,
  margin: 0,
  padding: 0,
  border: `1px solid ${color.ctrl}`,
  borderRadius: radius.control,
  background: color.bg,
  color: color.ink,
  fontSize: rem(14),
  lineHeight: 20 / 14,
  textAlign: textSide.start,
  selectors: {
    '&:hover': { borderColor: color.ink3 },
    [`${field}[data-readonly] &`]: { background: color.tint, borderColor: color.line2, color: color.ink2 },
    [`${field}[data-disabled] &`]: { background: color.tint2, borderColor: 'transparent', color: color.ink3 },
    [`${field}[data-invalid] &`]: { borderColor: color.red },
    [FOCUSED]: {
      outline: 'none',
      borderColor: color.accent,
      boxShadow: `inset 0 0 0 1px ${color.accent}, 0 0 0 3px ${color.accentSoft2}`,
    },
    [FOCUSED.replaceAll('&', `${field}[data-invalid] &`)]: {
      borderColor: color.red,
      boxShadow: `inset 0 0 0 1px ${color.red}, 0 0 0 3px ${color.redSoft}`,
    },
  },
  '@media': {
    // iOS zooms into a focused input with a font size below 16 px.
    [touch]: { fontSize: rem(16) },
    [forcedColours]: {
      selectors: { [FOCUSED]: { outline: '2px solid Highlight' } },
    },
  },
});

/** Drawn over the input; clicks pass through to it. */
export const icon = style({
  position: 'absolute',
  insetInlineStart: space[12],
  display: 'grid',
  color: color.ink3,
  pointerEvents: 'none',
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: `calc(${size.field} - 2px)`,
  margin: 0,
  paddingBlock: 0,
  paddingInline: space[12],
  border: 0,
  borderRadius: 'inherit',
  outline: 'none',
  background: 'none',
  textOverflow: 'ellipsis',
  appearance: 'none',
  selectors: {
    [`${icon} ~ &`]: { paddingInlineStart: rem(36) },
    // Hides the browser's own clear and reveal buttons, which would double ours.
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    '&::-ms-reveal': { display: 'none' },
    '&:disabled': { cursor: 'default', opacity: 1, WebkitTextFillColor: 'currentColor' },
    '&:autofill': {
      // Keeps the theme's colours in an autofilled input, whose background cannot be set otherwise.
      boxShadow: `inset 0 0 0 100px ${color.accentSoft}`,
      WebkitTextFillColor: color.ink,
    },
  },
});

/** A unit (FCFA), or a button inside the field. */
export const end = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  paddingInlineEnd: space[12],
  color: color.ink3,
});

export const message = style({ ...type.small, color: color.ink3, overflowWrap: 'anywhere', textWrap: 'pretty' });

export const error = style({
  ...type.small,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[6],
  overflowWrap: 'anywhere',
  color: color.redInk,
  fontWeight: 500,
});

export const errorIcon = style({
  flex: 'none',
  inlineSize: rem(14),
  blockSize: rem(14),
  marginBlockStart: rem(1),
  strokeWidth: 2,
});

/** A small button inside a control: clear, reveal, open. */
export const inset = style({
  ...bareButton,
  ...touchTarget,
  inlineSize: rem(28),
  blockSize: rem(28),
  marginInlineEnd: space[2],
  borderRadius: radius.tag,
  color: color.ink3,
  selectors: {
    '&[data-hovered], &[data-pressed]': { color: color.ink, background: color.tint2 },
    '&[data-focus-visible]': { outlineOffset: 0 },
    '&[data-disabled]': { cursor: 'default', background: 'none', color: color.ink3 },
  },
  '@media': {
    [touch]: { ...touchTarget['@media'][touch], inlineSize: rem(36), blockSize: rem(36), marginInlineEnd: space[4] },
  },
});
