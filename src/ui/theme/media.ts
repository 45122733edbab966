/** Widths at which a layout changes, in CSS pixels. */
export const BREAKPOINTS = { tablet: 768, wide: 1440 } as const;

/** Conditions for `@media`, and for `matchMedia` where a script has to know. */
export const phone = `(width < ${BREAKPOINTS.tablet}px)`;
export const tabletUp = `(width >= ${BREAKPOINTS.tablet}px)`;
export const wideUp = `(width >= ${BREAKPOINTS.wide}px)`;
/** A finger rather than a pointer: targets grow to 44 px. */
export const touch = `${phone}, (pointer: coarse)`;
export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** Windows' contrast themes, where backgrounds vanish and system colours rule. */
export const forcedColours = '(forced-colors: active)';
