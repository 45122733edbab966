import { keyframes, style } from '@vanilla-extract/css';
import { forcedColours, touch } from '../theme/media.ts';
import { easing, layer, radius, rem, space } from '../theme/scale.ts';
import { color, motion, shadow } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

/** react-aria keeps a popover 12 px from each edge. A wider popover would make the page scroll, which closes it. */
const WIDEST = `calc(100vw - ${space[24]})`;

const enter = keyframes({
  from: { opacity: 0, transform: `translateY(calc(-4px * ${motion.travel}))` },
});
const exit = keyframes({ to: { opacity: 0 } });

/** The box that opens below a control: options, a menu, a calendar. */
export const popover = style({
  boxSizing: 'border-box',
  maxInlineSize: WIDEST,
  overflow: 'auto',
  borderRadius: radius.popover,
  background: color.raise,
  color: color.ink,
  boxShadow: shadow.popover,
  zIndex: layer.popover,
  outline: 'none',
  selectors: {
    '&[data-entering]': { animation: `${enter} ${motion.popover} ${easing.enter}` },
    '&[data-exiting]': { animation: `${exit} ${motion.press} ${easing.exit} forwards` },
  },
});

/** At least as wide as the control; wider if a name needs it. */
export const popoverOfField = style([
  popover,
  { minInlineSize: `min(var(--trigger-width), ${WIDEST})`, maxBlockSize: rem(360) },
]);

export const list = style({ padding: space[4], outline: 'none' });

export const option = style({
  ...type.body,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"icon label mark" "icon hint mark"',
  alignItems: 'center',
  alignContent: 'center',
  minBlockSize: rem(32),
  paddingBlock: space[6],
  paddingInline: space[8],
  borderRadius: radius.control,
  color: color.ink,
  cursor: 'pointer',
  outline: 'none',
  textDecoration: 'none',
  selectors: {
    // Pointer and arrow keys move the same highlight: the option that Enter would select.
    '&[data-focused], &[data-hovered], &[data-open]': { background: color.tint2 },
    '&[data-selected]': { color: color.accentInk, fontWeight: 550 },
    '&[data-selected][data-focused], &[data-selected][data-hovered]': { background: color.accentSoft },
    '&[data-disabled]': { color: color.ink3, cursor: 'default' },
  },
  '@media': {
    [touch]: { minBlockSize: rem(44) },
    [forcedColours]: { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } },
  },
});

export const icon = style({ gridArea: 'icon', display: 'grid', marginInlineEnd: space[8], color: color.ink3 });
export const optionLabel = style({ gridArea: 'label', overflowWrap: 'anywhere' });
export const hint = style({ ...type.small, gridArea: 'hint', color: color.ink3, fontWeight: 400 });
export const mark = style({ gridArea: 'mark', display: 'grid', marginInlineStart: space[8], color: color.accentInk });

/** Shown if no option matches. */
export const empty = style({ ...type.body, padding: space[8], color: color.ink3 });
