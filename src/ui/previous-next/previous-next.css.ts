import { style } from '@vanilla-extract/css';

/** An arrow points along the reading direction. */
export const arrow = style({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } });
