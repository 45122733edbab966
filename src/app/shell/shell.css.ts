import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { phone, print, tabletUp } from '#ui/theme/media.ts';
import { notPrinted, visuallyHidden } from '#ui/theme/mixins.ts';
import '#ui/theme/registered.css.ts';
import { roomAtFoot, roomAtHead } from '#ui/theme/room.css.ts';
import { layer, radius, rem, space } from '#ui/theme/scale.ts';
import { textSide } from '#ui/theme/side.css.ts';
import { color, motion } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

/** Widths of the menu in its four displays. */
const MENU_WIDTH = { expanded: 240, compact: 92, icons: 56, hidden: 0 } as const;
const TOP_BAR = rem(52);
const AT_FOOT = fallbackVar(roomAtFoot, '0rem');

export const shell = style({
  minBlockSize: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto',
  '@media': {
    [tabletUp]: {
      gridTemplateColumns: 'var(--menu-width) minmax(0, 1fr)',
      transition: `grid-template-columns ${motion.menu} cubic-bezier(.2, 0, 0, 1)`,
    },
    [print]: { display: 'block', minBlockSize: 0 },
  },
  selectors: Object.fromEntries(
    Object.entries(MENU_WIDTH).map(([state, width]) => [
      `&[data-menu="${state}"]`,
      { vars: { '--menu-width': rem(width) } },
    ]),
  ),
});

export const skipLink = style({
  ...type.body,
  position: 'fixed',
  insetBlockStart: space[8],
  insetInlineStart: space[8],
  zIndex: layer.tooltip,
  paddingBlock: space[8],
  paddingInline: space[12],
  borderRadius: radius.control,
  background: color.inverse,
  color: color.onInverse,
  selectors: { '&:not(:focus)': visuallyHidden },
  '@media': notPrinted,
});

export const side = style({
  position: 'sticky',
  insetBlockStart: 0,
  // Above the page: a browser gives a layer of its own to each part of a page that may scroll over what stays.
  zIndex: layer.sticky,
  blockSize: '100dvh',
  overflow: 'hidden',
  background: color.tint,
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': notPrinted,
  selectors: { [`${shell}[data-menu="hidden"] &`]: { visibility: 'hidden', borderInlineEnd: 'none' } },
});

export const column = style({ minInlineSize: 0, display: 'flex', flexDirection: 'column' });

export const topBar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: TOP_BAR,
  paddingInline: space[16],
  background: color.bg,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [phone]: { gap: space[4], paddingInline: space[8] }, ...notPrinted },
});

export const topBarEnd = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  '@media': { [phone]: { gap: 0 } },
});

/** Says, whatever page is open, that the trail of the user is being captured. */
/** A small button of the top bar that says what is going on. */
const mark = style({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: rem(28),
  paddingInline: space[8],
  border: 'none',
  borderRadius: radius.round,
  background: color.accentSoft,
  color: color.accentInk,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' } },
});
globalStyle(`${mark} > svg`, { flexShrink: 0, inlineSize: rem(16), blockSize: rem(16) });

export const trailMark = mark;
export const outboxMark = recipe({
  base: mark,
  variants: { isRefused: { true: { background: color.redSoft, color: color.redInk } } },
});

export const outboxMarkCount = style({ '@media': { [tabletUp]: { display: 'none' } } });
export const outboxMarkWords = style({ display: 'none', '@media': { [tabletUp]: { display: 'inline' } } });

/** Looks like the field that it opens. */
export const search = style({
  ...type.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  inlineSize: rem(272),
  blockSize: rem(34),
  marginInlineEnd: space[12],
  paddingInline: space[12],
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.tint,
  color: color.ink3,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { borderColor: color.line2, color: color.ink2 },
    '&[data-focus-visible]': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' },
  },
});
globalStyle(`${search} > svg`, { flexShrink: 0, inlineSize: rem(16), blockSize: rem(16) });
export const searchLabel = style({ flex: 1, textAlign: textSide.start });
export const searchKeys = style({
  ...type.micro,
  fontFamily: 'inherit',
  paddingInline: space[6],
  paddingBlock: space[2],
  border: `1px solid ${color.line2}`,
  borderRadius: radius.tag,
  background: color.bg,
});

export const content = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
  vars: { [roomAtHead]: TOP_BAR },
  '@media': {
    [phone]: { paddingBlockEnd: `calc(${rem(64)} + ${AT_FOOT} + env(safe-area-inset-bottom))` },
    [print]: { paddingBlockEnd: 0 },
  },
});

export const keptAge = style({ padding: `${space[12]} ${space[16]} 0`, '@media': notPrinted });

export const bottomBar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: AT_FOOT,
  zIndex: layer.bottomBar,
  display: 'grid',
  gridAutoFlow: 'column',
  // The same room around each name: in columns of the same width, the longest one would stand at the edge.
  gridAutoColumns: 'auto',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: color.bg,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': notPrinted,
});

export const bottomBarItem = style({
  ...type.micro,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: rem(56),
  color: color.ink2,
  textDecoration: 'none',
  background: 'none',
  border: 'none',
  selectors: {
    '&[aria-current="page"]': { color: color.accentInk },
    '&[data-focus-visible], &:where(a):focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
  },
});

export const brand = style({
  ...type.title2,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: color.ink,
  textDecoration: 'none',
  borderRadius: radius.control,
});

export const bottomBarIcon = style({ inlineSize: rem(20), blockSize: rem(20), strokeWidth: 1.75 });

export const phoneOnly = style({ '@media': { [tabletUp]: { display: 'none' } } });

export const cycle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: space[6],
  border: 'none',
  borderRadius: radius.control,
  background: 'none',
  color: color.ink2,
  cursor: 'pointer',
  '@media': { [phone]: { display: 'none' } },
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: color.tint2 },
    '&[data-focus-visible]': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' },
  },
});
export const cycleIcon = style({
  inlineSize: rem(16),
  blockSize: rem(16),
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
});
export const pips = style({ display: 'flex', gap: space[4] });
export const pip = style({
  inlineSize: space[4],
  blockSize: space[4],
  borderRadius: radius.round,
  background: color.line2,
  transition: `inline-size ${motion.menu}, background ${motion.menu}`,
  selectors: { '&[data-on="true"]': { inlineSize: space[12], background: color.accent } },
});
