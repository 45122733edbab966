import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/scale.ts';

export const fields = style({ display: 'grid', gap: space[20], alignContent: 'start' });
