import { keyframes, style } from '@vanilla-extract/css';
import { easing, radius, rem, space } from '../theme/scale.ts';
import { color, motion, shadow } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

const fade = keyframes({ from: { opacity: 0 } });

export const tooltip = style([
  type.small,
  {
    maxInlineSize: rem(280),
    paddingBlock: rem(5),
    paddingInline: space[8],
    borderRadius: radius.control,
    background: color.inverse,
    color: color.onInverse,
    boxShadow: shadow.popover,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-entering]': { animation: `${fade} ${motion.popover} ${easing.enter}` },
      '&[data-exiting]': { animation: `${fade} ${motion.press} ${easing.exit} reverse forwards` },
    },
  },
]);
