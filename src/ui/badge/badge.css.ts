import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { radius, rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const badge = recipe({
  base: [
    type.small,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space[4],
      maxInlineSize: '100%',
      paddingBlock: space[2],
      paddingInline: rem(7),
      borderRadius: radius.tag,
      fontWeight: 550,
      overflowWrap: 'anywhere',
    },
  ],
  variants: {
    tone: {
      neutral: { background: color.tint2, color: color.ink2 },
      accent: { background: color.accentSoft, color: color.accentInk },
      green: { background: color.greenSoft, color: color.greenInk },
      amber: { background: color.amberSoft, color: color.amberInk },
      red: { background: color.redSoft, color: color.redInk },
    },
  },
});

export const icon = style({ flex: 'none' });
globalStyle(`${icon} > svg`, { inlineSize: rem(14), blockSize: rem(14) });
