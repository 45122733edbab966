import { fallbackVar, style } from '@vanilla-extract/css';
import { focusRingInset, touchTarget } from '#ui/theme/mixins.ts';
import { roomAtFoot, roomAtHead } from '#ui/theme/room.css.ts';
import { radius, rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { tabular, type } from '#ui/theme/type.ts';

const HEAD = fallbackVar(roomAtHead, '0px');

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[16],
  flex: 1,
  padding: space[24],
  paddingBlockEnd: 0,
});
export const steps = style({ display: 'flex', alignItems: 'center', gap: space[8] });
export const board = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${rem(272)}`,
  alignItems: 'start',
  gap: space[16],
});
/** The days scroll sideways where they do not fit. */
export const days = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(${rem(152)}, 1fr)`,
  alignItems: 'stretch',
  gap: space[8],
  overflowX: 'auto',
  margin: 0,
  padding: space[2],
  listStyle: 'none',
});
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: space[8],
  padding: space[8],
  border: `1px solid ${color.line}`,
  borderRadius: radius.row,
  minBlockSize: rem(320),
  selectors: {
    '&[data-is-refused]': { background: color.tint, borderStyle: 'dashed' },
    '&[data-is-today]': { borderColor: color.accent },
  },
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
});
/** Said in place of the visits, which take all the height of the column. */
export const notes = style({ display: 'grid', alignContent: 'start' });
export const date = style([type.title3, { color: color.ink, overflowWrap: 'anywhere' }]);
export const load = style([type.small, tabular, { color: color.ink2, overflowWrap: 'anywhere' }]);
export const why = style([type.small, { color: color.ink, overflowWrap: 'anywhere' }]);
/** A visit is dropped anywhere in a day: its list, below what is told of it, goes on to the foot of the column. */
export const dropping = style({ display: 'flex', flexDirection: 'column', gap: space[8] });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
  flex: 1,
  minBlockSize: rem(96),
  margin: 0,
  padding: 0,
  outline: 'none',
  borderRadius: radius.row,
  selectors: {
    '&[data-drop-target]': { background: color.accentSoft },
    '&[data-focus-visible]': focusRingInset,
  },
});
export const row = style({
  padding: space[4],
  paddingBlockEnd: space[8],
  border: `1px solid ${color.line}`,
  borderRadius: radius.row,
  background: color.bg,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.tint },
    '&[data-focus-visible]': focusRingInset,
    '&[data-dragging]': { opacity: 0.5 },
  },
});
export const rowContent = style({
  display: 'grid',
  gridTemplateColumns: `${rem(16)} minmax(0, 1fr) auto`,
  alignItems: 'start',
  gap: `0 ${space[4]}`,
});
export const handle = style({
  ...touchTarget,
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(16),
  blockSize: rem(24),
  padding: 0,
  border: 0,
  borderRadius: radius.row,
  background: 'transparent',
  color: color.ink3,
  cursor: 'grab',
  outline: 'none',
  selectors: { '&[data-focus-visible]': focusRingInset },
});
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });
/** Below the name, to below its menu. */
export const more = style([words, { gridColumn: '2 / -1' }]);
export const name = style([type.body, { fontWeight: 500, color: color.ink, overflowWrap: 'anywhere' }]);
export const detail = style([type.small, { color: color.ink2, overflowWrap: 'anywhere' }]);
export const fault = style([type.small, { color: color.redInk, overflowWrap: 'anywhere' }]);
export const none = style([type.small, { color: color.ink2, padding: space[8] }]);
export const indicator = style({
  blockSize: rem(2),
  borderRadius: radius.bar,
  outline: 'none',
  selectors: { '&[data-drop-target]': { background: color.accent } },
});
/** It scrolls by itself, so that its last customer can be dragged to any day in sight. */
export const tray = style({
  position: 'sticky',
  insetBlockStart: HEAD,
  maxBlockSize: `calc(100dvh - ${HEAD} - ${rem(80)})`,
  overflowY: 'auto',
  padding: space[2],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[12],
});
export const trayTitle = style([type.title3, { color: color.ink }]);
export const foot = style({
  position: 'sticky',
  insetBlockEnd: fallbackVar(roomAtFoot, '0rem'),
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  marginInline: `calc(-1 * ${space[24]})`,
  paddingInline: space[24],
  paddingBlock: space[12],
  background: color.bg,
  borderBlockStart: `1px solid ${color.line}`,
});
export const status = style([type.small, { flex: 1, color: color.ink2 }]);
