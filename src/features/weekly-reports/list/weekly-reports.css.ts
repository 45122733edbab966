import { style } from '@vanilla-extract/css';
import { print, sideBySide } from '#ui/theme/media.ts';
import { notPrinted } from '#ui/theme/mixins.ts';
import { rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { tabular, type } from '#ui/theme/type.ts';

/** The weeks, with the report of one beside them; only the report on paper. */
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'start',
  '@media': {
    [sideBySide]: { gridTemplateColumns: `minmax(${rem(420)}, 1fr) minmax(0, 1fr)`, gap: space[32] },
    [print]: { display: 'block' },
  },
});
export const weeks = style({ minInlineSize: 0, '@media': notPrinted });
export const onScreen = style({ '@media': notPrinted });
export const figures = style(tabular);

export const report = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minInlineSize: 0,
  '@media': {
    [sideBySide]: { paddingInlineStart: space[32], borderInlineStart: `1px solid ${color.line}` },
    [print]: { padding: 0, border: 0 },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[4]} ${space[12]}`,
});
export const title = style([type.title2, { margin: 0, color: color.ink }]);
export const days = style([type.body, { margin: 0, color: color.ink3 }]);
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginInlineStart: 'auto',
  '@media': notPrinted,
});
export const part = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const partTitle = style([type.label, { margin: 0, color: color.ink3 }]);
export const words = style([
  type.body,
  { margin: 0, color: color.ink, whiteSpace: 'pre-line', overflowWrap: 'anywhere', textWrap: 'pretty' },
]);
export const none = style([type.body, { margin: 0, color: color.ink3 }]);
export const note = style([type.small, { margin: 0, color: color.ink3, textWrap: 'pretty' }]);
export const targets = style({ display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' });
export const target = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[12]}`,
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
});
export const detail = style([type.small, { color: color.ink3 }]);
