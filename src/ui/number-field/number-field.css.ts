import { style } from '@vanilla-extract/css';
import { input } from '../field/field.css.ts';
import { textSide } from '../theme/side.css.ts';
import { tabular } from '../theme/type.ts';

export const number = style([input, { ...tabular, textAlign: textSide.end }]);

/** The number is centred between the steppers. */
export const stepped = style([input, { ...tabular, textAlign: 'center', paddingInline: 0 }]);
