import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/scale.ts';

export const line = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
