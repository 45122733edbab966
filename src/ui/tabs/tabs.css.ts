import { style } from '@vanilla-extract/css';
import { focusRingInset, notPrinted } from '../theme/mixins.ts';
import { radius, rem, space } from '../theme/scale.ts';
import { color, motion } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

export const tabs = style({ minInlineSize: 0 });

/** Scrolls sideways if the tabs do not fit. */
export const list = style({
  display: 'flex',
  gap: rem(10),
  // Space for a tab's focus ring, beyond the text's alignment line.
  marginInline: `calc(-1 * ${space[6]})`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${color.line}`,
  '@media': notPrinted,
});

export const tab = style([
  type.body,
  {
    position: 'relative',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space[6],
    minBlockSize: rem(40),
    paddingInline: space[6],
    borderRadius: radius.tag,
    color: color.ink2,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outline: 'none',
    transition: `color ${motion.press}`,
    selectors: {
      '&[data-hovered]': { color: color.ink },
      '&[data-selected]': { color: color.ink, fontWeight: 600 },
      '&[data-disabled]': { color: color.ink3, opacity: 0.6, cursor: 'default' },
      '&[data-focus-visible]': focusRingInset,
      '&[data-selected]::after': {
        content: '',
        position: 'absolute',
        insetInline: space[6],
        insetBlockEnd: 0,
        blockSize: '2px',
        borderRadius: radius.bar,
        background: color.accent,
      },
    },
  },
]);

export const count = style([tabular, { fontWeight: 400, color: color.ink3 }]);
export const panel = style({ paddingBlockStart: space[20], borderRadius: radius.tag });
