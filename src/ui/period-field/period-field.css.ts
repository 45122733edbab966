import { style } from '@vanilla-extract/css';
import { inset } from '../field/field.css.ts';
import { popover as listPopover } from '../list-box/list-box.css.ts';
import { forcedColours, touch } from '../theme/media.ts';
import { focusRing } from '../theme/mixins.ts';
import { radius, rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { tabular, type } from '../theme/type.ts';

export const opener = inset;

export const popover = style([listPopover, { display: 'flex' }]);
export const dialog = style({ flex: 1, minInlineSize: 0, padding: space[12], overflow: 'auto', outline: 'none' });

export const header = style({ display: 'flex', alignItems: 'center', paddingBlockEnd: space[8] });
export const title = style({ ...type.title3, ...tabular, flex: 1, textAlign: 'center' });

/** Three months or years per row. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(3, minmax(${rem(76)}, 1fr))`,
  gap: space[4],
  outline: 'none',
});

/** The state of a month or a year, below its name. */
export const mark = style({ position: 'absolute', insetBlockEnd: rem(2) });

export const cell = style({
  ...tabular,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: rem(36),
  paddingInline: space[8],
  borderRadius: radius.control,
  color: color.ink,
  fontSize: rem(13),
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: color.tint2 },
    '&[data-selected]': { background: color.accent, color: color.onAccent, fontWeight: 600 },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: color.ink3, opacity: 0.5, cursor: 'default' },
  },
  '@media': {
    [touch]: { minBlockSize: rem(44), fontSize: rem(15) },
    [forcedColours]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight' } } },
  },
});
