import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { phone, wideUp } from '#ui/theme/media.ts';
import { ellipsis } from '#ui/theme/mixins.ts';
import { roomAtHead } from '#ui/theme/room.css.ts';
import { rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { tabular, type } from '#ui/theme/type.ts';

const top = fallbackVar(roomAtHead, '0px');

/** Filters beside the list where there is room, separated by a line of full height. */
export const columns = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockStart: `1px solid ${color.line}`,
  '@media': {
    [wideUp]: { gridTemplateColumns: `${rem(288)} minmax(0, 1fr)` },
    [phone]: { borderBlockStart: 'none' },
  },
});

export const aside = style({ borderInlineEnd: `1px solid ${color.line}` });

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  // Sticky, so that the filters stay visible beside a long list.
  selectors: {
    [`${aside} > &`]: {
      position: 'sticky',
      insetBlockStart: top,
      // Above the list, which then needs no layers of its own.
      zIndex: 1,
      maxBlockSize: `calc(100dvh - ${top})`,
      overflowY: 'auto',
    },
  },
});
/** Aligns the text with the title of the page. */
const inset = `${space[32]} ${space[20]}`;
export const panelHead = style({ display: 'flex', alignItems: 'center', minBlockSize: rem(48), paddingInline: inset });
export const panelTitle = style([type.title3, { flex: 1, color: color.ink }]);
/** A group of fields with a line above. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  paddingBlock: space[16],
  paddingInline: space[20],
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { [`${aside} &`]: { paddingInline: inset } },
});
export const groupLabel = style([type.label, { color: color.ink2 }]);
export const note = style([type.small, { margin: 0, color: color.ink3, textWrap: 'pretty' }]);
export const panelFoot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: space[12],
  paddingInline: space[20],
  borderBlockStart: `1px solid ${color.line}`,
  background: color.raise,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  alignContent: 'start',
  minInlineSize: 0,
  paddingBlock: `${space[12]} ${space[24]}`,
  paddingInline: space[32],
  '@media': { [phone]: { paddingBlockStart: 0, paddingInline: space[16] } },
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  '@media': { [phone]: { gap: space[8] } },
});
export const search = style({
  flex: `1 1 ${rem(200)}`,
  maxInlineSize: rem(320),
  '@media': { [phone]: { maxInlineSize: 'none' } },
});
export const shown = style({ marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: space[8] });
export const shownCount = style([type.table, { color: color.ink3 }]);
/** Hidden on a phone, where the list has no columns. */
export const columnMenu = style({ '@media': { [phone]: { display: 'none' } } });

export const client = style({ display: 'flex', alignItems: 'center', gap: space[8], minInlineSize: 0 });
export const kindIcon = style({ display: 'grid', flex: 'none', color: color.ink3 });
globalStyle(`${kindIcon} > svg`, { inlineSize: rem(16), blockSize: rem(16), strokeWidth: 1.75 });
export const oneLine = style(ellipsis);
export const muted = style([ellipsis, { color: color.ink3 }]);
export const firstOf = style({ display: 'flex', gap: space[4], minInlineSize: 0, whiteSpace: 'nowrap' });
export const figures = style([tabular, { whiteSpace: 'nowrap' }]);

export const views = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const view = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
});
export const viewName = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const currentView = style([ellipsis, { maxInlineSize: rem(240) }]);

export const mapTools = style({ display: 'flex', justifyContent: 'flex-end' });
/** As high as the window below the head of the page leaves, and never too low to be used. */
export const map = style({
  blockSize: `calc(100dvh - ${top} - ${rem(220)})`,
  minBlockSize: rem(420),
  '@media': { [phone]: { minBlockSize: rem(520) } },
  border: `1px solid ${color.line}`,
  borderRadius: rem(8),
  overflow: 'hidden',
});
/** Where the user is. */
export const me = style({ fill: color.accent, stroke: color.bg, strokeWidth: 3 });
