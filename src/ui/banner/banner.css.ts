import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { phone } from '../theme/media.ts';
import { radius, rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

const mark = createVar();

export const banner = recipe({
  base: [
    type.body,
    {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space[8]} ${space[12]}`,
      paddingBlock: rem(9),
      paddingInline: space[16],
      border: '1px solid',
      borderRadius: radius.row,
      color: color.ink2,
    },
  ],
  variants: {
    tone: {
      info: { vars: { [mark]: color.accentInk }, borderColor: color.accentLine, background: color.accentSoft },
      amber: { vars: { [mark]: color.amber }, borderColor: color.amberLine, background: color.amberSoft },
      red: { vars: { [mark]: color.red }, borderColor: color.redLine, background: color.redSoft },
    },
  },
});

export const icon = style({
  alignSelf: 'flex-start',
  inlineSize: rem(18),
  blockSize: rem(18),
  marginBlockStart: '0.1em',
  color: mark,
});

/** Beside the icon where the banner is narrow too; the actions go below. */
export const text = style({
  flex: `1 1 min(15rem, calc(100% - ${rem(30)}))`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const title = style({ color: color.ink });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [phone]: { inlineSize: '100%', paddingInlineStart: rem(30) } },
});
