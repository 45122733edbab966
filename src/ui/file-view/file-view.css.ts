import { style } from '@vanilla-extract/css';
import { tabletUp } from '../theme/media.ts';
import { radius, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

/** With the same height whatever the content. */
export const view = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '50vh',
  overflow: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.tint2,
  '@media': { [tabletUp]: { blockSize: '60vh' } },
});
export const image = style({ maxInlineSize: '100%', maxBlockSize: '100%', objectFit: 'contain' });
export const page = style({ inlineSize: '100%', blockSize: '100%', border: 'none', background: color.bg });
export const words = style({ ...type.body, padding: space[24], textAlign: 'center', color: color.ink2 });
