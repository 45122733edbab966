import { style } from '@vanilla-extract/css';

/** Clears the field; there is nothing to clear in an empty one. */
export const clear = style({ selectors: { '[data-empty] &': { display: 'none' } } });
