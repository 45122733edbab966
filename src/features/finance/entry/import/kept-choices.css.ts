import { style } from '@vanilla-extract/css';
import { phone } from '#ui/theme/media.ts';
import { rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });
export const title = style([type.small, { marginBlockEnd: space[4], color: color.ink3, fontWeight: 550 }]);
export const items = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const texts = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
/** Long texts of a file are cut; the catalogue’s own names are not long. */
export const text = style([
  type.body,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    fontWeight: 550,
    color: color.ink,
  },
]);
export const note = style([type.table, { color: color.ink2 }]);
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const picker = style({ gridColumn: '1 / -1', maxInlineSize: rem(360) });
