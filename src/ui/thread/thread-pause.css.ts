import { style } from '@vanilla-extract/css';
import { space } from '../theme/scale.ts';
import { content } from './thread.css.ts';

/** Lower than a stop: it is not one. */
export const pause = style([content, { paddingBlock: space[6] }]);
