// Custom properties that are registered with the browser (`@property`), for all components in one place. The frame around the
// pages brings them: to register one, a browser computes the style of every element of the page anew, which took 140 ms on
// the processor of a cheap phone when a screen brought its own.
import { createVar } from '@vanilla-extract/css';

/**
 * Of a table: the height of its body, and the offset of a row. They are not inherited, so that scrolling does not recompute
 * the styles inside the rows. They are not typed as `<length>`, because browsers keep only six digits of one, which would
 * misplace rows beyond a million pixels.
 */
export const bodyHeight = createVar({ syntax: '*', inherits: false, initialValue: '0px' });
export const rowOffset = createVar({ syntax: '*', inherits: false, initialValue: '0px' });

/**
 * Of a validity ribbon: a position along the track, and a length. A percentage, or pixels for labels, whose width is known. They
 * are set on the positioned element itself and do not inherit.
 */
export const trackPosition = createVar({ syntax: '<length-percentage>', inherits: false, initialValue: '0px' });
export const trackLength = createVar({ syntax: '<length-percentage>', inherits: false, initialValue: '0px' });
