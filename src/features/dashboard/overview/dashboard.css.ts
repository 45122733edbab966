import { style, styleVariants } from '@vanilla-extract/css';
import { phone, print, touch, wideUp } from '#ui/theme/media.ts';
import { ellipsis, focusRing, onlyPrinted } from '#ui/theme/mixins.ts';
import { radius, rem, space } from '#ui/theme/scale.ts';
import { textSide } from '#ui/theme/side.css.ts';
import { color } from '#ui/theme/theme.css.ts';
import { tabular, type } from '#ui/theme/type.ts';

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

/** The room of the picker of a range until it comes. */
export const pickerRoom = style({
  inlineSize: rem(258),
  blockSize: rem(34),
  '@media': { [touch]: { inlineSize: rem(290), blockSize: rem(44) } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

/** The panels: the widest ones beside the others. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  '@media': { [wideUp]: { gridTemplateColumns: `minmax(0, 1fr) ${rem(372)}`, gap: 0 } },
});
const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignContent: 'start',
  minInlineSize: 0,
} as const;
export const main = style({ ...column, '@media': { [wideUp]: { paddingInlineEnd: space[32] } } });
export const aside = style({
  ...column,
  '@media': { [wideUp]: { paddingInlineStart: space[32], borderInlineStart: `1px solid ${color.line}` } },
});

/**
 * The room of a panel is kept while it is read, so that what is below does not move. On a phone, where nothing is beside it and
 * what moves is below the window, a panel then takes the room that it needs.
 */
const body = style({ display: 'grid', alignContent: 'start', minInlineSize: 0 });
export const room = styleVariants(
  { gauges: 136, countedGauges: 164, quotas: 336, groups: 152, products: 248, line: 60 },
  (height) =>
    [
      body,
      {
        minBlockSize: rem(height),
        '@media': { [phone]: { selectors: { '&[data-is-read]': { minBlockSize: 0 } } } },
      },
    ] as const,
);
/** Above figures that are not complete. */
export const notice = style({ paddingBlockEnd: space[12] });
export const bones = style({ display: 'grid', alignContent: 'start', gap: space[16], paddingBlock: space[8] });
export const quiet = style([type.small, { margin: 0, color: color.ink3, textWrap: 'pretty' }]);
export const none = style([type.body, { margin: 0, paddingBlock: space[12], color: color.ink2, textWrap: 'pretty' }]);
export const explanation = style([type.body, { maxInlineSize: rem(320), margin: 0, color: color.ink2 }]);
export const failure = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[8],
  paddingBlock: space[8],
  color: color.ink2,
});
export const failureTitle = style([type.body, { margin: 0, color: color.ink, fontWeight: 500 }]);
export const failureWords = style([type.body, { margin: 0 }]);

export const gauges = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': {
    [phone]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: space[16] },
  },
});
export const gaugeRoomOnPhone = style({ '@media': { [phone]: { minBlockSize: rem(276) } } });
export const countedRoomOnPhone = style({ '@media': { [phone]: { minBlockSize: rem(330) } } });
export const counts = style([
  type.small,
  tabular,
  { margin: 0, paddingBlockStart: space[12], color: color.ink2, textAlign: 'center', textWrap: 'pretty' },
]);
export const gauge = style({
  display: 'grid',
  justifyItems: 'center',
  paddingInline: space[8],
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.line}` } },
  '@media': { [phone]: { selectors: { '&:nth-child(odd)': { borderInlineStart: 'none' } } } },
});

export const rows = style({ listStyle: 'none', margin: 0, padding: 0, minInlineSize: 0 });
const row = {
  display: 'grid',
  alignItems: 'center',
  columnGap: space[12],
  minInlineSize: 0,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.ink,
  textDecoration: 'none',
} as const;
const pressed = {
  selectors: {
    '&[data-hovered]': { background: color.tint },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px', borderRadius: radius.row },
  },
} as const;

export const quota = style([
  type.table,
  {
    ...row,
    gridTemplateColumns: `${rem(24)} minmax(0, 3fr) minmax(0, 2fr) ${rem(84)} minmax(0, 4fr)`,
    minBlockSize: rem(36),
    ...pressed,
    '@media': {
      [phone]: { gridTemplateColumns: `${rem(32)} minmax(0, 1fr) auto`, minBlockSize: rem(56), rowGap: space[4] },
    },
  },
]);
export const quotaName = style({ ...ellipsis, fontWeight: 500 });
export const away = style([type.small, { display: 'block', fontWeight: 400, color: color.ink2 }]);
export const quotaGroup = style({
  ...ellipsis,
  color: color.ink2,
  '@media': { [phone]: { display: 'none' } },
});
export const quotaCount = style([
  tabular,
  {
    textAlign: textSide.end,
    whiteSpace: 'nowrap',
    color: color.ink3,
    '@media': { [phone]: { gridRow: 1, gridColumn: 3 } },
  },
]);
export const strong = style({ color: color.ink, fontWeight: 600 });
export const quotaBar = style({
  display: 'grid',
  minInlineSize: 0,
  '@media': { [phone]: { gridColumn: '2 / -1' } },
});
export const quotaAvatar = style({ '@media': { [phone]: { gridRow: '1 / 3' } } });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlockStart: space[12],
});

export const group = style([
  type.table,
  {
    ...row,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    minBlockSize: rem(30),
    borderBlockEnd: 'none',
    ...pressed,
    '@media': { [touch]: { minBlockSize: rem(44) } },
  },
]);
export const groupName = style({ ...ellipsis, fontWeight: 500 });

export const product = style([
  type.table,
  {
    ...row,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    minBlockSize: rem(54),
    ...pressed,
    '@media': { [print]: { breakInside: 'avoid' } },
  },
]);
export const productWords = style({ display: 'grid', minInlineSize: 0 });
export const productName = style({ ...ellipsis, fontWeight: 500 });
export const productNumber = style([type.small, { ...ellipsis, color: color.ink3 }]);

export const customer = style([
  type.table,
  {
    ...row,
    gridTemplateColumns: `${rem(20)} minmax(0, 1fr) auto auto`,
    minBlockSize: rem(36),
    ...pressed,
    '@media': { [touch]: { minBlockSize: rem(44) } },
  },
]);
export const rank = style([tabular, { color: color.ink3 }]);
export const visits = style([tabular, { color: color.ink2, whiteSpace: 'nowrap' }]);
export const choice = style({ inlineSize: rem(176) });
export const few = style({ inlineSize: rem(104) });
export const sales = style([type.body, { display: 'grid', gap: space[8], color: color.ink2, paddingBlock: space[4] }]);
/** On paper alone. */
export const printed = style([type.body, { ...onlyPrinted, margin: 0, color: color.ink }]);
