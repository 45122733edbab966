import { fallbackVar, style } from '@vanilla-extract/css';
import { dialog as dialogStyle, modal as dialogModal, overlay as dialogOverlay } from '../dialog/dialog.css.ts';
import { icon as listIcon, option } from '../list-box/list-box.css.ts';
import { phone, touch } from '../theme/media.ts';
import { roomAtFoot } from '../theme/room.css.ts';
import { radius, rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

/** Raises the specificity, because the bundler may place the shared styles of dialogs and lists after this sheet. */
const OVER = '&&';

/** Near the top, so that the input does not move when the list grows or shrinks. */
export const overlay = style([
  dialogOverlay,
  {
    selectors: {
      [OVER]: { alignItems: 'start', paddingBlockStart: 'min(14vh, 8rem)' },
      // It goes at once: a palette that fades out would take the letters meant for the next one.
      [`${OVER}[data-exiting]`]: { animation: 'none' },
    },
    // On a phone the mark of the demo, where there is one, moves above an open dialog.
    '@media': {
      [phone]: { selectors: { [OVER]: { alignItems: 'stretch', paddingBlockStart: fallbackVar(roomAtFoot, '0px') } } },
    },
  },
]);

export const modal = style([
  dialogModal({ size: 'medium' }),
  { selectors: { [`[data-exiting] > ${OVER}`]: { animation: 'none' } } },
  { '@media': { [phone]: { selectors: { [OVER]: { borderRadius: 0 } } } } },
]);

export const dialog = style([
  dialogStyle,
  { selectors: { [OVER]: { display: 'flex', flexDirection: 'column', minBlockSize: 0, overflow: 'clip' } } },
]);

export const head = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: rem(52),
  paddingInline: space[16],
  borderBlockEnd: `1px solid ${color.line}`,
});

export const search = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  color: color.ink3,
});

export const close = style({
  display: 'none',
  '@media': { [touch]: { display: 'block', marginInlineEnd: `calc(-1 * ${space[12]})` } },
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: color.ink,
  fontSize: rem(16),
  lineHeight: 24 / 16,
  appearance: 'none',
  selectors: { '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' } },
});

export const list = style({
  flex: 1,
  minBlockSize: 0,
  maxBlockSize: rem(420),
  padding: space[8],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: space[8],
  outline: 'none',
  '@media': { [phone]: { maxBlockSize: 'none' } },
});

export const group = style({ selectors: { '& + &': { marginBlockStart: space[8] } } });
export const groupTitle = style({ ...type.small, paddingBlock: space[6], paddingInline: space[8], color: color.ink3 });

/** One line each: there are many commands, and the hint only adds context. */
export const command = style([
  option,
  {
    selectors: {
      [OVER]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, auto)',
        gridTemplateAreas: '"icon label hint"',
        columnGap: space[8],
        minBlockSize: rem(36),
      },
    },
    '@media': { [touch]: { selectors: { [OVER]: { minBlockSize: rem(44) } } } },
  },
]);
export const icon = style([listIcon, { selectors: { [OVER]: { marginInlineEnd: 0 } } }]);

export const empty = style([type.body, { padding: space[24], textAlign: 'center', color: color.ink3 }]);

export const status = style([
  type.small,
  {
    paddingBlock: space[8],
    paddingInline: space[16],
    color: color.ink3,
    selectors: { '&:empty': { padding: 0 } },
  },
]);

/** The keyboard hints, hidden on touch screens. */
export const keys = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[16],
  paddingBlock: space[8],
  paddingInline: space[16],
  borderBlockStart: `1px solid ${color.line}`,
  color: color.ink3,
  '@media': { [touch]: { display: 'none' } },
});

export const keyHint = style({ display: 'flex', alignItems: 'center', gap: space[4] });

export const key = style({
  paddingInline: space[4],
  border: `1px solid ${color.line2}`,
  borderRadius: radius.tag,
  background: color.tint,
  fontFamily: 'inherit',
});
