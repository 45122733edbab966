import { globalStyle, style } from '@vanilla-extract/css';
import { phone } from '../theme/media.ts';
import { visuallyHidden } from '../theme/mixins.ts';
import { space } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  alignContent: 'start',
  paddingBlock: space[24],
  paddingInline: space[32],
  '@media': { [phone]: { paddingBlock: space[16], paddingInline: space[16] } },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space[12]} ${space[24]}`,
});

export const words = style({
  flex: '1 1 11rem',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[2]} ${space[12]}`,
  overflowWrap: 'anywhere',
});

/** On a phone a sentence beside a button would become a column of single words. */
export const sentence = style([words, { '@media': { [phone]: { flexBasis: '100%' } } }]);

export const title = style([type.title1, { color: color.ink }]);
export const hiddenTitle = style(visuallyHidden);
export const count = style([type.body, { color: color.ink3 }]);
export const subtitle = style([type.body, { flexBasis: '100%', color: color.ink2 }]);

export const lead = style([type.lead, { flexBasis: '100%', color: color.ink2, textWrap: 'pretty' }]);
globalStyle(`${lead} :is(strong, a)`, { fontWeight: 650, color: color.ink });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  maxInlineSize: '100%',
});
