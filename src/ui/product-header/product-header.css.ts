import { style } from '@vanilla-extract/css';
import { phone } from '../theme/media.ts';
import { rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const header = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });
export const identity = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[24],
  '@media': { [phone]: { flexWrap: 'wrap', gap: space[12] } },
});
/** The picture stays beside the words, however long the name; on a phone what is to be done comes below them. */
export const words = style({ flex: `1 1 ${rem(200)}`, display: 'grid', gap: space[8], minInlineSize: 0 });
export const title = style([type.display, { color: color.ink, overflowWrap: 'anywhere', outline: 'none' }]);
export const origin = style([type.body, { color: color.ink2 }]);
export const actions = style({ display: 'flex', flex: 'none', gap: space[8], '@media': { [phone]: { flex: '1 0 100%' } } });
