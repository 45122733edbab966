import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { phone } from '../theme/media.ts';
import { panelContent, panelHeader } from '../theme/mixins.ts';
import { roomAtFoot } from '../theme/room.css.ts';
import { easing, layer, radius, rem, space } from '../theme/scale.ts';
import { surface } from '../theme/surface.css.ts';
import { color, motion, shadow } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

const AT_FOOT = fallbackVar(roomAtFoot, '0rem');
/** The offset of the closed panel, outside the screen. */
const away = createVar();

const fade = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { translate: away } });

export const overlay = recipe({
  base: {
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: 'var(--visual-viewport-height)',
    zIndex: layer.menuDrawer,
    display: 'flex',
    background: color.scrim,
    selectors: {
      '&[data-entering]': { animation: `${fade} ${motion.menu} ${easing.enter}` },
      '&[data-exiting]': { animation: `${fade} ${motion.popover} ${easing.exit} reverse forwards` },
    },
  },
  variants: {
    side: { start: {}, end: { justifyContent: 'flex-end' }, bottom: { alignItems: 'flex-end' } },
  },
});

export const panel = recipe({
  base: {
    display: 'flex',
    overflow: 'clip',
    background: color.raise,
    vars: { [surface]: color.raise },
    boxShadow: shadow.dialog,
    '@media': { [phone]: { paddingBlockEnd: AT_FOOT } },
    selectors: {
      '[data-entering] > &': { animation: `${slide} ${motion.menu} ${easing.enter}` },
      '[data-exiting] > &': { animation: `${slide} ${motion.popover} ${easing.exit} reverse forwards` },
    },
  },
  variants: {
    side: {
      start: {
        inlineSize: `min(${rem(288)}, 86vw)`,
        vars: { [away]: `calc(-100% * ${motion.travel})` },
        selectors: { '[dir="rtl"] &': { vars: { [away]: `calc(100% * ${motion.travel})` } } },
      },
      end: {
        inlineSize: `min(${rem(396)}, 100vw)`,
        vars: { [away]: `calc(100% * ${motion.travel})` },
        selectors: { '[dir="rtl"] &': { vars: { [away]: `calc(-100% * ${motion.travel})` } } },
      },
      bottom: {
        inlineSize: '100%',
        maxBlockSize: '88%',
        borderStartStartRadius: radius.sheet,
        borderStartEndRadius: radius.sheet,
        paddingBlockEnd: `calc(${AT_FOOT} + env(safe-area-inset-bottom))`,
        vars: { [away]: `0 calc(100% * ${motion.travel})` },
      },
    },
  },
});

export const dialog = style(panelContent);

export const header = style({
  ...panelHeader,
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[12],
  paddingInline: `${space[20]} ${space[12]}`,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const title = style([type.title2, { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', color: color.ink }]);
