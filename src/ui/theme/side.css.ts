import { createVar, globalStyle } from '@vanilla-extract/css';

/**
 * The sides that text is aligned to. Where the page runs from right to left each text still runs in its own direction
 * (global.css.ts), so that `start` and `end` would be those of the text, and a column of figures would leave its heading.
 */
export const textSide = { start: createVar(), end: createVar() };

globalStyle(':root', { vars: { [textSide.start]: 'start', [textSide.end]: 'end' } });
globalStyle(":root[dir='rtl']", { vars: { [textSide.start]: 'right', [textSide.end]: 'left' } });
