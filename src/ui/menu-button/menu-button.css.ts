import { style } from '@vanilla-extract/css';
import { icon as listIcon, option, popover } from '../list-box/list-box.css.ts';
import { rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const menuPopover = style([popover, { minInlineSize: rem(180) }]);

export const menu = style({ padding: space[4], outline: 'none' });

export const item = style([
  option,
  {
    selectors: {
      '&[data-tone="danger"]': { color: color.redInk },
      '&[data-tone="danger"]:is([data-focused], [data-hovered])': { background: color.redSoft },
    },
  },
]);

export const icon = style([listIcon, { selectors: { '[data-tone="danger"] &': { color: 'inherit' } } }]);

export const sectionTitle = style({
  ...type.small,
  paddingBlock: space[6],
  paddingInline: space[8],
  color: color.ink3,
});

export const separator = style({ blockSize: '1px', marginBlock: space[4], border: 0, background: color.line });
