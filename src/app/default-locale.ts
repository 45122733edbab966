/**
 * Takes the place of a module of react-aria (vite.config.ts): the locale where no `I18nProvider` gives one. Every root has one; see
 * docs/decisions/0049-react-aria-gets-its-default-locale-from-us.md.
 */
const DEFAULT = { locale: 'fr-FR', direction: 'ltr' } as const;

export const useDefaultLocale = () => DEFAULT;
