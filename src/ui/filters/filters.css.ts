import { style } from '@vanilla-extract/css';
import { space } from '../theme/scale.ts';

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
