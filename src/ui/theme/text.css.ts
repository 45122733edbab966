import { style, styleVariants } from '@vanilla-extract/css';
import { color } from './theme.css.ts';
import { tabular, type } from './type.ts';
import { textSide } from './side.css.ts';

/** Classes of the type scale, for text outside components. */
export const text = styleVariants(type, (rule) => [rule]);

/** Classes of the text colours: primary, secondary, muted. */
export const ink = styleVariants({
  main: { color: color.ink },
  secondary: { color: color.ink2 },
  muted: { color: color.ink3 },
});

/** For numeric cells: tabular digits, aligned to the end. */
export const numeric = style({ ...tabular, textAlign: textSide.end });
