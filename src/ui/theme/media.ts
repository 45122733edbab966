/** Breakpoints in CSS pixels. */
export const BREAKPOINTS = { tablet: 768, desk: 1024, wide: 1440 } as const;

/** Conditions for `@media` and for `matchMedia`. */
export const phone = `(width < ${BREAKPOINTS.tablet}px)`;
export const tabletUp = `(width >= ${BREAKPOINTS.tablet}px)`;
/** Whether the two panels of the public pages stand one above the other, or side by side. */
export const stacked = `(width < ${BREAKPOINTS.desk}px)`;
export const sideBySide = `(width >= ${BREAKPOINTS.desk}px)`;
export const wideUp = `(width >= ${BREAKPOINTS.wide}px)`;
/** Touch input: targets grow to 44 px. */
export const touch = `${phone}, (pointer: coarse)`;
export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** On paper: nothing can be pressed there, and nothing floats. */
export const print = 'print';
/** Forced colours, such as Windows contrast themes: backgrounds are removed and system colours are used. */
export const forcedColours = '(forced-colors: active)';
