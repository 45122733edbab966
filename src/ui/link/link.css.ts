import { recipe } from '@vanilla-extract/recipes';
import { radius } from '../theme/scale.ts';
import { color, motion } from '../theme/theme.css.ts';

export const link = recipe({
  base: {
    borderRadius: radius.bar,
    color: color.accentInk,
    cursor: 'pointer',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '.2em',
    transition: `text-decoration-color ${motion.press}`,
    selectors: {
      '&[data-hovered]': { textDecorationColor: 'currentColor' },
      '&[data-disabled]': { color: color.ink3, cursor: 'default' },
    },
  },
  variants: {
    variant: {
      /** Within a sentence: underlined, because colour alone would not distinguish it. */
      inline: { textDecorationColor: color.accentLine },
      /** On its own, beside a title or below a field. */
      standalone: { fontWeight: 550, textDecorationColor: 'transparent' },
      /** A name that opens its record, in a list or a table. */
      quiet: {
        color: 'inherit',
        textDecorationColor: 'transparent',
        selectors: { '&[data-hovered]': { color: color.accentInk } },
      },
    },
  },
});
