import { style } from '@vanilla-extract/css';
import { tabletUp } from '#ui/theme/media.ts';
import { rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
});
export const lead = style({ ...type.body, margin: 0, maxInlineSize: rem(720), color: color.ink2 });
export const history = style({ maxInlineSize: rem(820) });

export const stepHead = style({ display: 'flex', alignItems: 'start', gap: space[12] });
export const stepWords = style({ flex: 1, minInlineSize: 0 });
export const stepName = style({ ...type.body, fontWeight: 500, margin: 0, color: color.ink });
export const stepText = style({ ...type.table, margin: 0, marginBlockStart: space[2], color: color.ink3 });
export const attached = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  marginBlockStart: space[8],
  padding: 0,
  listStyle: 'none',
});
export const line = style({
  ...type.table,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  minBlockSize: rem(28),
  color: color.ink2,
});
export const icon = style({
  flex: 'none',
  inlineSize: rem(16),
  blockSize: rem(16),
  strokeWidth: 1.75,
  color: color.ink3,
});
/** Never breaks inside: it wraps below the name as a whole. */
export const when = style({ display: 'inline-block', color: color.ink3 });

export const fields = style({ display: 'grid', gap: space[16], alignContent: 'start' });
export const pair = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'start',
  '@media': { [tabletUp]: { gridTemplateColumns: '1fr 1fr' } },
});
export const pages = style({ marginBlockEnd: space[20] });

export const kinds = style({ display: 'grid' });
export const names = style({ ...type.small, color: color.ink3 });
