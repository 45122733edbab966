import { style } from '@vanilla-extract/css';

/** The clear button is hidden while the field is empty. */
export const clear = style({ selectors: { '[data-empty] &': { display: 'none' } } });
