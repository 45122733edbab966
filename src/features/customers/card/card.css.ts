import { globalStyle, style } from '@vanilla-extract/css';
import { phone, print, sideBySide, wideUp } from '#ui/theme/media.ts';
import { notPrinted, visuallyHidden } from '#ui/theme/mixins.ts';
import { radius, rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { tabular, type } from '#ui/theme/type.ts';

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${space[16]} ${space[24]}`,
  '@media': {
    [wideUp]: { gridTemplateColumns: `auto minmax(0, 1fr) ${rem(348)}` },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** Without room, the words come first: they say who it is. */
export const pictures = style({ '@media': { [phone]: { display: 'none' } } });
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });
export const nameLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
export const name = style([type.display, { color: color.ink, overflowWrap: 'anywhere', outline: 'none' }]);
export const where = style([type.body, { color: color.ink2, overflowWrap: 'anywhere' }]);
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const last = style([type.body, { color: color.ink2 }]);
const twoLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;
export const lastResult = style([type.body, { ...twoLines, margin: 0, color: color.ink }]);
export const waits = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' });
export const wait = style([
  type.table,
  { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[8], color: color.ink2 },
]);
globalStyle(`${wait} > svg`, { inlineSize: rem(16), blockSize: rem(20), color: color.accent });
export const waitWords = style(twoLines);
export const reach = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[20]}`,
  '@media': notPrinted,
});
export const reachWay = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] });
export const next = style({
  display: 'grid',
  gap: space[8],
  padding: space[16],
  borderRadius: radius.popover,
  background: color.accentSoft,
  color: color.ink,
  overflowWrap: 'anywhere',
  ...type.body,
  gridColumn: '1 / -1',
  '@media': { [wideUp]: { gridColumn: 'auto' } },
});
export const nextTitle = style({ ...type.small, color: color.accentInk });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[24]} ${space[32]}`,
  '@media': {
    [sideBySide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wideUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const column = style({ display: 'grid', alignContent: 'start', gap: space[24], minInlineSize: 0 });
export const profile = style([
  columns,
  {
    '@media': {
      [wideUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
]);

/** Two columns; the visits come below, as Chromium loses the end of a long grid in columns that go on from page to page. */
export const paper = style({ columnCount: 2, columnGap: space[32] });
globalStyle(`${paper} > *`, { marginBlockEnd: space[20] });
/** An entry stays in one column, and a title with what it is of. */
globalStyle(`${paper} :is(li, dt, dd, [role="row"])`, { breakInside: 'avoid' });
globalStyle(`${paper} :is(h2, h3, dt)`, { breakAfter: 'avoid' });

export const lines = style({ display: 'grid', gap: space[2] });
export const figures = style(tabular);
export const muted = style({ color: color.ink3 });
export const hidden = style(visuallyHidden);

export const relations = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const relation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
});
export const relationLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[12]}`,
  ...type.small,
});
export const product = style([type.body, { color: color.ink, overflowWrap: 'anywhere' }]);
export const stage = style({ color: color.ink2, overflowWrap: 'anywhere' });
export const lost = style({ color: color.redInk, overflowWrap: 'anywhere' });
export const way = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  // However many stages the server lists.
  gap: `min(${space[4]}, 1%)`,
  overflow: 'hidden',
});
export const step = style({
  blockSize: rem(5),
  borderRadius: radius.round,
  background: color.tint2,
  printColorAdjust: 'exact',
  selectors: {
    '&[data-state="done"]': { background: color.accentLine },
    '&[data-state="now"]': { background: color.accent },
    '&[data-state="lost"]': { background: color.redSoft },
  },
});

export const motives = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${rem(150)}, 1fr))`,
  gap: space[16],
  margin: 0,
});
export const motive = style({ display: 'grid', alignContent: 'start', gap: space[8] });
export const motiveName = style({ ...type.small, color: color.ink3 });
export const lever = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  margin: 0,
  ...type.table,
  color: color.ink,
  selectors: { '&:not([data-counts="true"])': { color: color.ink3 } },
});
export const leverMark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(18),
  blockSize: rem(18),
  borderRadius: radius.round,
  border: `1px solid ${color.line2}`,
  selectors: {
    '[data-counts="true"] > &': { borderColor: 'transparent', background: color.greenSoft, color: color.greenInk },
    '[data-counts="false"] > &': { borderColor: 'transparent', background: color.redSoft, color: color.redInk },
  },
});

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
export const filter = style({ flex: `1 1 ${rem(160)}`, maxInlineSize: rem(260) });
export const visitLine = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], ...type.body });
export const duration = style([tabular, { marginInlineStart: 'auto', color: color.ink3, ...type.small }]);
export const result = style({ margin: 0, ...type.table, color: color.ink2, overflowWrap: 'anywhere' });

/** The stages a product has passed, the latest first. */
export const stages = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' });
export const passed = style({
  display: 'grid',
  gridTemplateColumns: `${rem(120)} minmax(0, 1fr)`,
  gap: space[12],
  ...type.table,
  color: color.ink2,
});

export const periods = style({ display: 'grid', gap: space[16], margin: 0, padding: 0, listStyle: 'none' });
export const period = style({ display: 'grid', gap: space[4] });
export const periodLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  ...type.table,
});

export const edit = style({ marginInlineStart: 'auto' });
export const sectionActions = style({ display: 'flex', alignItems: 'center', gap: space[8] });
/** What is not written yet. */
export const additions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginBlockStart: space[12] });
/** A value, and the button that edits it alone. */
export const editedHere = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space[8],
});
