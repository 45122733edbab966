import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { reducedMotion, touch } from './media.ts';
import { rem } from './scale.ts';
import { HUES, SCHEMES } from './themes.ts';
import { ACCENTS, NEUTRALS, SHADOWS } from './tokens.ts';

/** Names custom properties: `accentSoft` becomes `--color-accent-soft`. */
const named =
  (prefix: string) =>
  (_value: string | null, path: readonly string[]): string =>
    [prefix, ...path].join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const neutral = createGlobalThemeContract(NEUTRALS.light, named('color'));
const accent = createGlobalThemeContract(ACCENTS.light.blue, named('color'));

/** The colours of the theme at hand. Which may lie on which is said in tokens.ts. */
export const color = { ...neutral, ...accent };

/** What lifts above the page; in the dark a ring of `line2` does what a shadow cannot. */
export const shadow = createGlobalThemeContract(SHADOWS.light, named('shadow'));

const DURATIONS = { press: '90ms', popover: '160ms', menu: '220ms', dialog: '320ms', gauge: '600ms' };

/**
 * Durations, and `travel`: multiply a distance by it in a keyframe or transform.
 * With reduced motion every duration is 90 ms and every distance 0, so that only opacity is left.
 */
export const motion = createGlobalThemeContract({ ...DURATIONS, travel: '' }, named('motion'));

/** Heights of controls, which grow under a finger. */
export const size = createGlobalThemeContract({ field: '', row: '' }, named('size'));

createGlobalTheme(':root', motion, { ...DURATIONS, travel: '1' });
createGlobalTheme(':root', size, { field: rem(34), row: rem(36) });

/** The default theme holds wherever none is set. */
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
