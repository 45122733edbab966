import { globalStyle, style } from '@vanilla-extract/css';
import { control as fieldControl } from '../field/field.css.ts';
import { icon as listIcon, option, popoverOfField } from '../list-box/list-box.css.ts';
import { bareButton, ellipsis, touchTarget, visuallyHidden } from '../theme/mixins.ts';
import { radius, rem, space } from '../theme/scale.ts';
import { textSide } from '../theme/side.css.ts';
import { color } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const control = style([fieldControl, { gap: space[4], paddingInlineStart: space[4] }]);

/** Long names are truncated first. */
export const chips = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, max-content)',
  flex: '0 1 auto',
  gap: space[4],
  minInlineSize: 0,
});

export const chip = style({
  ...type.label,
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  blockSize: rem(24),
  paddingInline: space[8],
  border: `1px solid ${color.line2}`,
  borderRadius: radius.round,
  color: color.ink,
});

export const chipName = style(ellipsis);

export const remove = style({
  ...touchTarget,
  ...bareButton,
  inlineSize: rem(24),
  blockSize: rem(24),
  margin: 0,
  marginInlineEnd: `calc(-1 * ${space[8]})`,
  borderRadius: radius.round,
  color: color.ink3,
  selectors: {
    '&[data-hovered], &[data-pressed]': { color: color.ink, background: color.tint2 },
    '&[data-focus-visible]': { outlineOffset: '-1px' },
  },
});
globalStyle(`${remove} > svg`, { inlineSize: rem(12), blockSize: rem(12), strokeWidth: 2 });

/** The rest of the field opens the list. Its focus ring is drawn around the whole field. */
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  // May shrink to the number of choices that are not named (« +2 »).
  flex: `1 0 ${rem(56)}`,
  alignSelf: 'stretch',
  margin: 0,
  paddingBlock: 0,
  paddingInlineStart: space[4],
  paddingInlineEnd: space[12],
  border: 0,
  borderRadius: 'inherit',
  outline: 'none',
  background: 'none',
  textAlign: textSide.start,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'default' } },
});

export const value = style({ ...ellipsis, flex: 1, color: color.ink3 });
export const counted = style({ flex: '1 0 auto', whiteSpace: 'nowrap', color: color.ink3 });
export const placeholder = style({ paddingInlineStart: space[4] });
export const hidden = style(visuallyHidden);
export const chevron = style({ flex: 'none', display: 'grid', color: color.ink3 });

/** Only the list scrolls, between the search and the message. */
export const popover = style([popoverOfField, { display: 'flex', overflow: 'clip' }]);
export const content = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0, minBlockSize: 0 });
export const search = style({ padding: space[8], borderBlockEnd: `1px solid ${color.line}` });
export const list = style({
  flex: 1,
  minBlockSize: 0,
  padding: space[4],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

/** A line separates the row that creates an option. */
export const creation = style([
  option,
  {
    marginBlockStart: space[4],
    color: color.accentInk,
    fontWeight: 550,
    selectors: {
      '&:not(:first-child)': { boxShadow: `0 -${rem(3)} 0 -${rem(2)} ${color.line}` },
    },
  },
]);

export const creationIcon = style([listIcon, { color: 'inherit' }]);

export const full = style({
  ...type.small,
  paddingBlock: space[8],
  paddingInline: space[12],
  borderBlockStart: `1px solid ${color.line}`,
  color: color.ink2,
});
