import { createVar, style } from '@vanilla-extract/css';
import { touch } from '#ui/theme/media.ts';
import { focusRing, touchTarget } from '#ui/theme/mixins.ts';
import { rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { tabular, type } from '#ui/theme/type.ts';

/** Heights from the foot of a cell, in percent of the one scale. */
export const made = createVar();
export const asked = createVar();

export const note = style([type.small, { margin: 0, color: color.ink3, textWrap: 'pretty' }]);
export const figures = style(tabular);
export const name = style({ overflowWrap: 'anywhere' });
/** The name of a delegate in a list: high enough to press. */
export const person = style({
  ...touchTarget,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: rem(24),
  borderRadius: rem(3),
  color: color.accentInk,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': focusRing,
  },
});
export const cell = style({
  position: 'relative',
  display: 'block',
  // Wider than the text of a column of weeks, into the space beside it.
  flex: 'none',
  inlineSize: rem(28),
  marginInline: rem(-5),
  blockSize: rem(28),
  borderRadius: rem(3),
  textDecoration: 'none',
  selectors: {
    '&[data-hovered]': { background: color.tint2 },
    '&[data-focus-visible]': focusRing,
  },
  '@media': { [touch]: { inlineSize: rem(44), blockSize: rem(44) } },
});
const running = { background: color.accentSoft, border: `1.5px solid ${color.accent}` } as const;
const drawn = { position: 'absolute', insetInline: rem(6), forcedColorAdjust: 'none' } as const;
export const bar = style({
  ...drawn,
  insetBlockEnd: 0,
  blockSize: made,
  borderStartStartRadius: rem(2),
  borderStartEndRadius: rem(2),
  background: color.accent,
  selectors: {
    '&[data-is-short]': { background: color.ink3 },
    '&[data-is-running]': running,
  },
});
export const target = style({
  ...drawn,
  insetInline: rem(2),
  insetBlockEnd: asked,
  blockSize: '2px',
  background: color.ink,
});
const mark = {
  inlineSize: rem(6),
  blockSize: rem(6),
  borderRadius: '50%',
  border: `1.5px solid ${color.ink2}`,
  background: color.bg,
  forcedColorAdjust: 'none',
} as const;
export const away = style({
  ...mark,
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: `calc(50% - ${rem(3)})`,
});
export const swatchAway = style({ ...mark, display: 'inline-block' });
export const none = style({ color: color.ink3 });
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(13, minmax(0, 1fr))',
  gap: space[2],
  inlineSize: '100%',
  maxInlineSize: rem(208),
  blockSize: rem(24),
});
export const stripCell = style({ position: 'relative', display: 'block' });
export const swatchMade = style({ inlineSize: rem(8), blockSize: rem(10), background: color.accent });
export const swatchShort = style({ inlineSize: rem(8), blockSize: rem(10), background: color.ink3 });
export const swatchRunning = style({ inlineSize: rem(8), blockSize: rem(10), boxSizing: 'border-box', ...running });
export const swatchAsked = style({ inlineSize: rem(12), blockSize: '2px', background: color.ink });
