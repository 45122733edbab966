import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { phone } from '#ui/theme/media.ts';
import { layer, rem, space } from '#ui/theme/scale.ts';
import { roomAtFoot, roomBeside } from '#ui/theme/room.css.ts';
import { color } from '#ui/theme/theme.css.ts';
import { tabular, type } from '#ui/theme/type.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  paddingBlock: space[12],
  borderBlock: `1px solid ${color.line}`,
});
export const period = style({
  inlineSize: rem(260),
  maxInlineSize: '100%',
  '@media': { [phone]: { inlineSize: '100%' } },
});
export const kept = style({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  marginInlineStart: 'auto',
  color: color.ink3,
  '@media': { [phone]: { marginInlineStart: 0 } },
});
export const keptIcon = style({ flex: 'none', inlineSize: rem(15), blockSize: rem(15) });

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });
// A focused field is scrolled clear of the sticky footer.
globalStyle(`${stack} input`, { '@media': { [phone]: { scrollMarginBlockEnd: rem(240) } } });

/** The footer with the next step; sticky, so that it is always in reach. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  marginBlockStart: space[8],
  // As wide as the rows it covers, which are wider than the page's column.
  marginInline: `calc(-1 * ${space[12]})`,
  paddingBlock: space[12],
  paddingInline: `${space[12]} calc(${space[12]} + ${fallbackVar(roomBeside, '0rem')})`,
  background: color.bg,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': {
    [phone]: {
      // Above the application's bottom bar.
      insetBlockEnd: `calc(${rem(57)} + ${fallbackVar(roomAtFoot, '0rem')} + env(safe-area-inset-bottom))`,
      paddingBlock: space[8],
      paddingInline: space[12],
    },
  },
});
/** A footer with a long answer: not sticky on a phone, where it would cover the rows. */
export const tallFoot = style([foot, { '@media': { [phone]: { position: 'static' } } }]);
/** The server's answer to the last call. */
export const answer = style({ flex: '1 1 100%', minInlineSize: 0 });
export const sums = style({
  ...type.body,
  ...tabular,
  flex: `1 1 ${rem(260)}`,
  margin: 0,
  color: color.ink2,
  '@media': { [phone]: type.small },
});
globalStyle(`${sums} strong`, { fontWeight: 600, color: color.ink });
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [phone]: { inlineSize: '100%' } },
});

export const views = style({ display: 'flex' });

/** What a save would do, a line for each wholesaler. */
export const changes = style([
  type.body,
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(220)}), 1fr))`,
    gap: `${space[8]} ${space[24]}`,
    margin: 0,
  },
]);
export const change = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const changeName = style({ fontWeight: 600, color: color.ink });
export const changeCounts = style([type.small, { margin: 0, color: color.ink2 }]);

/** A value of one side of a merge. */
export const side = style({ display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[6] });
export const absent = style([type.small, { color: color.ink3 }]);
export const price = style([type.small, { color: color.ink2 }]);
export const told = style([type.body, { margin: 0, paddingBlockEnd: space[12], color: color.ink2 }]);

/** One person's split in the warning of a dispatch that would replace it. */
export const replaced = style({ display: 'block' });

/** What is known of the period, beside its picker. */
export const periodLine = style([
  type.small,
  tabular,
  { flex: `1 1 ${rem(280)}`, minInlineSize: 0, margin: 0, color: color.ink2, textWrap: 'pretty' },
]);
