import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColours } from '../theme/media.ts';
import { rem } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';

/** An outline in the page's background colour separates the mark from the map. */
export const mark = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: rem(26),
  blockSize: rem(26),
  // A glyph is 1.3 times the font size.
  fontSize: `calc(${rem(26)} / 1.3)`,
  lineHeight: 1,
  isolation: 'isolate',
  selectors: {
    '&[data-raised]::before': {
      content: '',
      position: 'absolute',
      inset: '-2px',
      zIndex: -1,
      borderRadius: '50%',
      background: color.bg,
    },
    '&[data-raised][data-status="administrative"]::before': { inset: '0', borderRadius: rem(7) },
    '&[data-raised][data-status="spontaneous"]::before': {
      inset: rem(2),
      borderRadius: rem(5),
      transform: 'rotate(45deg)',
    },
    '&[data-raised][data-status="current"]::before': { inset: rem(-3), background: color.accentSoft2 },
  },
});
globalStyle(`${mark} > *`, { display: 'grid' });

/** The mark of a customer: an icon in a ring. */
export const kind = style({
  inlineSize: '100%',
  blockSize: '100%',
  display: 'grid',
  placeItems: 'center',
  border: `1.5px solid ${color.ctrl}`,
  borderRadius: '50%',
  background: color.bg,
  color: color.ink2,
  selectors: { '[data-selected] &': { borderColor: color.accent, background: color.accent, color: color.onAccent } },
  '@media': {
    [forcedColours]: { selectors: { '[data-selected] &': { background: 'Highlight', forcedColorAdjust: 'none' } } },
  },
});
globalStyle(`${kind} > svg`, { inlineSize: rem(14), blockSize: rem(14) });
