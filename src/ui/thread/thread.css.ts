import { globalStyle, style } from '@vanilla-extract/css';
import { radius, rem, space } from '../theme/scale.ts';
import { textSide } from '../theme/side.css.ts';
import { color } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

const glyph = rem(20);
const solid = `linear-gradient(${color.accent}, ${color.accent})`;
/** Dots 2 px long, 3 px apart. */
const dots = (angle: string) => `repeating-linear-gradient(${angle}, ${color.ctrl} 0 2px, transparent 2px 5px)`;

export const thread = style({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  selectors: { '&[data-orientation="horizontal"]': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

export const stop = style({
  position: 'relative',
  display: 'flex',
  gap: space[12],
  paddingInline: space[12],
  borderRadius: radius.row,
  selectors: {
    '&[data-state="now"]': { background: color.accentSoft },
    '[data-orientation="horizontal"] > &': { flexDirection: 'column', gap: space[8], padding: 0, background: 'none' },
  },
});

export const aside = style([
  type.body,
  tabular,
  {
    flex: 'none',
    minInlineSize: rem(40),
    paddingBlockStart: rem(14),
    textAlign: textSide.end,
    color: color.ink2,
    selectors: { '[data-orientation="horizontal"] > * > &': { paddingBlockStart: 0, textAlign: textSide.start } },
  },
]);

/** Holds the glyph, and the line from this stop to the next. */
export const track = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  inlineSize: glyph,
  paddingBlockStart: rem(14),
  fontSize: `calc(${glyph} / 1.3)`,
  lineHeight: 1,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 'calc(50% - 1px)',
      insetBlock: `calc(${rem(14)} + ${glyph} / 2) calc(-1 * (${rem(14)} + ${glyph} / 2))`,
      inlineSize: '2px',
      background: dots('to bottom'),
    },
    '[data-state="done"] > &::before': { background: solid },
    ':last-child > &::before': { content: 'none' },
    '[data-orientation="horizontal"] > * > &': { inlineSize: 'auto', padding: 0, justifyContent: 'flex-start' },
    '[data-orientation="horizontal"] > * > &::before': {
      insetInline: `${glyph} 0`,
      insetBlock: 'calc(50% - 1px) auto',
      inlineSize: 'auto',
      blockSize: '2px',
      background: dots('to right'),
    },
    '[data-orientation="horizontal"] > [data-state="done"] > &::before': { background: solid },
  },
});

export const content = style([
  type.body,
  {
    flex: 1,
    minInlineSize: 0,
    paddingBlock: `${rem(14)} ${space[16]}`,
    overflowWrap: 'anywhere',
    color: color.ink,
    selectors: { '[data-orientation="horizontal"] > * > &': { padding: 0, paddingInlineEnd: space[12] } },
  },
]);

/** The glyph lies above the line. */
globalStyle(`${track} > *`, { position: 'relative' });
