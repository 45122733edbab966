import { style } from '@vanilla-extract/css';
import { rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

export const list = style({ listStyle: 'none', margin: 0, padding: 0, maxInlineSize: rem(720) });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minBlockSize: rem(64),
  borderBlockEnd: `1px solid ${color.line}`,
});

/** A name is broken rather than pushing the button off the page. */
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = style({ ...type.title3, display: 'block', color: color.ink });
export const country = style({ ...type.small, display: 'block', color: color.ink3 });
export const end = style({ flex: 'none', marginInlineStart: 'auto' });
