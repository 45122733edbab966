import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { forcedColours, touch } from '../theme/media.ts';
import { focusRing } from '../theme/mixins.ts';
import { radius, rem, space } from '../theme/scale.ts';
import { color, size } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

/** The shown colour, and a text colour that is legible on it. */
export const shown = createVar();
export const ink = createVar();

export const root = style({ display: 'grid', gap: space[12], minInlineSize: 0 });
export const label = style([type.label, { color: color.ink2 }]);

export const swatches = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const item = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(28),
  blockSize: rem(28),
  borderRadius: radius.control,
  color: ink,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-selected]': { boxShadow: `0 0 0 2px ${color.raise}, 0 0 0 4px ${color.ink}` },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '4px' },
    '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
  },
  '@media': {
    [touch]: { inlineSize: rem(44), blockSize: rem(44) },
    [forcedColours]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight' } } },
  },
});

/** The chosen colour is shown as it is, in every theme and in forced-colours mode. */
export const swatch = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: 'inherit',
  forcedColorAdjust: 'none',
});

export const check = style({ gridArea: '1 / 1', display: 'grid', position: 'relative' });
globalStyle(`${check} > svg`, { strokeWidth: 3 });

export const custom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${space[8]} ${space[16]}`,
  selectors: { '&:has([data-invalid])': { alignItems: 'flex-start' } },
});
export const hex = style({ flex: `0 1 ${rem(160)}` });

export const preview = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: size.field,
  minInlineSize: 0,
  // Aligned with the input box, not with the error message below it.
  selectors: { [`${custom}:has([data-invalid]) > &`]: { marginBlockStart: `calc(${rem(16)} + ${space[6]})` } },
});

/** As in a list: a coloured mark and the name. */
export const marked = style([type.small, { color: color.ink2 }]);

/** The name on the colour itself. */
export const filled = style([
  type.label,
  {
    paddingBlock: space[2],
    paddingInline: space[8],
    borderRadius: radius.tag,
    background: shown,
    color: ink,
    forcedColorAdjust: 'none',
    overflowWrap: 'anywhere',
  },
]);

export const warning = style([type.small, { display: 'flex', gap: space[6], color: color.amberInk }]);
globalStyle(`${warning} > svg`, { inlineSize: rem(14), blockSize: rem(14) });
