import { style } from '@vanilla-extract/css';
import { phone } from '#ui/theme/media.ts';
import { space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

export const header = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });
/**
 * The picture stays beside the name, however long the name is. On a phone the facts and the actions take the whole
 * width.
 */
export const identity = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  gap: `${space[8]} ${space[24]}`,
  '@media': { [phone]: { gap: space[12] } },
});
export const picture = style({ gridRow: '1 / span 2', '@media': { [phone]: { gridRow: '1' } } });
export const words = style({
  gridArea: '1 / 2',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
});
export const facts = style({
  gridArea: '2 / 2',
  minInlineSize: 0,
  '@media': { [phone]: { gridArea: '2 / 1 / auto / -1' } },
});
export const title = style([type.display, { color: color.ink, overflowWrap: 'anywhere', outline: 'none' }]);
export const origin = style([type.body, { color: color.ink2 }]);
export const actions = style({
  gridArea: '1 / 3 / span 2',
  display: 'flex',
  gap: space[8],
  '@media': { [phone]: { gridArea: '3 / 1 / auto / -1' } },
});
/** The number wraps only where it is wider than its place: users read it out and copy it. */
export const number = style({ display: 'inline-block', maxInlineSize: '100%' });
