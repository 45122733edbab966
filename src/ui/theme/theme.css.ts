import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { print, reducedMotion, touch } from './media.ts';
import { rem } from './scale.ts';
import { HUES, SCHEMES } from './themes.ts';
import { ACCENTS, NEUTRALS, SHADOWS } from './tokens.ts';

/** Names the custom properties: `accentSoft` becomes `--color-accent-soft`. */
const named =
  (prefix: string) =>
  (_value: string | null, path: readonly string[]): string =>
    [prefix, ...path].join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const neutral = createGlobalThemeContract(NEUTRALS.light, named('color'));
const accent = createGlobalThemeContract(ACCENTS.light.blue, named('color'));

/** The colours of the current theme. pairs.ts lists the allowed combinations. */
export const color = { ...neutral, ...accent };

/** Elevation. In dark themes, where a shadow is invisible, a ring of `line2` replaces it. */
export const shadow = createGlobalThemeContract(SHADOWS.light, named('shadow'));

const DURATIONS = { press: '90ms', popover: '160ms', menu: '220ms', dialog: '320ms', gauge: '600ms' };

/**
 * Durations, and `travel`, a factor for distances in keyframes and transforms. With reduced motion every duration is 90
 * ms and `travel` is 0, so that only opacity changes.
 */
export const motion = createGlobalThemeContract({ ...DURATIONS, travel: '' }, named('motion'));

/** Heights of controls, which are larger on touch screens. */
export const size = createGlobalThemeContract({ field: '', row: '' }, named('size'));

createGlobalTheme(':root', motion, { ...DURATIONS, travel: '1' });
createGlobalTheme(':root', size, { field: rem(34), row: rem(36) });

/** The default theme also applies where no theme is set. */
const selectorOf = (attribute: string, isDefault: boolean): string => (isDefault ? `:root, ${attribute}` : attribute);

for (const scheme of SCHEMES) {
  const selector = selectorOf(`[data-theme^="${scheme}."]`, scheme === SCHEMES[0]);
  createGlobalTheme(selector, neutral, NEUTRALS[scheme]);
  createGlobalTheme(selector, shadow, SHADOWS[scheme]);
  globalStyle(selector, { colorScheme: scheme });
  for (const hue of HUES) {
    const isDefault = scheme === SCHEMES[0] && hue === HUES[0];
    createGlobalTheme(selectorOf(`[data-theme="${scheme}.${hue}"]`, isDefault), accent, ACCENTS[scheme][hue]);
  }
}

globalStyle(':root', {
  '@media': {
    [reducedMotion]: {
      vars: assignVars(motion, {
        press: '90ms',
        popover: '90ms',
        menu: '90ms',
        dialog: '90ms',
        gauge: '90ms',
        travel: '0',
      }),
    },
    [touch]: { vars: assignVars(size, { field: rem(44), row: rem(44) }) },
  },
});

// Paper is white, whatever the theme. Browsers leave backgrounds out unless they are told that bars, cells and marks are made of them.
globalStyle(':root, [data-theme]', {
  '@media': {
    [print]: {
      colorScheme: 'light',
      printColorAdjust: 'exact',
      vars: {
        ...assignVars(neutral, NEUTRALS.light),
        ...assignVars(accent, ACCENTS.light.blue),
        ...assignVars(shadow, SHADOWS.light),
      },
    },
  },
});
