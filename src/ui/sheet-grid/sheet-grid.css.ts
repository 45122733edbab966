import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '../theme/media.ts';
import { layer, radius, rem, space } from '../theme/scale.ts';
import { textSide } from '../theme/side.css.ts';
import { color, size } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';
import * as table from '../data-table/data-table.css.ts';

/** The width that the sticky first column covers. */
export const nameWidth = createVar();

export const sheet = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });

/** Undo and redo. */
export const history = style({ display: 'flex' });
globalStyle(`[dir="rtl"] ${history} svg`, { scale: '-1 1' });

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
/** Its height is fixed, so that the sheet does not move when a message appears. */
export const status = style([
  type.small,
  { flex: 1, minInlineSize: 0, minBlockSize: rem(20), display: 'flex', alignItems: 'center', color: color.ink2 },
]);

/** Cells scrolled into view must not be hidden behind the names or the totals. */
export const grid = style({ scrollPaddingInlineStart: nameWidth, scrollPaddingBlockEnd: size.row });

export const row = style([
  table.row,
  {
    '@media': { '(hover: hover)': { selectors: { '&:not([aria-selected="true"]):hover': { background: color.bg } } } },
  },
]);

const cellBox = style({
  position: 'relative',
  userSelect: 'none',
  cursor: 'cell',
  flexDirection: 'column',
  alignItems: 'flex-end',
  justifyContent: 'center',
});

/** Editable cells have a line on both sides; read-only ones have none. */
export const cell = styleVariants({
  written: [cellBox, { boxShadow: `inset 1px 0 ${color.line}, 1px 0 ${color.line}` }],
  read: [cellBox, { selectors: { '&&': { color: color.ink2 } } }],
});
export const selected = style({
  background: color.accentSoft,
  '@media': { [forcedColours]: { outline: '1px solid Highlight', outlineOffset: '-1px' } },
});
/** Dragged down or up, it repeats the selected rows. */
export const handle = style({
  display: 'none',
  position: 'absolute',
  insetInlineEnd: '-4px',
  insetBlockEnd: '-4px',
  zIndex: layer.sticky,
  inlineSize: rem(9),
  blockSize: rem(9),
  border: `1.5px solid ${color.bg}`,
  borderRadius: radius.bar,
  background: color.accent,
  cursor: 'crosshair',
  '@media': { [forcedColours]: { background: 'Highlight' } },
});
globalStyle(`[role="grid"]:focus-within ${handle}`, { display: 'block' });

/** Lines of the clipboard that were not pasted. */
export const left = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: `${space[4]} ${space[12]}`,
    padding: space[12],
    borderRadius: radius.control,
    background: color.amberSoft,
    color: color.amberInk,
  },
]);
export const leftWords = style({ flex: '1 1 0', minInlineSize: rem(200) });
export const leftTitle = style({ fontWeight: 600, cursor: 'pointer' });
export const leftLines = style({
  margin: 0,
  paddingBlockStart: space[4],
  paddingInline: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

/** A number too long for its cell wraps instead of overlapping its neighbour. */
export const breaking = style({ selectors: { '&&': { whiteSpace: 'normal', overflowWrap: 'anywhere' } } });

export const faulty = style({
  maxInlineSize: '100%',
  color: color.redInk,
  textDecoration: `underline wavy ${color.red}`,
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
export const reason = style([
  type.small,
  { whiteSpace: 'normal', textWrap: 'balance', textAlign: textSide.end, color: color.redInk, fontWeight: 500 },
]);

export const name = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const detail = style([type.small, { color: color.ink3, fontWeight: 400 }]);
export const warning = style([type.small, { color: color.amberInk, fontWeight: 500 }]);
export const warningIcon = style({
  display: 'inline-block',
  inlineSize: '1em',
  blockSize: '1em',
  marginInlineEnd: space[4],
  verticalAlign: '-0.125em',
});
export const heading = style({ display: 'grid', justifyItems: 'end', minInlineSize: 0, overflowWrap: 'anywhere' });
export const unit = style([type.small, { fontWeight: 400 }]);

/** Sticks to the bottom of the visible rows. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  minInlineSize: table.leastWidth,
  background: color.bg,
  borderBlockStart: `1px solid ${color.line2}`,
});
export const total = style({ selectors: { '&&': { color: color.ink, fontWeight: 600, borderBlockEnd: 0 } } });

export const none = style([type.body, { paddingBlock: space[32], textAlign: 'center', color: color.ink2 }]);

/** A row on a phone: its name, then a field for each editable column. */
export const record = style({
  display: 'grid',
  gap: space[8],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
});
/** A single field stands beside the name. */
export const shortRecord = style([record, { gridTemplateColumns: `minmax(0, 1fr) ${rem(160)}` }]);
export const recordName = style([
  type.body,
  { display: 'grid', alignContent: 'start', fontWeight: 500, color: color.ink, overflowWrap: 'anywhere' },
]);
export const fields = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(136)}), 1fr))`,
  gap: space[12],
});
export const facts = style([
  type.table,
  {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[16],
    rowGap: space[4],
    margin: 0,
    color: color.ink2,
  },
]);
export const fact = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: space[4],
  margin: 0,
  overflowWrap: 'anywhere',
});
export const factValue = style([tabular, { margin: 0, color: color.ink, fontWeight: 500 }]);
export const sums = style([facts, { paddingBlock: space[8], borderBlock: `1px solid ${color.line2}` }]);
export const fieldUnit = style([
  type.small,
  { flex: '0 1 auto', maxInlineSize: '50%', paddingInlineEnd: space[12], color: color.ink3, overflowWrap: 'anywhere' },
]);

/** Pasted lines that may be totals. */
export const totals = style([type.table, tabular, { margin: 0, paddingInline: 0, listStyle: 'none' }]);

/** Both readings of pasted numbers. */
export const readings = style([type.table, tabular, { inlineSize: '100%', borderCollapse: 'collapse' }]);
export const readingsCaption = style([
  type.small,
  { paddingBlockEnd: space[8], textAlign: textSide.start, color: color.ink2 },
]);
globalStyle(`${readings} :is(th, td)`, {
  paddingBlock: space[6],
  paddingInlineEnd: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: textSide.end,
  fontWeight: 400,
  overflowWrap: 'anywhere',
});
globalStyle(`${readings} thead th`, { color: color.ink2 });
globalStyle(`${readings} th:first-child`, { textAlign: textSide.start, color: color.ink, fontWeight: 500 });
