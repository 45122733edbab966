import { recipe } from '@vanilla-extract/recipes';
import { radius, rem } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

export const count = recipe({
  base: [
    type.micro,
    tabular,
    {
      display: 'inline-grid',
      placeItems: 'center',
      minInlineSize: rem(20),
      blockSize: rem(20),
      paddingInline: rem(5),
      border: '1px solid',
      borderRadius: radius.round,
      fontWeight: 600,
    },
  ],
  variants: {
    tone: {
      neutral: { borderColor: color.line2, background: color.tint2, color: color.ink2 },
      red: { borderColor: color.redLine, background: color.redSoft, color: color.redInk },
    },
  },
});
