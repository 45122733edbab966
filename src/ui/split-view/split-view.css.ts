import { createVar, style } from '@vanilla-extract/css';
import { forcedColours } from '../theme/media.ts';
import { rem, space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';

/** The size of the first pane. */
export const size = createVar();

export const split = style({
  display: 'grid',
  gridTemplateColumns: `min(${size}, 60%) 1px minmax(0, 1fr)`,
  minInlineSize: 0,
  blockSize: '100%',
});
export const pane = style({ minInlineSize: 0, minBlockSize: 0, overflow: 'auto', overflowWrap: 'anywhere' });

/** A thin line with a wider area to grab. */
export const separator = style({
  position: 'relative',
  zIndex: 1,
  background: color.line,
  cursor: 'col-resize',
  touchAction: 'none',
  outline: 'none',
  selectors: {
    '&::before': { content: '', position: 'absolute', insetBlock: 0, insetInline: rem(-6) },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInline: '-1px',
      background: 'transparent',
    },
    '&:hover::after': { background: color.line2 },
    '&:is(:focus-visible, [data-is-dragged])::after': { background: color.accent },
  },
  '@media': {
    [forcedColours]: { background: 'CanvasText', selectors: { '&:focus-visible': { outline: '2px solid Highlight' } } },
  },
});

export const single = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, blockSize: '100%' });
export const back = style({ padding: space[8], borderBlockEnd: `1px solid ${color.line}` });
