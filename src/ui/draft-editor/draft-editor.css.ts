import { style } from '@vanilla-extract/css';
import { tabletUp } from '#ui/theme/media.ts';
import { space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

export const fields = style({ display: 'grid', margin: 0 });
export const field = style({
  display: 'grid',
  gap: `${space[8]} ${space[20]}`,
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [tabletUp]: { gridTemplateColumns: '1fr 1fr' } },
});
export const label = style({ ...type.label, gridColumn: '1 / -1', color: color.ink2 });
export const side = style({ display: 'grid', gap: space[4], alignContent: 'start', margin: 0, minInlineSize: 0 });
export const whose = style({ ...type.small, color: color.ink3 });
export const words = style([type.body, { color: color.ink, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }]);
export const empty = style([type.body, { color: color.ink3, fontStyle: 'italic' }]);
export const note = style({ ...type.small, margin: 0, paddingBlockStart: space[12], color: color.ink3 });
