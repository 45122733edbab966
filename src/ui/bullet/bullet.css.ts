import { style } from '@vanilla-extract/css';
import { phone } from '../theme/media.ts';
import { rem, space } from '../theme/scale.ts';
import { textSide } from '../theme/side.css.ts';
import { color, size } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) max-content minmax(${rem(120)}, 1.2fr)`,
  columnGap: space[20],
  padding: 0,
  listStyle: 'none',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) max-content', columnGap: space[12] } },
});

export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minBlockSize: size.row,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [phone]: { paddingBlock: space[8], rowGap: space[4] } },
});

export const name = style([type.body, { color: color.ink, fontWeight: 500, overflowWrap: 'anywhere' }]);
export const amounts = style([
  type.table,
  tabular,
  { textAlign: textSide.end, whiteSpace: 'nowrap', color: color.ink3 },
]);
export const actual = style({ color: color.ink, fontWeight: 600 });
export const bar = style([type.table, { '@media': { [phone]: { gridColumn: '1 / -1' } } }]);
