import { DEFAULT_THEME, type Hue, HUES, isTheme, type Scheme, SCHEMES } from './themes.ts';

/** The scheme and hue of a theme; those of the default theme for an unknown name. */
export function themeParts(theme: string): { scheme: Scheme; hue: Hue } {
  const [scheme, hue] = (isTheme(theme) ? theme : DEFAULT_THEME).split('.');
  return {
    scheme: SCHEMES.find((known) => known === scheme) ?? 'light',
    hue: HUES.find((known) => known === hue) ?? 'blue',
  };
}
