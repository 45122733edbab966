/**
 * Stands in for react-aria's module of the same purpose (vite.config.ts). Every root gives its locale to react-aria (`I18nProvider`),
 * so that the default is never used; yet the library asks `Intl` for it as it is loaded, for which the browser reads the list of
 * all locales before the first screen, and each component that reads the locale subscribes to changes of the default.
 */
const DEFAULT = { locale: 'fr-FR', direction: 'ltr' } as const;

export const useDefaultLocale = () => DEFAULT;
export const getDefaultLocale = useDefaultLocale;
