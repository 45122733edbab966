/** Breakpoints in CSS pixels. */
export const BREAKPOINTS = { tablet: 768, wide: 1440 } as const;

/** Conditions for `@media` and for `matchMedia`. */
export const phone = `(width < ${BREAKPOINTS.tablet}px)`;
export const tabletUp = `(width >= ${BREAKPOINTS.tablet}px)`;
export const wideUp = `(width >= ${BREAKPOINTS.wide}px)`;
/** Touch input: targets grow to 44 px. */
export const touch = `${phone}, (pointer: coarse)`;
export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** Forced colours, such as Windows contrast themes: backgrounds are removed and system colours are used. */
export const forcedColours = '(forced-colors: active)';
