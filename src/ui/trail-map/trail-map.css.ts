import { style } from '@vanilla-extract/css';
import { phone } from '../theme/media.ts';
import { rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';

export const trail = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: rem(200) });
export const banner = style({ padding: space[12] });
export const map = style({ flex: 1, minBlockSize: 0 });

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
/** An outline that separates the trail from what it crosses. */
export const casing = style({ ...line, stroke: color.bg, strokeWidth: 7.5 });
export const travelled = style({ ...line, stroke: color.accent, strokeWidth: 4 });
/** The part after the selected time. */
export const later = style({ ...line, stroke: color.accentLine, strokeWidth: 4 });
export const planned = style({ ...line, stroke: color.ink3, strokeWidth: 2.5, strokeDasharray: '0.1 6' });
/** A gap in the recording: a straight line between known positions, not a real route. */
export const unknown = style({
  ...line,
  stroke: color.ink3,
  strokeWidth: 1.5,
  strokeDasharray: '7 5',
  strokeLinecap: 'butt',
});
export const heading = style({
  fill: color.accent,
  stroke: color.bg,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
});
export const laterHeading = style([heading, { fill: color.accentLine }]);

/** A stay of five minutes or more. */
export const stay = style({ fill: color.bg, stroke: color.accent, strokeWidth: 2 });
export const laterStay = style([stay, { stroke: color.accentLine }]);

export const here = style({ fill: color.accent, stroke: color.bg, strokeWidth: 3 });
export const halo = style({ fill: color.accentSoft2, opacity: 0.85 });
/** The last known position. */
export const lost = style({ fill: color.bg, stroke: color.accent, strokeWidth: 2, strokeDasharray: '3 3' });

export const swatch = style({ inlineSize: rem(22), blockSize: rem(8), flex: 'none', overflow: 'visible' });

export const scrubber = style({
  padding: `${space[12]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.bg,
  '@media': { [phone]: { paddingBlockEnd: space[16] } },
});
