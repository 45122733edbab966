import { style } from '@vanilla-extract/css';
import { space } from '../theme/scale.ts';
import { content } from './thread.css.ts';

/** Less high than a stop. */
export const pause = style([content, { paddingBlock: space[6] }]);
