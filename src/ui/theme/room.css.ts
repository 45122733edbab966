import { createVar } from '@vanilla-extract/css';

/** The width of what floats at the bottom of a wide page, at the end of the line. Buttons there stay beside it. */
export const roomBeside = createVar();

/** The height of a strip at the bottom of a phone. Whatever is fixed to the bottom, and the end of the page, stay above it. */
export const roomAtFoot = createVar();

/** The height of the sticky page head. Sticky content below it starts there. */
export const roomAtHead = createVar();
