import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '#ui/theme/mixins.ts';
import { space } from '#ui/theme/scale.ts';

export const line = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const hidden = style(visuallyHidden);
