import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

export const groups = style({ display: 'grid', gap: space[24], alignContent: 'start' });
export const group = style({ display: 'grid', gap: space[12], margin: 0, padding: 0, border: 0, minInlineSize: 0 });
export const groupTitle = style({ ...type.small, padding: 0, marginBlockEnd: space[12], color: color.ink3 });

export const stays = style({ ...type.small, margin: 0, color: color.ink3 });

/** A list of choices, and the button that adds one to it. */
export const withCreation = style({ display: 'grid', alignContent: 'start', gap: space[4] });
