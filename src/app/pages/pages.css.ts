import { keyframes, style } from '@vanilla-extract/css';
import { radius, rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const travel = keyframes({ from: { backgroundPositionX: '0' }, to: { backgroundPositionX: rem(96) } });

export const opening = style({
  flex: 1,
  minBlockSize: '40dvh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[12],
  animation: `${appear} 90ms 200ms both`,
});

/** The thread, moving. */
export const openingThread = style({
  inlineSize: rem(96),
  blockSize: '3px',
  borderRadius: radius.bar,
  backgroundImage: `linear-gradient(90deg, ${color.accentLine} 0 70%, ${color.accent} 70% 100%)`,
  backgroundSize: `${rem(96)} 100%`,
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${travel} 1s linear infinite` } },
});

export const openingWord = style({ ...type.small, color: color.ink3 });

/** A page outside the shell: the brand on top, the message in the middle. */
export const bare = style({ minBlockSize: '100dvh', display: 'flex', flexDirection: 'column', background: color.bg });
export const bareHead = style({ padding: space[24] });
export const middle = style({
  flex: 1,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  gap: space[12],
  padding: space[24],
});
export const title = style({ ...type.title1, margin: 0, color: color.ink, outline: 'none' });
export const words = style({ ...type.body, margin: 0, maxInlineSize: rem(480), color: color.ink2 });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
  marginBlockStart: space[8],
});
export const code = style({ ...type.micro, color: color.ink3 });
