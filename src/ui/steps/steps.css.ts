import { style } from '@vanilla-extract/css';
import { phone } from '../theme/media.ts';
import { rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';
import { line } from '../thread/line.css.ts';

const glyph = rem(20);

/** Wide enough for four steps, if there is space. */
export const steps = style({
  display: 'flex',
  gap: space[12],
  inlineSize: rem(600),
  maxInlineSize: '100%',
  minInlineSize: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [phone]: { gap: space[4] } },
});

export const step = style({
  position: 'relative',
  flex: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  selectors: {
    // The line to the next step.
    '&::after': {
      content: '',
      flex: `1 0 ${rem(16)}`,
      blockSize: '2px',
      marginInlineStart: space[4],
      background: line.toComeAcross,
    },
    '&[data-state="done"]::after': { background: line.travelled },
    '&:last-child': { flexGrow: 0 },
    '&:last-child::after': { content: 'none' },
  },
  '@media': {
    // On a phone the lines run above the names, because there is no space between them.
    [phone]: {
      flexDirection: 'column',
      alignItems: 'start',
      selectors: {
        '&::after': {
          position: 'absolute',
          insetInline: `calc(${glyph} + ${space[4]}) 0`,
          insetBlockStart: `calc(${glyph} / 2 - 1px)`,
          margin: 0,
        },
      },
    },
  },
});

/** The glyph is sized by the font size. */
export const mark = style({ flex: 'none', display: 'grid', fontSize: `calc(${glyph} / 1.3)`, lineHeight: 1 });

export const name = style({
  ...type.table,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: color.ink2,
  selectors: {
    '[data-state="now"] > &': { color: color.ink, fontWeight: 600 },
    '[data-state="todo"] > &': { color: color.ink3 },
  },
  '@media': { [phone]: { ...type.small } },
});
