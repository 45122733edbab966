import { createVar } from '@vanilla-extract/css';

/**
 * The space taken by an element that floats at the bottom of the page. Buttons there stay beside it, on a phone above
 * it.
 */
export const roomAtFoot = createVar();

/** The height of the sticky page head. Sticky content below it starts there. */
export const roomAtHead = createVar();
