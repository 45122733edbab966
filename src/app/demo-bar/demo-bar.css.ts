import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { overlay } from '#ui/dialog/dialog.css.ts';
import { phone, tabletUp } from '#ui/theme/media.ts';
import { notPrinted } from '#ui/theme/mixins.ts';
import { roomAtFoot, roomBeside } from '#ui/theme/room.css.ts';
import { easing, layer, radius, rem, space } from '#ui/theme/scale.ts';
import { color, motion, shadow } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

/** The height of the mark on a phone. */
const STRIP = rem(32);

/**
 * Clear of the actions at the bottom of a page, and above its dialogs, so that the demo bar works while one is open. On a
 * phone it is a strip below everything else, which makes room for it: it covers nothing.
 */
export const mark = style({
  position: 'fixed',
  insetBlockEnd: space[12],
  insetInlineEnd: space[12],
  zIndex: layer.toast,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  '@media': {
    [phone]: {
      insetBlockEnd: 0,
      insetInline: 0,
      justifyContent: 'space-between',
      minBlockSize: STRIP,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      paddingInline: `${space[16]} ${space[4]}`,
      background: color.tint2,
    },
  },
});
/** A sheet has its text and actions at the bottom, and leaves this room at the top. */
globalStyle(`:root:has(.${overlay}) .${mark}`, {
  '@media': {
    [phone]: {
      insetBlock: `${space[4]} auto`,
      insetInline: `auto ${space[12]}`,
      minBlockSize: 'auto',
      paddingBlockEnd: 0,
      paddingInline: `${space[8]} 0`,
      borderRadius: radius.control,
      boxShadow: shadow.popover,
    },
  },
});
globalStyle('[data-demo]', { '@media': notPrinted });
globalStyle(':root:has([data-demo])', {
  '@media': { [phone]: { vars: { [roomAtFoot]: STRIP } }, [tabletUp]: { vars: { [roomBeside]: rem(72) } } },
});

/** At the top edge, which has no buttons: a page may have its own at the bottom. On a phone, in the strip. */
export const invented = style({
  ...type.micro,
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  paddingInline: space[8],
  borderEndStartRadius: radius.tag,
  borderEndEndRadius: radius.tag,
  background: color.tint2,
  color: color.ink2,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  '@media': { [phone]: { position: 'static', marginInline: 0, paddingInline: 0, background: 'none' } },
});

const slide = keyframes({ from: { opacity: 0, translate: `0 calc(8px * ${motion.travel})` } });

export const panel = style({
  position: 'fixed',
  insetBlock: space[12],
  insetInlineEnd: space[12],
  zIndex: layer.toast,
  display: 'flex',
  inlineSize: `min(${rem(412)}, calc(100vw - 2 * ${space[12]}))`,
  border: `1px solid ${color.line2}`,
  borderRadius: radius.dialog,
  background: color.raise,
  boxShadow: shadow.dialog,
  overflow: 'clip',
  animation: `${slide} ${motion.popover} ${easing.enter}`,
  '@media': {
    [phone]: {
      insetBlock: 'auto 0',
      insetInline: 0,
      inlineSize: 'auto',
      blockSize: '76dvh',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      borderStartStartRadius: radius.sheet,
      borderStartEndRadius: radius.sheet,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
    },
  },
});
export const dialog = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});
export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[8],
  paddingInline: `${space[16]} ${space[8]}`,
  background: color.raise,
});
export const title = style({ ...type.title3, flex: 1, margin: 0, color: color.ink });
export const content = style({ paddingInline: space[16], paddingBlockEnd: space[16] });

export const about = style({ display: 'grid', gap: space[8], marginBlockEnd: space[12] });
export const controls = style({
  display: 'grid',
  gap: space[16],
  paddingBlockStart: space[4],
  selectors: { 'ul + &': { marginBlockStart: space[24] } },
});
export const control = style({ display: 'grid', gap: space[6], justifyItems: 'start' });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const label = style({ ...type.label, color: color.ink2 });
export const moment = style({ ...type.body, margin: 0, color: color.ink });
/** A live region must exist before it has text; while it is empty it takes no room. */
export const notice = style({
  ...type.small,
  margin: 0,
  color: color.amberInk,
  selectors: { '&:empty': { position: 'absolute' } },
});
/** Above the mark. */
export const notices = style({
  position: 'fixed',
  insetBlockEnd: rem(56),
  insetInlineEnd: space[12],
  zIndex: layer.toast,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  maxInlineSize: `min(${rem(360)}, calc(100vw - ${rem(24)}))`,
  paddingBlock: space[8],
  paddingInline: `${space[12]} ${space[8]}`,
  borderRadius: radius.popover,
  background: color.raise,
  boxShadow: shadow.popover,
});
export const noticeWords = style({ display: 'grid', gap: space[4], flex: 1 });
export const resetLink = style({ ...type.small, color: color.ink });
export const words = style({ ...type.small, margin: 0, color: color.ink2 });
export const heading = style({ ...type.title3, margin: 0, color: color.ink });
export const rule = style({
  inlineSize: '100%',
  margin: 0,
  border: 'none',
  borderBlockStart: `1px solid ${color.line}`,
});

export const items = style({
  display: 'grid',
  gap: space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  outline: 'none',
});
export const switches = style({ display: 'grid' });
export const item = style({ display: 'grid', gap: space[4], justifyItems: 'start' });
export const fault = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  inlineSize: '100%',
});
export const name = style({ ...type.table, minInlineSize: 0, overflowWrap: 'anywhere', color: color.ink });

export const duration = style({ ...type.small, color: color.ink2, fontVariantNumeric: 'tabular-nums' });
export const json = style({
  ...type.small,
  margin: 0,
  boxSizing: 'border-box',
  inlineSize: '100%',
  resize: 'vertical',
  border: `1px solid ${color.line}`,
  padding: space[8],
  borderRadius: radius.control,
  background: color.tint,
  color: color.ink,
  fontFamily: 'ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
