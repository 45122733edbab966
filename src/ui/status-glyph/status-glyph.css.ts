import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { rem } from '../theme/scale.ts';
import { color } from '../theme/theme.css.ts';
import { tabular } from '../theme/type.ts';

const ground = createVar();
const mark = createVar();

export const status = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: rem(7), color: color.ink2 },
  variants: {
    status: {
      done: { vars: { [ground]: color.accent, [mark]: color.onAccent } },
      pending: { vars: { [ground]: color.ctrl, [mark]: color.ink2 } },
      current: { vars: { [ground]: color.accent, [mark]: color.accentInk } },
      spontaneous: { vars: { [ground]: color.amber, [mark]: color.onAccent } },
      administrative: { vars: { [ground]: color.ink3, [mark]: color.onAccent } },
      validated: { vars: { [ground]: color.green, [mark]: color.green }, color: color.greenInk },
    },
  },
});

export const glyph = style({ inlineSize: '1.3em', blockSize: '1.3em', flex: 'none', overflow: 'visible' });
export const fill = style({ fill: ground });
/** Filled with the background colour, so that the line of a timeline does not show through. */
export const ring = style({ fill: color.bg, stroke: ground, strokeWidth: 1.5 });
export const thickRing = style({ fill: color.bg, stroke: ground, strokeWidth: 2.5 });
export const dot = style({ fill: ground });
export const stroke = style({
  fill: 'none',
  stroke: mark,
  strokeWidth: 1.9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const number = style([tabular, { fill: mark, fontSize: '10px', fontWeight: 650, letterSpacing: 0 }]);
