import { style } from '@vanilla-extract/css';
import { touch } from '#ui/theme/media.ts';
import { ellipsis } from '#ui/theme/mixins.ts';
import { radius, rem, space } from '#ui/theme/scale.ts';
import { textSide } from '#ui/theme/side.css.ts';
import { color } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

/** The side menu; `data-look` is its display, `expanded` in the drawer. */
export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: rem(52),
  paddingInline: space[20],
  selectors: { [`${menu}:not([data-look="expanded"]) &`]: { justifyContent: 'center', paddingInline: 0 } },
});

export const scroll = style({
  flex: 1,
  overflowY: 'auto',
  overflowX: 'hidden',
  paddingInline: rem(10),
  paddingBlockEnd: space[16],
  selectors: { [`${menu}[data-look="icons"] &`]: { paddingInline: space[6] } },
});

export const section = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  selectors: { '& + &': { marginBlockStart: space[16] } },
});

export const entry = style({ marginBlockEnd: '1px' });

export const item = style({
  ...type.body,
  fontWeight: 500,
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: rem(33),
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingInline: rem(10),
  border: 'none',
  borderRadius: radius.control,
  background: 'none',
  color: color.ink2,
  textDecoration: 'none',
  textAlign: textSide.start,
  cursor: 'pointer',
  // Without a transition: its frames would come between a press and the page that it opens.
  '@media': { [touch]: { minBlockSize: rem(44) } },
  selectors: {
    '&[data-hovered], &[data-pressed], &:where(a):is(:hover, :active)': { background: color.tint2 },
    '&[aria-current="page"], &[data-current="true"]': { background: color.accentSoft2, color: color.accentInk },
    '&[data-open="true"]': { color: color.ink, fontWeight: 600 },
    '&[data-focus-visible], &:where(a):focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
    [`${menu}[data-look="compact"] &`]: {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: space[2],
      minBlockSize: rem(50),
      paddingInline: space[2],
      fontSize: rem(11.5),
      lineHeight: 1.25,
      textAlign: 'center',
    },
    [`${menu}[data-look="icons"] &`]: { justifyContent: 'center', minBlockSize: rem(40), paddingInline: 0 },
  },
});

export const icon = style({ flex: 'none', inlineSize: rem(18), blockSize: rem(18), strokeWidth: 1.75 });

export const label = style({
  ...ellipsis,
  flex: 1,
  selectors: {
    [`${menu}[data-look="compact"] &`]: { flex: 'none', maxInlineSize: '100%' },
    [`${menu}[data-look="icons"] &`]: { display: 'none' },
  },
});

export const chevron = style({
  flex: 'none',
  inlineSize: rem(16),
  blockSize: rem(16),
  selectors: {
    '[dir="rtl"] &': { scale: '-1 1' },
    '[data-open="true"] > &': { rotate: '90deg' },
    [`${menu}:not([data-look="expanded"]) &`]: { display: 'none' },
  },
});

/** The lines under an entry: a vertical thread, with a dot at the current page. */
export const children = style({
  listStyle: 'none',
  margin: 0,
  marginBlock: space[2],
  marginInlineStart: rem(17),
  padding: 0,
  paddingInlineStart: space[8],
  borderInlineStart: `1px solid ${color.line2}`,
});

export const child = style([
  item,
  {
    ...type.table,
    position: 'relative',
    minBlockSize: rem(28),
    '@media': { [touch]: { minBlockSize: rem(44) } },
    selectors: {
      '&[aria-current="page"]::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: `calc(-1 * ${rem(12.5)})`,
        inlineSize: space[8],
        blockSize: space[8],
        borderRadius: radius.round,
        background: color.accent,
      },
    },
  },
]);

export const foot = style({
  padding: rem(10),
  borderBlockStart: `1px solid ${color.line}`,
});

export const person = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: space[6],
  border: 'none',
  borderRadius: radius.control,
  background: 'none',
  color: color.ink,
  textAlign: textSide.start,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: color.tint2 },
    '&[data-focus-visible]': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
    [`${menu}:not([data-look="expanded"]) &`]: { justifyContent: 'center' },
  },
});

export const personText = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  selectors: { [`${menu}:not([data-look="expanded"]) &`]: { display: 'none' } },
});

export const personName = style({ ...type.table, ...ellipsis, fontWeight: 600 });
export const personRole = style({ ...type.micro, ...ellipsis, color: color.ink3 });

export const agency = style({
  paddingInline: rem(10),
  paddingBlockEnd: space[8],
  selectors: {
    [`${menu}[data-look="icons"] &`]: { paddingInline: space[6] },
  },
});

export const agencyButton = style([
  person,
  {
    border: `1px solid ${color.line2}`,
    background: color.bg,
    '@media': { [touch]: { minBlockSize: rem(44) } },
  },
]);

export const agencyMark = style({
  ...type.micro,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(26),
  blockSize: rem(26),
  borderRadius: radius.tag,
  background: color.inverse,
  color: color.onInverse,
  fontWeight: 650,
});

export const brand = style({
  display: 'inline-flex',
  borderRadius: radius.control,
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' } },
});

/** The agency of a user who cannot change it: text, not a button. */
export const agencyLabel = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: space[6],
  selectors: { [`${menu}:not([data-look="expanded"]) &`]: { justifyContent: 'center' } },
});

export const agencyArrows = style({
  flex: 'none',
  inlineSize: rem(14),
  blockSize: rem(14),
  color: color.ink3,
  selectors: { [`${menu}:not([data-look="expanded"]) &`]: { display: 'none' } },
});
