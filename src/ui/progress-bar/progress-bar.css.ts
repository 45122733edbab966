import { createVar, keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '../theme/media.ts';
import { visuallyHidden } from '../theme/mixins.ts';
import { easing, radius, rem, space } from '../theme/scale.ts';
import { color, motion } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

export const share = createVar();

const wander = keyframes({ from: { insetInlineStart: '-35%' }, to: { insetInlineStart: '100%' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const bar = style({ display: 'grid', gap: space[6], inlineSize: '100%' });
export const words = style({ display: 'flex', alignItems: 'baseline', gap: space[12] });
export const hidden = style(visuallyHidden);
export const label = style([type.body, { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', color: color.ink }]);
export const value = style([type.small, tabular, { color: color.ink3 }]);

export const track = style({
  position: 'relative',
  blockSize: rem(4),
  overflow: 'clip',
  borderRadius: radius.bar,
  background: color.tint2,
});

export const fill = style({
  blockSize: '100%',
  inlineSize: share,
  borderRadius: radius.bar,
  background: color.accent,
  transition: `inline-size ${motion.menu} ${easing.move}`,
});

export const wandering = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '35%',
  borderRadius: radius.bar,
  background: color.accent,
  animation: `${wander} 1400ms ${easing.move} infinite`,
  '@media': {
    // Without animation the bar is dotted: a solid one would look finished.
    [reducedMotion]: {
      inlineSize: '100%',
      background: `repeating-linear-gradient(90deg, ${color.accent} 0 ${rem(6)}, transparent 0 ${rem(12)})`,
      animation: `${breathe} 1600ms ease-in-out infinite`,
    },
  },
});
