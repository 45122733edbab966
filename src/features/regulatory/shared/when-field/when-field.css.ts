import { style } from '@vanilla-extract/css';
import { tabletUp } from '#ui/theme/media.ts';
import { rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

export const field = style({ display: 'grid', gap: space[8] });
export const parts = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'start',
  gridTemplateColumns: '1fr',
  '@media': { [tabletUp]: { gridTemplateColumns: `1fr ${rem(116)}` } },
});
export const words = style({ ...type.small, margin: 0, color: color.ink3 });
