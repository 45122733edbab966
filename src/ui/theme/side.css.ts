import { createVar, globalStyle } from '@vanilla-extract/css';

/**
 * Sides for `text-align`. In a right-to-left page every text keeps its own direction (global.css.ts), so `start` and
 * `end` would follow the text, and a column of numbers would not align with its header.
 */
export const textSide = { start: createVar(), end: createVar() };

globalStyle(':root', { vars: { [textSide.start]: 'start', [textSide.end]: 'end' } });
globalStyle(":root[dir='rtl']", { vars: { [textSide.start]: 'right', [textSide.end]: 'left' } });
