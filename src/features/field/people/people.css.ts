import { globalStyle, style } from '@vanilla-extract/css';
import { phone, print, sideBySide } from '#ui/theme/media.ts';
import { notPrinted } from '#ui/theme/mixins.ts';
import { radius, rem, space } from '#ui/theme/scale.ts';
import { textSide } from '#ui/theme/side.css.ts';
import { color } from '#ui/theme/theme.css.ts';
import { tabular, type } from '#ui/theme/type.ts';

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[16],
  '@media': { [phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const who = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const nameLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
export const name = style([type.title1, { color: color.ink, overflowWrap: 'anywhere', outline: 'none' }]);
export const role = style([type.body, { color: color.ink2, overflowWrap: 'anywhere' }]);
export const reach = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[8]} ${space[20]}` });
export const way = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] });
globalStyle(`${way} > svg`, { inlineSize: rem(16), blockSize: rem(16) });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  '@media': { [phone]: { gridColumn: '1 / -1', flexWrap: 'nowrap' }, ...notPrinted },
});

const parted = { borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: space[20] } as const;
/** A part of the page among its sections. The thread of a day is not printed: the page for a weekly talk is one sheet. */
export const part = style({
  minInlineSize: 0,
  selectors: { '* + &': parted },
  '@media': { [print]: { selectors: { '&[data-is-of-screen]': { display: 'none' } } } },
});
/** Coverage, customers not seen and absences: on paper the last two stand side by side. */
export const sheet = style([
  part,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[20],
    '@media': {
      [print]: {
        // The page for a weekly talk is one sheet.
        zoom: 0.82,
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        alignItems: 'start',
        columnGap: space[32],
      },
    },
  },
]);
globalStyle(`${sheet} > section + section`, {
  '@media': { [print]: { borderBlockStart: 'none', paddingBlockStart: 0 } },
});
globalStyle(`${sheet} > section:first-of-type`, { '@media': { [print]: { gridColumn: '1 / -1' } } });

/** The choice of somebody to compare with; on paper the comparison alone. */
export const compare = style({ inlineSize: rem(240), '@media': { [phone]: { inlineSize: '100%' }, ...notPrinted } });
export const compared = style({ overflowX: 'auto', minInlineSize: 0 });
export const comparison = style([
  type.table,
  tabular,
  { inlineSize: '100%', borderCollapse: 'collapse', color: color.ink },
]);
globalStyle(`${comparison} :is(th, td)`, {
  padding: `${space[8]} ${space[8]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: textSide.start,
  fontWeight: 400,
});
globalStyle(`${comparison} th:first-child`, { paddingInlineStart: 0 });
globalStyle(`${comparison} thead th`, { color: color.ink3 });
globalStyle(`${comparison} tbody th`, { color: color.ink2 });

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  '@media': notPrinted,
});
export const keys = style([
  type.small,
  {
    color: color.ink3,
    '@media': { [phone]: { display: 'none' }, '(hover: none)': { display: 'none' }, ...notPrinted },
  },
]);
export const key = style({
  paddingInline: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.bar,
  fontFamily: 'inherit',
});

/** The thread of the day, and the map beside it. */
export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'start',
  '@media': {
    [sideBySide]: { gridTemplateColumns: `minmax(${rem(340)}, 2fr) minmax(0, 3fr)` },
    [print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minInlineSize: 0,
});
export const map = style({
  blockSize: rem(376),
  '@media': {
    [sideBySide]: { position: 'sticky', insetBlockStart: space[16], blockSize: rem(480) },
    ...notPrinted,
  },
});

export const gauges = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(220)}), 1fr))`,
  gap: space[20],
});
export const lead = style([type.body, { margin: 0, color: color.ink2, textWrap: 'pretty' }]);
globalStyle(`${lead} strong`, { color: color.ink, fontWeight: 600 });
export const note = style([type.small, { margin: 0, color: color.ink3, textWrap: 'pretty' }]);
export const figures = style(tabular);
export const found = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minInlineSize: 0,
});
