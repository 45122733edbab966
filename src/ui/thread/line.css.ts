import { color } from '../theme/theme.css.ts';

/** Dots of 2 px with gaps of 3 px. */
const dots = (direction: string) => `repeating-linear-gradient(${direction}, ${color.ctrl} 0 2px, transparent 2px 5px)`;

/** The line between two stops: solid if travelled, dotted if still to come. */
export const line = {
  travelled: `linear-gradient(${color.accent}, ${color.accent})`,
  toComeDown: dots('to bottom'),
  toComeAcross: dots('to right'),
};
