import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';

export const logo = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: space[8] },
  variants: {
    size: {
      small: { fontSize: rem(14) },
      medium: { fontSize: rem(17) },
      large: { fontSize: rem(21) },
    },
  },
});

export const mark = style({ flex: 'none', inlineSize: '1.35em', blockSize: '1.35em', color: color.accent });

export const name = style({ fontWeight: 650, letterSpacing: '-.02em', lineHeight: 1.2, color: color.ink });
