import { DEFAULT_THEME, isTheme, type Theme } from '#ui/theme/themes.ts';

/** The name of a theme in the toolbar: Storybook addresses cannot contain a dot. */
export const toolbarName = (theme: Theme): string => theme.replace('.', '-');

/** The theme chosen in the toolbar or in the address. */
export function themeOf(globals: Readonly<Record<string, unknown>>): Theme {
  const theme = String(globals['theme']).replace('-', '.');
  return isTheme(theme) ? theme : DEFAULT_THEME;
}
