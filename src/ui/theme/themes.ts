export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

export const HUES = ['blue', 'teal', 'green', 'plum', 'clay', 'graphite'] as const;
export type Hue = (typeof HUES)[number];

/** The name of a theme. Set as `data-theme`, it applies to an element and everything inside it. */
export type Theme = `${Scheme}.${Hue}`;

/** The twelve themes: six light, then six dark. */
export const THEMES: readonly Theme[] = SCHEMES.flatMap((scheme) => HUES.map((hue): Theme => `${scheme}.${hue}`));
export const DEFAULT_THEME: Theme = 'light.blue';

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}
