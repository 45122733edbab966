import type { RunOptions } from 'axe-core';

/** How axe looks at every story and page. */
export const AXE_OPTIONS: RunOptions = {
  // Passing rules are not listed element by element: that would double the time.
  resultTypes: ['violations'],
  // Off by default, since it is in WCAG 2.2 only: 24 px, or as much room around.
  rules: { 'target-size': { enabled: true } },
};
