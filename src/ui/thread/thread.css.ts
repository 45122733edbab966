import { globalStyle, style } from '@vanilla-extract/css';
import { radius, rem, space } from '../theme/scale.ts';
import { textSide } from '../theme/side.css.ts';
import { color } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';
import { line } from './line.css.ts';

const glyph = rem(20);

export const thread = style({ display: 'grid', padding: 0, listStyle: 'none' });

export const stop = style({
  position: 'relative',
  display: 'flex',
  gap: space[12],
  paddingInline: space[12],
  borderRadius: radius.row,
  selectors: { '&[data-state="now"]': { background: color.accentSoft } },
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
  },
]);

/** The glyph, and the line from this stop to the next. */
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
      background: line.toComeDown,
    },
    '[data-state="done"] > &::before': { background: line.travelled },
    ':last-child > &::before': { content: 'none' },
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
  },
]);

/** The glyph covers the line. */
globalStyle(`${track} > *`, { position: 'relative' });
