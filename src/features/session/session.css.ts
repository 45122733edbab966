import { fallbackVar, style } from '@vanilla-extract/css';
import { phone, sideBySide, stacked, tabletUp } from '#ui/theme/media.ts';
import { roomAtFoot } from '#ui/theme/room.css.ts';
import { radius, rem, space } from '#ui/theme/scale.ts';
import { textSide } from '#ui/theme/side.css.ts';
import { color, motion, shadow } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

/** Two panels: the form, and beside it the pitch or, in the demo, the personas. */
export const page = style({
  minBlockSize: '100dvh',
  display: 'grid',
  background: color.bg,
  '@media': {
    [sideBySide]: { gridTemplateColumns: `minmax(${rem(420)}, 540fr) 900fr` },
    // The second panel takes what is left: as it comes later, it would move what the first one centres.
    [stacked]: { gridTemplateRows: 'auto 1fr' },
    [phone]: { paddingBlockEnd: fallbackVar(roomAtFoot, '0rem') },
  },
});

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[40],
  paddingBlock: space[40],
  paddingInline: 'clamp(16px, 5vw, 72px)',
  '@media': {
    [stacked]: { inlineSize: '100%', maxInlineSize: rem(560), marginInline: 'auto', boxSizing: 'border-box' },
  },
});

export const body = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[24],
});

export const heading = style({ display: 'grid', gap: space[4] });
export const title = style({ ...type.display, margin: 0, color: color.ink });
export const lead = style({ ...type.body, margin: 0, fontSize: rem(15), lineHeight: 1.45, color: color.ink2 });

export const form = style({ display: 'grid', gap: space[16] });
export const names = style({
  display: 'grid',
  gap: space[16],
  '@media': { [tabletUp]: { gridTemplateColumns: '1fr 1fr' } },
});

export const foot = style({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  color: color.ink3,
});

/** The negative margin makes up for the padding of the buttons, so that their text aligns with the fields. */
export const languages = style({ display: 'flex', gap: space[4], marginInlineStart: rem(-10) });
export const language = style({
  color: color.ink3,
  fontWeight: 450,
  selectors: { '[aria-pressed="true"] &': { color: color.ink, fontWeight: 600 } },
});

export const aside = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[32],
  paddingBlock: space[40],
  paddingInline: 'clamp(16px, 5vw, 56px)',
  background: color.tint,
  borderInlineStart: `1px solid ${color.line}`,
  '@media': { [stacked]: { borderInlineStart: 'none' } },
  selectors: {
    'main + &': { '@media': { [stacked]: { borderBlockStart: `1px solid ${color.line}` } } },
    '&:first-child': { '@media': { [stacked]: { borderBlockEnd: `1px solid ${color.line}` } } },
  },
});

export const rolesHead = style({ display: 'grid', justifyItems: 'start', gap: space[6], paddingInlineStart: rem(42) });
export const rolesTitle = style({ ...type.title1, margin: 0 });
export const rolesLead = style({ ...type.body, margin: 0, fontSize: rem(15), color: color.ink2 });

export const rolesFrame = style({ position: 'relative', maxInlineSize: rem(780), marginBlockStart: space[12] });

/** The thread runs down the first column, along the bottom, up between the columns, and down the second. */
export const roles = style({
  position: 'relative',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: space[20],
  '@media': {
    [tabletUp]: {
      gridAutoFlow: 'column',
      gridTemplateRows: 'repeat(4, 1fr)',
      gridTemplateColumns: '1fr 1fr',
      columnGap: rem(62),
    },
  },
});

export const threads = style({
  position: 'absolute',
  insetBlock: rem(-32),
  insetInlineStart: rem(20),
  inlineSize: `calc(50% + ${rem(31)})`,
  pointerEvents: 'none',
  '@media': { [phone]: { display: 'none' } },
});

const THREAD = `3px solid ${color.accentLine}`;

/** Down the first column and along the bottom. */
export const threadDown = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: `calc(100% - ${rem(31)})`,
  borderInlineStart: THREAD,
  borderBlockEnd: THREAD,
  borderEndStartRadius: rem(20),
});

const end = style({
  position: 'absolute',
  inlineSize: rem(10),
  blockSize: rem(10),
  border: `2px solid ${color.accentLine}`,
  borderRadius: radius.round,
  background: color.bg,
});

/** The two ends of the thread. */
export const threadStart = style([
  end,
  { insetBlockStart: rem(-6), insetInlineStart: rem(-4), borderColor: color.accent, background: color.accent },
]);
export const threadEnd = style([end, { insetBlockEnd: rem(-6), insetInlineEnd: rem(-4) }]);

/** Up between the columns, over the top, and down the second. */
export const threadUp = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: rem(31),
  borderInlineStart: THREAD,
  borderInlineEnd: THREAD,
  borderBlockStart: THREAD,
  borderStartStartRadius: rem(16),
  borderStartEndRadius: rem(16),
});

export const role = style({ position: 'relative', paddingInlineStart: rem(21) });

export const roleCard = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '100%',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gridTemplateRows: 'auto 1fr auto',
  alignItems: 'start',
  rowGap: space[4],
  paddingBlock: space[16],
  paddingInline: `${rem(28)} ${space[16]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.popover,
  background: color.bg,
  color: color.ink,
  textAlign: textSide.start,
  cursor: 'pointer',
  transition: `border-color ${motion.press}, box-shadow ${motion.press}`,
  selectors: {
    '&[data-hovered], &[data-pressed]': { borderColor: color.accent, boxShadow: shadow.popover },
    '&[data-focus-visible]': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' },
    '&[data-disabled]': { cursor: 'default', color: color.ink3 },
  },
});

export const roleName = style({ ...type.title3, fontSize: rem(15) });
export const roleDoes = style({ ...type.table, gridColumn: '1 / -1', color: color.ink2 });
export const rolePerson = style({
  ...type.small,
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  marginBlockStart: space[12],
  color: color.ink2,
});
export const roleArrow = style({
  inlineSize: rem(16),
  blockSize: rem(16),
  color: color.ink3,
  selectors: { '[dir="rtl"] &': { scale: '-1 1' }, '[data-hovered] > &': { color: color.accent } },
});

export const stop = style({
  ...type.micro,
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: rem(21),
  translate: '-50% -50%',
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(18),
  blockSize: rem(18),
  border: `1.5px solid ${color.ctrl}`,
  borderRadius: radius.round,
  background: color.bg,
  color: color.ink2,
  fontWeight: 600,
  pointerEvents: 'none',
  selectors: {
    '[dir="rtl"] &': { translate: '50% -50%' },
    [`${role}:hover > &, ${role}:focus-within > &`]: { borderColor: color.accent, color: color.accentInk },
  },
});

export const situations = style({
  display: 'grid',
  gap: space[8],
  marginBlockStart: space[12],
  paddingInlineStart: rem(42),
});
export const situationsTitle = style({ ...type.title3, margin: 0, color: color.ink2 });
export const situationList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[20]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const pitchBody = style({ display: 'grid', gap: space[40], maxInlineSize: rem(480) });
export const pitch = style({ ...type.lead, margin: 0, color: color.ink2 });
export const pitchStrong = style({ fontWeight: 650, color: color.ink });
