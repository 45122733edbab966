import { createVar } from '@vanilla-extract/css';

/** What floats at the end of a page's foot takes this much room: what is to be pressed there stays beside it, and on a phone above it. */
export const roomAtFoot = createVar();

/** How much of a page's head stays in sight above what scrolls: what stops under it begins there. */
export const roomAtHead = createVar();
