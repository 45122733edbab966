import { style } from '@vanilla-extract/css';
import { tabletUp } from '../theme/media.ts';
import { rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const field = style({ display: 'grid', gap: space[8] });
export const parts = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'start',
  gridTemplateColumns: '1fr',
  '@media': { [tabletUp]: { gridTemplateColumns: `1fr ${rem(116)}` } },
});
export const words = style({ ...type.small, margin: 0, color: color.ink3 });
