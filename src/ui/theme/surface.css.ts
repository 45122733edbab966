import { createVar, fallbackVar, type StyleRule } from '@vanilla-extract/css';
import { color } from './theme.css.ts';

/** The background of what is in front of the page, as a dialog is. It is not set in the page itself. */
export const surface = createVar();

/**
 * A box that scrolls by itself. If its background is not opaque, Chromium scrolls it with the page's thread on screens whose
 * text is smoothed by subpixels: each frame then waits for what else the page does.
 */
export const scrollingBox = {
  overflow: 'auto',
  background: fallbackVar(surface, color.bg),
} as const satisfies StyleRule;
