import { createVar, style } from '@vanilla-extract/css';
import { forcedColours, touch } from '../theme/media.ts';
import { focusRing } from '../theme/mixins.ts';
import { radius, rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

export const from = createVar();
export const share = createVar();

export const scrubber = style({ display: 'grid', gap: space[4] });
export const head = style([
  type.small,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[8], color: color.ink2 },
]);
export const time = style([type.title3, tabular, { color: color.ink }]);
export const whole = style([type.small, { color: color.ink2 }]);
export const track = style({
  position: 'relative',
  blockSize: rem(24),
  // Keeps the thumb inside the bar.
  marginInline: rem(9),
  cursor: 'pointer',
  '@media': { [touch]: { blockSize: rem(44) } },
});
const bar = {
  position: 'absolute',
  insetBlock: 'calc(50% - 2px)',
  blockSize: '4px',
  borderRadius: radius.bar,
} as const;
export const rail = style({ ...bar, insetInline: rem(-9), background: color.line2 });
export const fill = style({ ...bar, insetInline: `${rem(-9)} calc(100% - ${share})`, background: color.accent });
/** Hatched, as unknown values are everywhere. */
export const gap = style({
  position: 'absolute',
  insetBlock: 'calc(50% - 5px)',
  insetInlineStart: from,
  inlineSize: share,
  minInlineSize: rem(3),
  blockSize: '10px',
  borderRadius: radius.bar,
  border: `1px solid ${color.ctrl}`,
  background: `repeating-linear-gradient(135deg, ${color.bg} 0 3px, ${color.ctrl} 3px 4px)`,
});
export const thumb = style({
  top: '50%',
  inlineSize: rem(18),
  blockSize: rem(18),
  border: `3px solid ${color.accent}`,
  borderRadius: '50%',
  background: color.bg,
  cursor: 'grab',
  selectors: {
    '&::before': { content: '', position: 'absolute', inset: rem(-14) },
    '&[data-dragging]': { cursor: 'grabbing', background: color.accentSoft2 },
    '&[data-focus-visible]': focusRing,
  },
  '@media': { [forcedColours]: { borderColor: 'Highlight' } },
});
export const ends = style([
  type.small,
  tabular,
  { display: 'flex', justifyContent: 'space-between', color: color.ink3 },
]);
