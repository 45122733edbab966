import { color } from '../theme/theme.css.ts';

/** Dots 2 px long, 3 px apart. */
const dots = (direction: string) => `repeating-linear-gradient(${direction}, ${color.ctrl} 0 2px, transparent 2px 5px)`;

/** What a line from stop to stop is drawn with: solid where it has been travelled, dotted where it is to come. */
export const line = {
  travelled: `linear-gradient(${color.accent}, ${color.accent})`,
  toComeDown: dots('to bottom'),
  toComeAcross: dots('to right'),
};
