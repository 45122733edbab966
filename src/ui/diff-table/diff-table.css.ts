import { createVar, style, styleVariants } from '@vanilla-extract/css';
import * as table from '../data-table/data-table.css.ts';
import { forcedColours, phone } from '../theme/media.ts';
import { focusRingInset, visuallyHidden } from '../theme/mixins.ts';
import { rem, space } from '../theme/scale.ts';
import { textSide } from '../theme/side.css.ts';
import { color } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

/** The background behind the table. Rows are transparent; the sticky head repeats this colour to cover them. */
const ground = createVar();

export const diff = styleVariants({ bg: color.bg, raise: color.raise }, (value) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  vars: { [ground]: value },
}));
export const head = style([table.head, { background: ground }]);
export const record = style([table.record, { background: 'none' }]);
export const row = style([table.row, { background: 'none' }]);

/** Both totals, with the difference between them. */
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[16],
  paddingBlockEnd: space[16],
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[8] } },
});
export const sum = style({
  display: 'grid',
  gap: space[2],
  minInlineSize: 0,
  alignContent: 'start',
  selectors: { '&:last-child': { justifyItems: 'end', textAlign: textSide.end } },
});
export const sumLabel = style([type.body, { color: color.ink2 }]);
export const sumValue = style([
  type.title1,
  tabular,
  { color: color.ink, overflowWrap: 'anywhere', '@media': { [phone]: { fontSize: rem(17) } } },
]);
export const unit = style([type.table, { letterSpacing: 0, fontWeight: 500, color: color.ink3 }]);
export const lines = style([type.small, { color: color.ink2 }]);
export const gap = style([
  type.body,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: space[4],
    textAlign: 'center',
    // On narrow screens the difference stands below both totals.
    '@media': {
      [phone]: {
        order: 1,
        gridColumn: '1 / -1',
        gridAutoFlow: 'column',
        justifyContent: 'center',
        alignItems: 'center',
        gap: space[8],
      },
    },
  },
]);
export const arrow = style({
  position: 'relative',
  inlineSize: rem(110),
  blockSize: '1.5px',
  background: color.ctrl,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInlineEnd: '1px',
      insetBlockStart: rem(-3.25),
      inlineSize: rem(8),
      blockSize: rem(8),
      borderBlockStart: `1.5px solid ${color.ctrl}`,
      borderInlineEnd: `1.5px solid ${color.ctrl}`,
      rotate: '45deg',
    },
    '[dir="rtl"] &::after': { rotate: '-45deg' },
  },
  '@media': { [phone]: { inlineSize: rem(32) }, [forcedColours]: { background: 'CanvasText' } },
});
export const share = style([type.small, { color: color.ink2 }]);

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
export const views = style({ minInlineSize: 0 });
export const note = style([type.small, { flex: '1 1 auto', textAlign: textSide.end, color: color.ink2 }]);
export const steps = style([
  type.small,
  tabular,
  { display: 'flex', marginInlineStart: 'auto', alignItems: 'center', gap: space[4], color: color.ink2 },
]);
export const position = style({ minInlineSize: '6ch', textAlign: 'center', whiteSpace: 'nowrap' });
export const none = style([type.body, { paddingBlock: space[32], textAlign: 'center', color: color.ink2 }]);

export const sideLabel = style([
  type.small,
  { paddingInline: space[12], textAlign: textSide.end, fontWeight: 600, color: color.ink, overflowWrap: 'anywhere' },
]);

const HATCH = `repeating-linear-gradient(135deg, ${color.line} 0 1px, transparent 1px 6px)`;

/** The glyph before the name of a row. */
export const mark = style({ paddingInlineEnd: 0, color: color.ink3 });
export const glyph = styleVariants({
  changed: { color: color.ink3 },
  added: { color: color.greenInk },
  removed: { color: color.redInk },
  same: { color: color.ink3 },
});

/** A number too long for its cell wraps instead of overlapping its neighbour. */
export const breaking = style({ whiteSpace: 'normal', overflowWrap: 'anywhere' });

/** The style of a value on its side. */
export const value = styleVariants({
  plain: { color: color.ink },
  same: { color: color.ink2 },
  struck: { color: color.ink3, textDecoration: 'line-through' },
  replaced: { background: color.accentSoft, color: color.ink, fontWeight: 600 },
  added: { background: color.greenSoft, color: color.ink, fontWeight: 600 },
  removed: { background: color.redSoft, color: color.redInk, textDecoration: 'line-through' },
  absent: { background: HATCH, color: color.ink2 },
});
/** Space between the first and the second side. */
export const apart = style({ borderInlineStart: `8px solid transparent`, backgroundClip: 'padding-box' });
export const inserted = style({ textDecoration: 'none' });
export const words = style({ ...visuallyHidden, display: 'inline-block' });
export const absence = style([type.small, { fontWeight: 400 }]);
export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const card = style([
  type.table,
  {
    display: 'grid',
    gridTemplateColumns: `${rem(16)} minmax(0, 1fr) auto`,
    columnGap: space[8],
    rowGap: space[4],
    paddingBlock: space[12],
    paddingInline: space[4],
    borderBlockEnd: `1px solid ${color.line}`,
    outline: 'none',
    selectors: { '&:focus-visible': focusRingInset },
  },
]);
export const cardName = style([type.body, { fontWeight: 500, color: color.ink, overflowWrap: 'anywhere' }]);
export const cardAside = style({ gridColumn: '2 / -1', color: color.ink2 });
export const cardValues = style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[6],
  color: color.ink2,
});
export const cardValue = style([tabular, { paddingInline: space[4], marginInline: `calc(-1 * ${space[4]})` }]);
