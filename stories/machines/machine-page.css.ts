import { style } from '@vanilla-extract/css';
import { tabletUp } from '#ui/theme/media.ts';
import { focusRing } from '#ui/theme/mixins.ts';
import { rem, space } from '#ui/theme/scale.ts';
import { textSide } from '#ui/theme/side.css.ts';
import { color } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

/** Always left to right, even when Storybook is set to right to left. */
export const page = style({ vars: { [textSide.start]: 'left', [textSide.end]: 'right' }, textAlign: 'left' });

/** The drawing and the walk, side by side when there is room. */
export const views = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[24],
  marginBlock: `${space[16]} ${space[24]}`,
  '@media': { [tabletUp]: { gridTemplateColumns: `minmax(0, 1fr) ${rem(340)}` } },
});

export const view = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });
export const rest = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] });

export const place = style([type.body, { color: color.ink2 }]);
export const next = style([type.body, { color: color.ink }]);
/** What a step left behind, a line for each. */
export const consequences = style([
  type.small,
  { marginBlock: space[6], color: color.ink2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
]);
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space[6] });

export const steps = style({ maxBlockSize: '45vh', overflow: 'auto', selectors: { '&:focus-visible': focusRing } });
export const code = style([type.small, { fontFamily: 'inherit', color: color.ink3, overflowWrap: 'anywhere' }]);
export const event = style([code, { display: 'block' }]);

export const scroller = style({ overflowX: 'auto', selectors: { '&:focus-visible': focusRing } });
export const table = style([type.table, { inlineSize: '100%', minInlineSize: rem(560), textAlign: 'start' }]);
const cellBase = style({
  paddingBlock: space[6],
  paddingInlineEnd: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
});
export const heading = style([cellBase, type.small, { color: color.ink3 }]);
export const cell = style([cellBase, { color: color.ink }]);
export const statePath = style([cellBase, { color: color.ink2 }]);
export const row = style({ selectors: { '&[data-marked]': { background: color.accentSoft } } });
