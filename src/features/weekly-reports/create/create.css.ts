import { style } from '@vanilla-extract/css';
import { phone } from '#ui/theme/media.ts';
import { rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

/** The error box of the form is as wide as its fields. */
export const room = style({ maxInlineSize: rem(920) });
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
});
export const week = style({ maxInlineSize: rem(360) });
export const ratio = style({ display: 'grid', gap: space[6], alignContent: 'start' });
export const label = style([type.label, { color: color.ink2 }]);
export const note = style([type.small, { margin: 0, color: color.ink3, textWrap: 'pretty' }]);
export const field = style({ display: 'grid', gap: space[6], alignContent: 'start', justifyItems: 'stretch' });
/** Chips stand where the fields beside them do. */
export const chips = style([
  field,
  { alignSelf: 'stretch', gridTemplateRows: 'auto 1fr', alignContent: 'stretch', alignItems: 'center' },
]);
export const targets = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });
export const filters = style({
  display: 'grid',
  alignItems: 'end',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[12],
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const error = style([type.small, { margin: 0, color: color.redInk }]);
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[8],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.line}`,
});
