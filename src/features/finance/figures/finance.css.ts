import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { phone, wideUp } from '#ui/theme/media.ts';
import { ellipsis } from '#ui/theme/mixins.ts';
import { rem, space } from '#ui/theme/scale.ts';
import { textSide } from '#ui/theme/side.css.ts';
import { color } from '#ui/theme/theme.css.ts';
import { tabular, type } from '#ui/theme/type.ts';

export const period = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  minInlineSize: 0,
});
export const periodMonths = style({
  display: 'grid',
  gridAutoFlow: 'column',
  alignItems: 'center',
  gap: space[4],
  minInlineSize: 0,
});
/** Stacked on a phone, where two months side by side would be truncated. */
export const periodEnds = style({
  display: 'grid',
  gridAutoFlow: 'column',
  alignItems: 'center',
  gap: space[4],
  minInlineSize: 0,
  '@media': { [phone]: { gridAutoFlow: 'row' } },
});
export const periodWord = style([
  type.table,
  { color: color.ink3, paddingInline: space[4], '@media': { [phone]: { display: 'none' } } },
]);

export const tileLabel = style({ display: 'inline-flex', alignItems: 'center', gap: space[4] });

/** The lines, beside the charts and the wholesalers. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  paddingBlockStart: space[20],
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [wideUp]: { gridTemplateColumns: `minmax(0, 1fr) ${rem(372)}`, gap: 0 } },
});
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  alignContent: 'start',
  minInlineSize: 0,
  '@media': { [wideUp]: { paddingInlineEnd: space[32] } },
});
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignContent: 'start',
  minInlineSize: 0,
  '@media': { [wideUp]: { paddingInlineStart: space[32], borderInlineStart: `1px solid ${color.line}` } },
});

export const twoLines = style({ display: 'grid', minInlineSize: 0 });
/** A name may take two lines when there is no detail below it. */
export const nameOnTwo = style({
  color: color.ink,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
export const nameOnOne = style({ ...ellipsis, color: color.ink });
export const secondLine = style({ ...type.small, ...ellipsis, color: color.ink3, fontWeight: 400 });
/** A number wider than its column wraps, so that it is neither truncated nor overlapping. */
export const figure = style([tabular, { minInlineSize: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' }]);
export const twoFigures = style([figure, { display: 'grid', justifyItems: 'end' }]);
export const over = style([figure, { color: color.greenInk }]);
export const under = style([figure, { color: color.ink }]);
export const cardBar = style({ display: 'block', minInlineSize: 0, inlineSize: '100%' });
/** The digits of the longest number in the list, so that the bars beside the numbers have equal widths. */
export const digits = createVar();
export const cardFigure = style([figure, { minInlineSize: `min(${digits} * 1ch, 15ch)` }]);

export const toCome = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[20] });
export const lineToCome = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: rem(36),
  borderBlockEnd: `1px solid ${color.line}`,
});

export const explanation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  padding: space[20],
  '@media': { [phone]: { padding: space[16] } },
});
export const rule = style([type.body, { color: color.ink2, margin: 0, textWrap: 'pretty' }]);
export const note = style([type.small, { color: color.ink3, margin: 0, textWrap: 'pretty' }]);
export const terms = style([type.table, { inlineSize: '100%', borderCollapse: 'collapse', color: color.ink }]);
globalStyle(`${terms} :is(th, td)`, {
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: textSide.start,
  verticalAlign: 'baseline',
  fontWeight: 400,
});
globalStyle(`${terms} thead th`, { ...type.small, color: color.ink3, fontWeight: 500 });
globalStyle(`${terms} tfoot :is(th, td)`, { fontWeight: 600, borderBlockEnd: 0 });
export const termNumber = style({ ...tabular, whiteSpace: 'nowrap', paddingInlineStart: space[12] });
globalStyle(`${terms} .${termNumber}`, { textAlign: textSide.end });
export const how = style([type.small, tabular, { display: 'block', color: color.ink3 }]);
