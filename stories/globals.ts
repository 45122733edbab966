import { DEFAULT_THEME, isTheme, type Theme } from '#ui/theme/themes.ts';

/** A theme as the toolbar names it: an address of Storybook carries no dot. */
export const toolbarName = (theme: Theme): string => theme.replace('.', '-');

/** The theme that the toolbar, or the address, chose. */
export function themeOf(globals: Readonly<Record<string, unknown>>): Theme {
  const theme = String(globals['theme']).replace('-', '.');
  return isTheme(theme) ? theme : DEFAULT_THEME;
}
