import { createVar, style } from '@vanilla-extract/css';
import { phone, print } from '#ui/theme/media.ts';
import { focusRingInset } from '#ui/theme/mixins.ts';
import { radius, rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { tabular, type } from '#ui/theme/type.ts';

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[12] });
const part = { minInlineSize: 0, '@media': { [phone]: { flexBasis: '100%' } } } as const;
export const filter = style({ ...part, flex: `0 1 ${rem(240)}` });
/** Both ends of a period in one line. */
export const filterOfPeriod = style({ ...part, flex: `0 1 ${rem(300)}` });
export const monthBar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
export const monthName = style([
  type.title2,
  { margin: 0, color: color.ink, selectors: { '&::first-letter': { textTransform: 'uppercase' } } },
]);
export const monthCount = style([type.body, { color: color.ink3 }]);
export const monthMoves = style({ display: 'flex', alignItems: 'center', gap: space[8], marginInlineStart: 'auto' });

export const fields = style({ display: 'grid', gap: space[16], alignContent: 'start' });
export const pair = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const note = style([type.small, { margin: 0, color: color.ink3, textWrap: 'pretty' }]);
export const figures = style(tabular);

export const planned = style({ display: 'grid', gap: space[8] });
export const plannedDays = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' });
export const plannedDay = style([
  type.table,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    minBlockSize: rem(32),
    color: color.ink2,
    '@media': { [phone]: { minBlockSize: rem(44) } },
  },
]);

/** The month scrolls sideways; the names stay. */
export const scroll = style({
  overflowX: 'auto',
  minInlineSize: 0,
  '@media': { [print]: { overflow: 'visible' } },
});
export const grid = style([
  type.small,
  { inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', minInlineSize: rem(940), color: color.ink },
]);
const line = `1px solid ${color.line}`;
export const nameHead = style({
  inlineSize: rem(190),
  paddingBlock: space[4],
  borderBlockEnd: line,
  color: color.ink3,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'bottom',
});
export const dayHead = style([
  tabular,
  {
    paddingBlock: space[4],
    borderBlockEnd: line,
    color: color.ink3,
    fontWeight: 400,
    textAlign: 'center',
    selectors: {
      '&[data-is-weekend]': { background: color.tint },
      '&[aria-current]': { color: color.accentInk, fontWeight: 600 },
    },
  },
]);
export const personName = style([
  type.table,
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    paddingBlock: space[4],
    paddingInlineEnd: space[8],
    borderBlockEnd: line,
    background: color.bg,
    fontWeight: 400,
    textAlign: 'start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
]);
export const groupHead = style([
  type.label,
  { paddingBlockStart: space[12], paddingBlockEnd: space[4], color: color.ink2, textAlign: 'start' },
]);
export const cell = style({
  blockSize: rem(36),
  paddingBlock: space[4],
  paddingInline: 1,
  borderBlockEnd: line,
  verticalAlign: 'top',
  selectors: { '&[data-is-weekend]': { background: color.tint } },
});
export const [columns, column, span] = [createVar(), createVar(), createVar()];
/** Absences in the order in which they begin, each in the first line where its days are free. */
export const bars = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gridAutoFlow: 'row dense',
  gap: 2,
});
export const place = style({
  gridColumn: `${column} / span ${span}`,
  minInlineSize: 0,
  containerType: 'inline-size',
});
/** Of a day alone there is no room for a word. */
export const barWords = style({ '@container': { [`(max-inline-size: ${rem(48)})`]: { display: 'none' } } });
export const bar = style([
  type.small,
  {
    display: 'block',
    cursor: 'pointer',
    inlineSize: '100%',
    minBlockSize: rem(28),
    paddingInline: space[4],
    border: `1px solid ${color.accentLine}`,
    borderRadius: radius.control,
    background: color.accentSoft,
    color: color.accentInk,
    textAlign: 'start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-is-part]': { borderStyle: 'dashed', background: 'none' },
      '&[data-begins-in-a-day]': { borderInlineStartStyle: 'dashed' },
      '&[data-ends-in-a-day]': { borderInlineEndStyle: 'dashed' },
      // One that the month cuts is open on that side.
      '&[data-comes-from-before]': { borderInlineStart: 'none', borderStartStartRadius: 0, borderEndStartRadius: 0 },
      '&[data-goes-on]': { borderInlineEnd: 'none', borderStartEndRadius: 0, borderEndEndRadius: 0 },
      '&[data-focus-visible]': focusRingInset,
      '&[data-hovered]': { borderColor: color.accentInk },
    },
  },
]);

export const weekday = style({ display: 'block' });
export const offers = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const clip = style({ inlineSize: rem(16), blockSize: rem(16), strokeWidth: 1.75, color: color.ink3 });
