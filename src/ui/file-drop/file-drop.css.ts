import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColours } from '../theme/media.ts';
import { focusRing, touchTarget } from '../theme/mixins.ts';
import { easing, radius, rem, space } from '../theme/scale.ts';
import { color, motion } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

export const root = style({ display: 'grid', gap: space[6], minInlineSize: 0 });
export const label = style([
  type.label,
  { display: 'flex', justifyContent: 'space-between', gap: space[12], color: color.ink2 },
]);

const panel = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minInlineSize: 0,
  minBlockSize: rem(76),
  paddingBlock: space[12],
  paddingInline: space[16],
  border: `1px solid ${color.line2}`,
  borderRadius: radius.row,
});

export const zone = style([
  panel,
  {
    borderStyle: 'dashed',
    borderColor: color.ctrl,
    color: color.ink3,
    transition: `background-color ${motion.press} ${easing.move}, border-color ${motion.press} ${easing.move}`,
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-drop-target]': {
        borderStyle: 'solid',
        borderColor: color.accent,
        boxShadow: `inset 0 0 0 1px ${color.accent}`,
        background: color.accentSoft,
        color: color.accentInk,
      },
      '&[data-disabled]': { borderColor: 'transparent', background: color.tint2 },
      [`${root}[data-invalid] &:not([data-drop-target])`]: { borderColor: color.red },
    },
    '@media': { [forcedColours]: { selectors: { '&[data-drop-target]': { outline: '2px solid Highlight' } } } },
  },
]);

/** Once there are files, the zone only offers to add more. */
export const slimZone = style([zone, { minBlockSize: rem(44), paddingBlock: space[8] }]);

/**
 * The list of refusals is always rendered, so that screen readers announce additions; while empty it takes no space.
 */
export const files = style({
  display: 'grid',
  gap: space[6],
  margin: 0,
  selectors: { '&:empty': { position: 'absolute' } },
});
export const file = style([panel, { color: color.ink3 }]);
export const refused = style([panel, { borderColor: color.red, background: color.redSoft, color: color.redInk }]);

export const words = style({ flex: 1, minInlineSize: 0, display: 'grid', gap: space[2] });
export const line = style({ display: 'flex', alignItems: 'baseline', gap: space[12] });
export const name = style([
  type.body,
  { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', color: color.ink, fontWeight: 500 },
]);
export const hint = style([type.small, { color: color.ink3 }]);
export const figure = style([type.small, tabular, { color: color.ink3 }]);
export const over = style([type.body, { color: color.accentInk, fontWeight: 500 }]);
export const reason = style([type.small, { color: color.redInk }]);
export const icon = style({ flex: 'none', display: 'grid' });
globalStyle(`${icon} > svg`, { inlineSize: rem(18), blockSize: rem(18) });
/** The icon of an uploaded file. */
export const done = style([icon, { color: color.green }]);

/** A button that looks like a link within a sentence. */
export const choose = style({
  ...touchTarget,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.bar,
  background: 'none',
  color: color.accentInk,
  textDecorationLine: 'underline',
  textDecorationColor: color.accentLine,
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { textDecorationColor: 'currentColor' },
    '&[data-disabled]': { color: 'inherit', textDecorationLine: 'none', cursor: 'default' },
  },
});

export const sentence = style([
  type.body,
  { color: color.ink, selectors: { '[data-disabled] > &': { color: color.ink3 } } },
]);
