import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../theme/media.ts';
import { focusRingInset } from '../theme/mixins.ts';
import { radius, rem, space } from '../theme/scale.ts';
import { textSide } from '../theme/side.css.ts';
import { color } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';
import { aside as hours, stop } from '../thread/thread.css.ts';

export const day = style({ display: 'grid', minInlineSize: 0 });
// The width of a time, so that the line stays straight beside rows without one.
globalStyle(`${day} ${hours}`, { minInlineSize: rem(46) });

export const legend = style([
  type.small,
  {
    marginBlockEnd: space[8],
    paddingBlock: space[8],
    paddingInline: space[12],
    borderBlockEnd: `1px solid ${color.line}`,
  },
]);
export const shapes = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[16]}` });

export const start = style({
  display: 'block',
  color: color.ink,
  fontWeight: 550,
  selectors: { '&[data-state="todo"]': { color: color.ink2, fontWeight: 400 } },
});
export const end = style([type.small, { display: 'block', color: color.ink3 }]);

/** Two lines of text, with a hairline below them. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[12],
  marginBlockEnd: `calc(-1 * ${space[16]})`,
  paddingBlockEnd: space[16],
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: {
    '[aria-current] > * > &, li:last-child > * > &': { borderBlockEndColor: 'transparent' },
  },
});

export const name = style({ fontWeight: 500, color: color.ink, overflowWrap: 'anywhere' });
/** The whole row is clickable. */
export const open = style([
  name,
  {
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    textAlign: textSide.start,
    cursor: 'pointer',
    outline: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.row },
      '&[data-focus-visible]::after': focusRingInset,
      '&[data-selected]::before': {
        content: '',
        position: 'absolute',
        insetBlock: space[8],
        insetInlineStart: space[2],
        inlineSize: '3px',
        borderRadius: radius.bar,
        background: color.accent,
      },
    },
  },
]);
globalStyle(`${stop}:has(${open}:is([data-hovered], [data-linked]))`, { background: color.tint });
globalStyle(`${stop}:has(${open}[data-selected]), ${stop}[aria-current]:has(${open})`, {
  background: color.accentSoft,
});

export const aside = style([
  type.body,
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    alignSelf: 'start',
    gap: space[8],
    // Centres a glyph without a label on the first line.
    minBlockSize: '1lh',
    maxInlineSize: rem(160),
    color: color.ink2,
    textAlign: textSide.end,
    '@media': { [phone]: { maxInlineSize: rem(120) } },
  },
]);
export const validated = style({ fontSize: rem(11), lineHeight: 1 });
globalStyle(`${validated} > *`, { display: 'flex' });
export const now = style([
  type.small,
  {
    paddingBlock: space[2],
    paddingInline: rem(7),
    borderRadius: radius.tag,
    background: color.accentSoft2,
    color: color.accentInk,
    fontWeight: 550,
  },
]);
export const detail = style([
  type.small,
  { gridColumn: '1 / -1', color: color.ink3, overflowWrap: 'anywhere', '@media': { [phone]: { fontSize: rem(13) } } },
]);
export const notes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[6],
  marginBlockStart: space[4],
  gridColumn: '1 / -1',
});

/** Between two stops: a gap or an absence. */
export const between = style([
  type.small,
  { display: 'flex', alignItems: 'center', gap: space[8], color: color.ink3, overflowWrap: 'anywhere' },
]);
export const absence = style({
  alignItems: 'flex-start',
  paddingBlock: space[8],
  paddingInline: space[12],
  borderRadius: radius.control,
  backgroundColor: color.tint,
  backgroundImage: `repeating-linear-gradient(135deg, transparent 0 6px, ${color.tint2} 6px 7px)`,
  color: color.ink2,
});
export const absenceWords = style({ display: 'grid', justifyItems: 'start' });
export const absenceName = style({ color: color.ink, fontWeight: 500 });
