import { style } from '@vanilla-extract/css';
import { rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { tabular, type } from '#ui/theme/type.ts';

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
export const steps = style({ display: 'flex', alignItems: 'center', gap: space[8] });
export const note = style([type.small, { margin: 0, color: color.ink3, textWrap: 'pretty' }]);
export const figures = style(tabular);
export const found = style({ display: 'grid', gap: space[16], minInlineSize: 0 });

/** The matrix scrolls sideways; its first column stays. */
export const scroll = style({ overflowX: 'auto', minInlineSize: 0 });
export const matrix = style([type.table, { borderCollapse: 'collapse', color: color.ink }]);
const cell = { paddingBlock: space[4], paddingInline: space[4], borderBlockEnd: `1px solid ${color.line}` } as const;
export const person = style([
  type.small,
  {
    ...cell,
    inlineSize: rem(104),
    minInlineSize: rem(84),
    color: color.ink3,
    fontWeight: 400,
    textAlign: 'center',
    verticalAlign: 'bottom',
  },
]);
export const speciality = style({
  ...cell,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  minInlineSize: rem(132),
  paddingInlineStart: 0,
  paddingInlineEnd: space[12],
  background: color.bg,
  fontWeight: 400,
  textAlign: 'start',
});
/** As high without a figure to press as with one. */
export const value = style([tabular, { ...cell, blockSize: rem(40), textAlign: 'center' }]);
export const none = style({ color: color.ink3 });
/** Mixes of the accent with the page: words on them keep the contrast of ink. */
const step = (percent: number) => ({ background: `color-mix(in srgb, ${color.accent} ${percent}%, ${color.bg})` });
const heat = {
  '&[data-level="1"]': step(6),
  '&[data-level="2"]': step(14),
  '&[data-level="3"]': step(23),
  '&[data-level="4"]': { ...step(32), fontWeight: 600 },
} as const;
export const swatch = style({
  inlineSize: rem(14),
  blockSize: rem(14),
  border: `1px solid ${color.line}`,
  borderRadius: rem(3),
  forcedColorAdjust: 'none',
  selectors: heat,
});
export const mark = style([
  type.table,
  tabular,
  {
    inlineSize: '100%',
    minBlockSize: rem(32),
    border: `1px solid ${color.line}`,
    borderRadius: rem(6),
    background: 'none',
    color: color.ink,
    cursor: 'pointer',
    selectors: {
      ...heat,
      '&:hover': { borderColor: color.ink3 },
    },
  },
]);
