import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { phone, sideBySide } from '#ui/theme/media.ts';
import { notPrinted } from '#ui/theme/mixins.ts';
import { roomAtFoot, roomAtHead } from '#ui/theme/room.css.ts';
import { radius, rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { tabular, type } from '#ui/theme/type.ts';

const HEAD = fallbackVar(roomAtHead, '0px');
const FOOT = fallbackVar(roomAtFoot, '0rem');

/** The list of the day with the map beside it, or between its head and its visits. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  alignContent: 'start',
  flex: 1,
  '@media': {
    [sideBySide]: {
      gridTemplateColumns: `minmax(${rem(400)}, ${rem(480)}) minmax(0, 1fr)`,
      gridTemplateRows: 'auto 1fr',
    },
  },
});
const part = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[16],
  paddingInline: space[24],
  '@media': { [phone]: { paddingInline: space[16] } },
} as const;
export const top = style([part, { paddingBlock: `${space[20]} ${space[12]}` }]);
export const list = style([part, { paddingBlock: space[12], '@media': { [sideBySide]: { gridColumn: 1 } } }]);
export const foot = style([part, { paddingBlock: space[16] }]);
const mapHeight = createVar();
export const map = style({
  vars: { [mapHeight]: rem(200) },
  blockSize: mapHeight,
  borderBlock: `1px solid ${color.line}`,
  '@media': {
    [sideBySide]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      position: 'sticky',
      insetBlockStart: HEAD,
      blockSize: `calc(100dvh - ${HEAD})`,
      borderBlock: 0,
      borderInlineStart: `1px solid ${color.line}`,
    },
    ...notPrinted,
  },
  // The scrubber stands below the map.
  selectors: { '&[data-trail="true"]': { vars: { [mapHeight]: rem(376) } } },
});

export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });
export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  '@media': { [phone]: { columnGap: space[8] } },
});
export const title = style([type.title1, { color: color.ink, outline: 'none', overflowWrap: 'anywhere' }]);
export const steps = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  // The arrow itself ends where the text does, and the date and its steps fit in a line.
  '@media': { [phone]: { gap: 0, marginInlineEnd: `calc(-1 * ${space[8]})` }, ...notPrinted },
});
export const lead = style([type.body, { color: color.ink2 }]);
globalStyle(`${lead} strong`, { color: color.ink, fontWeight: 600 });

export const week = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': notPrinted,
});
export const weekday = style({
  ...type.small,
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  minBlockSize: rem(60),
  paddingBlock: space[8],
  borderRadius: radius.row,
  color: color.ink2,
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.tint },
    '&[aria-current="date"]': { background: color.accentSoft, color: color.accentInk },
    '&[data-focus-visible]': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
  },
});
export const weekdayNumber = style({ ...type.title3, ...tabular });
export const share = createVar();
export const load = style({
  inlineSize: rem(24),
  blockSize: rem(3),
  borderRadius: radius.bar,
  background: `linear-gradient(to right, ${color.accent} ${share}, ${color.line2} ${share})`,
  selectors: {
    '&[data-is-empty]': { background: 'transparent' },
    '[dir=rtl] &': { background: `linear-gradient(to left, ${color.accent} ${share}, ${color.line2} ${share})` },
  },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [phone]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' }, ...notPrinted },
});

/** Within reach of the thumb: the next visit, above the bar at the bottom of a phone. */
export const next = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  marginInline: `calc(-1 * ${space[24]})`,
  paddingInline: space[24],
  paddingBlock: space[12],
  background: color.bg,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': {
    [phone]: {
      insetBlockEnd: `calc(${rem(57)} + ${FOOT} + env(safe-area-inset-bottom))`,
      marginInline: `calc(-1 * ${space[16]})`,
      paddingInline: space[16],
    },
    ...notPrinted,
  },
});
export const known = style({
  display: 'grid',
  gap: space[8],
  margin: 0,
  marginBlockStart: space[8],
  padding: 0,
  listStyle: 'none',
});
export const knownCustomer = style({ display: 'grid', justifyItems: 'start', gap: space[2] });
export const knownPractice = style([type.small, { color: color.ink2, overflowWrap: 'anywhere' }]);
/** Somebody who is not registered: who and when, and beside it, or below it on a phone, what can be done. */
export const people = style({ margin: 0, padding: 0, listStyle: 'none' });
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});
export const personWords = style({ display: 'grid', gap: space[2], minInlineSize: 0 });
export const personName = style([type.title3, { color: color.ink, overflowWrap: 'anywhere' }]);
export const personActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  '@media': notPrinted,
});
export const nextWords = style({ display: 'grid', gap: space[2], minInlineSize: 0 });
export const nextName = style([type.title3, { color: color.ink, overflowWrap: 'anywhere' }]);
export const nextDetail = style([type.small, { color: color.accentInk, overflowWrap: 'anywhere' }]);

/** The visits of a programme that waits, below its number. */
export const waiting = style({ margin: 0, marginBlockStart: space[4], paddingInlineStart: space[20] });
