import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '#ui/theme/media.ts';
import { radius, rem, space } from '#ui/theme/scale.ts';
import { color } from '#ui/theme/theme.css.ts';
import { type } from '#ui/theme/type.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const travel = keyframes({ from: { translate: '-50%' }, to: { translate: '0' } });

export const opening = style({
  flex: 1,
  minBlockSize: '40dvh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[12],
  animation: `${appear} 90ms 200ms both`,
});

/** The thread, moving. Only its `translate` changes, which costs the thread of the page no frame while a page is rendered. */
export const openingThread = style({
  inlineSize: rem(96),
  blockSize: '3px',
  overflow: 'clip',
  borderRadius: radius.bar,
  '::before': {
    content: '""',
    display: 'block',
    inlineSize: '200%',
    blockSize: '100%',
    backgroundImage: `linear-gradient(90deg, ${color.accentLine} 0 70%, ${color.accent} 70% 100%)`,
    backgroundSize: `${rem(96)} 100%`,
    animation: `${travel} 1s linear infinite`,
  },
  '@media': { [reducedMotion]: { '::before': { animation: 'none' } } },
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
