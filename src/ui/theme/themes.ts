export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

export const HUES = ['blue', 'teal', 'green', 'plum', 'clay', 'graphite'] as const;
export type Hue = (typeof HUES)[number];

/** The name of a theme, and the value of `data-theme` that puts it on an element and all it holds. */
export type Theme = `${Scheme}.${Hue}`;

/** The twelve themes: six light, then six dark. */
export const THEMES: readonly Theme[] = SCHEMES.flatMap((scheme) => HUES.map((hue): Theme => `${scheme}.${hue}`));
export const DEFAULT_THEME: Theme = 'light.blue';

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}

/** What a theme is made of; a name that is none gives the default's parts. */
export function themeParts(theme: string): { scheme: Scheme; hue: Hue } {
  const [scheme, hue] = (isTheme(theme) ? theme : DEFAULT_THEME).split('.');
  return {
    scheme: SCHEMES.find((known) => known === scheme) ?? 'light',
    hue: HUES.find((known) => known === hue) ?? 'blue',
  };
}
