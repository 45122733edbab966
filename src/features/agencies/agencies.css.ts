import { style } from '@vanilla-extract/css';
import { rem, space } from '#ui/theme/scale.ts';
import { phone } from '#ui/theme/media.ts';
import { color } from '#ui/theme/theme.css.ts';
import { tabular, type } from '#ui/theme/type.ts';

export const list = style({ listStyle: 'none', margin: 0, padding: 0, maxInlineSize: rem(1080) });

export const row = style({
  display: 'grid',
  gridTemplateColumns: `auto minmax(${rem(120)}, 1fr) minmax(0, 3fr) auto`,
  alignItems: 'center',
  gap: space[16],
  paddingBlock: space[12],
  minBlockSize: rem(64),
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [phone]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

/** A name is broken rather than pushing the button off the page. */
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = style({ ...type.title3, display: 'block', color: color.ink });
export const country = style({ ...type.small, display: 'block', color: color.ink3 });
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
  // The figures of all agencies stand below each other, whatever stands here.
  minInlineSize: rem(132),
  '@media': { [phone]: { gridColumn: 3, gridRow: 1, minInlineSize: 0 } },
});

/** What the agency looks like: on a phone below its name. */
export const glance = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(140)}), 1fr))`,
  gap: `${space[8]} ${space[16]}`,
  alignContent: 'center',
  minInlineSize: 0,
  minBlockSize: rem(40),
  '@media': { [phone]: { gridColumn: '1 / -1', gridRow: 2 } },
});
export const fact = style([
  type.table,
  tabular,
  { display: 'grid', gap: space[2], minInlineSize: 0, color: color.ink },
]);
export const factName = style([type.small, { color: color.ink3 }]);
export const unread = style([
  type.small,
  { display: 'inline-flex', alignItems: 'center', gap: space[4], color: color.ink2 },
]);
