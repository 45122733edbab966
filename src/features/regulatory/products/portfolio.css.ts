import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '#ui/theme/media.ts';
import { roomAtHead } from '#ui/theme/room.css.ts';
import { layer, radius, rem, space } from '#ui/theme/scale.ts';
import { color, size } from '#ui/theme/theme.css.ts';
import { tabular, type } from '#ui/theme/type.ts';

/** Positions on the axis, in per cent. */
export const at = createVar();
export const extent = createVar();

/** CSS pixels: the width of the first column, so that the axis above starts where the tracks do. */
export const NAME_WIDTH = 264;

export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
export const period = style([type.table, { color: color.ink2 }]);

const top = fallbackVar(roomAtHead, '0px');

/** Above the tracks of the table, and below its sticky header once the page scrolls. */
const ruler = {
  position: 'sticky',
  insetBlockStart: `calc(${top} + ${size.row})`,
  zIndex: layer.sticky,
  blockSize: rem(22),
  overflow: 'clip',
  background: color.bg,
} as const;
/** Indented like the cells of the tracks. */
export const axis = style({ ...ruler, marginInlineStart: rem(NAME_WIDTH) });
export const axisOfCards = style({ ...ruler, insetBlockStart: top });
export const label = style([
  type.micro,
  tabular,
  {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: at,
    paddingInlineStart: space[4],
    color: color.ink3,
    whiteSpace: 'nowrap',
    borderInlineStart: `1px solid ${color.line2}`,
  },
]);

export const track = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  blockSize: rem(28),
  overflow: 'clip',
});
const mark = { position: 'absolute', insetInlineStart: at } as const;
export const tick = style({ ...mark, insetBlock: 0, borderInlineStart: `1px solid ${color.line}` });

const bar = {
  ...mark,
  inlineSize: extent,
  insetBlockEnd: rem(4),
  blockSize: rem(10),
  borderRadius: radius.bar,
  '@media': { [forcedColours]: { outline: '1px solid CanvasText' } },
} as const;
export const bars = styleVariants({
  past: { ...bar, background: color.accent },
  over: { ...bar, background: color.ctrl },
  toCome: { ...bar, background: color.accentSoft2 },
  amber: { ...bar, background: color.amberSoft, borderBlockEnd: `2px solid ${color.amber}` },
  red: { ...bar, background: color.redSoft, borderBlockEnd: `2px solid ${color.red}` },
  expired: {
    ...bar,
    background: `repeating-linear-gradient(135deg, ${color.red} 0 1px, transparent 1px 6px)`,
    opacity: 0.45,
  },
});
export const end = style({
  ...mark,
  insetBlockEnd: rem(2),
  blockSize: rem(14),
  borderInlineStart: `2px solid ${color.red}`,
});
export const today = style({ ...mark, insetBlock: 0, borderInlineStart: `2px solid ${color.ink}` });

const flag = {
  ...mark,
  insetBlockStart: rem(3),
  inlineSize: rem(7),
  blockSize: rem(7),
  borderRadius: radius.round,
  translate: '-50%',
} as const;
export const flags = styleVariants({
  toCome: { ...flag, background: color.accent },
  past: { ...flag, background: color.bg, border: `1.5px solid ${color.ctrl}` },
});

export const legend = style([
  type.small,
  { display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[16]}`, color: color.ink2 },
]);
export const legendItem = style({ position: 'relative', display: 'inline-flex', alignItems: 'center', gap: space[6] });
export const sample = style({
  position: 'relative',
  inlineSize: rem(20),
  blockSize: rem(14),
  vars: { [at]: '0%', [extent]: '100%' },
});
export const sampleFlag = style({
  position: 'relative',
  inlineSize: rem(10),
  blockSize: rem(14),
  vars: { [at]: '50%' },
});
