import { style } from '@vanilla-extract/css';
import { radius, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const summary = style({
  ...type.body,
  display: 'flex',
  gap: space[12],
  padding: space[12],
  border: `1px solid ${color.redLine}`,
  borderRadius: radius.row,
  background: color.redSoft,
  color: color.ink,
  overflowWrap: 'anywhere',
});

export const icon = style({ flex: 'none', marginBlockStart: space[2], color: color.red });

export const title = style({ fontWeight: 600 });

export const list = style({
  display: 'grid',
  gap: space[4],
  marginBlockStart: space[4],
  paddingInlineStart: 0,
  listStyle: 'none',
});

export const link = style({ color: color.redInk, textUnderlineOffset: '.2em' });
