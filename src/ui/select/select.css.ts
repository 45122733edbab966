import { style } from '@vanilla-extract/css';
import { control } from '../field/field.css.ts';
import { ellipsis } from '../theme/mixins.ts';
import { space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';

export const trigger = style([
  control,
  {
    gap: space[8],
    paddingInline: space[12],
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { cursor: 'default' } },
  },
]);

export const value = style({
  ...ellipsis,
  flex: 1,
  selectors: { '&[data-placeholder]': { color: color.ink3 } },
});

export const chevron = style({ display: 'grid', color: color.ink3 });
