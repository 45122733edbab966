import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { phone, tabletUp } from '../theme/media.ts';
import { panelContent, panelHeader } from '../theme/mixins.ts';
import { easing, layer, radius, rem, space } from '../theme/scale.ts';
import { surface } from '../theme/surface.css.ts';
import { color, motion, shadow } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: `0 calc(12px * ${motion.travel})` } });
const slide = keyframes({ from: { opacity: 0, translate: `0 calc(100% * ${motion.travel})` } });

/** Fills the part of the screen above a phone's keyboard. */
export const overlay = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 'var(--visual-viewport-height)',
  zIndex: layer.dialog,
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'center',
  padding: space[24],
  background: color.scrim,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${motion.dialog} ${easing.enter}` },
    '&[data-exiting]': { animation: `${fade} ${motion.popover} ${easing.exit} reverse forwards` },
  },
  '@media': { [phone]: { padding: 0, paddingBlockStart: space[40], alignItems: 'end' } },
});

export const modal = recipe({
  base: {
    display: 'flex',
    minBlockSize: 0,
    maxBlockSize: '100%',
    inlineSize: '100%',
    overflow: 'clip',
    borderRadius: radius.dialog,
    background: color.raise,
    vars: { [surface]: color.raise },
    boxShadow: shadow.dialog,
    selectors: {
      '[data-entering] > &': { animation: `${rise} ${motion.dialog} ${easing.enter}` },
      '[data-exiting] > &': { animation: `${rise} ${motion.popover} ${easing.exit} reverse forwards` },
    },
    '@media': {
      [phone]: {
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        selectors: {
          '[data-entering] > &': { animationName: slide },
          '[data-exiting] > &': { animationName: slide },
        },
      },
    },
  },
  variants: {
    size: {
      small: { '@media': { [tabletUp]: { maxInlineSize: rem(540) } } },
      medium: { '@media': { [tabletUp]: { maxInlineSize: rem(640) } } },
      large: { '@media': { [tabletUp]: { maxInlineSize: rem(880) } } },
      wide: { '@media': { [tabletUp]: { maxInlineSize: rem(1128) } } },
    },
  },
});

/** The body scrolls between title and footer, also if a form wraps body and footer. */
export const dialog = style(panelContent);

export const header = style({
  ...panelHeader,
  alignItems: 'flex-start',
  gap: space[16],
  paddingBlock: `${space[24]} ${space[16]}`,
  paddingInline: `${rem(28)} ${space[24]}`,
  '@media': { [phone]: { paddingBlock: `${space[20]} ${space[12]}`, paddingInline: space[16] } },
});

export const titles = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const eyebrow = style([
  type.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    marginBlockEnd: space[4],
    color: color.amberInk,
    fontWeight: 500,
  },
]);
export const eyebrowIcon = style({ flexShrink: 0, inlineSize: rem(14), blockSize: rem(14) });
export const title = style([type.title2, { fontSize: rem(18), color: color.ink }]);
export const subtitle = style([type.body, { marginBlockStart: space[4], color: color.ink2 }]);

export const body = style({
  display: 'grid',
  gap: space[16],
  // Content wider than the dialog is clipped or scrolls; it never widens the dialog.
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: rem(28),
  paddingBlockEnd: space[20],
  '@media': { [phone]: { paddingInline: space[16] } },
});

/** The error summary of a form stands above the body, with the body's margins. */
globalStyle(`${dialog} form > div > [role="alert"]`, {
  marginInline: rem(28),
  '@media': { [phone]: { marginInline: space[16] } },
});

export const columns = style({
  display: 'grid',
  gap: space[24],
  '@media': { [tabletUp]: { gridTemplateColumns: 'minmax(0, 1.2fr) 1px minmax(0, 1fr)', gap: rem(26) } },
});

/** The rule between the columns; horizontal on a phone. */
export const rule = style({ background: color.line, minBlockSize: '1px', alignSelf: 'stretch' });

export const column = style({ display: 'grid', gap: space[16], alignContent: 'start', minInlineSize: 0 });

export const footer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
  paddingBlock: rem(14),
  paddingInline: rem(28),
  borderBlockStart: `1px solid ${color.line}`,
  background: color.raise,
  '@media': {
    [phone]: { paddingInline: space[16], paddingBlockEnd: `max(${space[16]}, env(safe-area-inset-bottom))` },
  },
});

/** Aligns the text of the button, not its edge, with the text of the dialog. */
export const footerStart = style({
  marginInlineEnd: 'auto',
  selectors: { '&:has(> :is(button, a))': { marginInlineStart: `calc(-1 * ${space[12]})` } },
});

export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[8],
  '@media': { [phone]: { flexGrow: 1 } },
});

/** On a phone, wide buttons within reach of the thumb. */
globalStyle(`${answers} > *`, { '@media': { [phone]: { flexGrow: 1 } } });
