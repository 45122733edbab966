import { I18nProvider } from '@lingui/react';
import type { Decorator, Preview } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components';
import { configure, expect, waitFor } from 'storybook/test';
import { activateLanguage, i18n, withWords } from '#app/i18n.ts';
import {
  DEFAULT_LANGUAGE,
  type Direction,
  DIRECTIONS,
  isDirection,
  isLanguage,
  type Language,
  LANGUAGES,
  localeOf,
} from '#lib/languages.ts';
import { DEFAULT_THEME, type Theme, THEMES } from '#ui/theme/themes.ts';
import { themeOf, toolbarName } from '../stories/globals.ts';
import '#ui/theme/global.css.ts';

configure({
  // Milliseconds: a busy machine is slow, not wrong.
  asyncUtilTimeout: 15_000,
  // What is waited for is missing at first: the whole page would be printed each time, for nobody to read.
  getElementError: (message) => new Error(message ?? 'Not found'),
});

interface SurroundingsProps {
  readonly theme: Theme;
  readonly language: Language;
  readonly direction: Direction;
  readonly children: ReactNode;
}

/** What the application's shell does for a screen: the theme, the language and the direction of the document. */
function Surroundings({ theme, language, direction, children }: SurroundingsProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.lang = language;
    root.dir = direction;
  }, [theme, language, direction]);
  return (
    <I18nProvider i18n={i18n}>
      <AriaI18nProvider locale={localeOf(language, direction)}>{children}</AriaI18nProvider>
    </I18nProvider>
  );
}

const withSurroundings: Decorator = (Story, { globals }) => {
  const { language, direction } = globals;
  return (
    <Surroundings
      theme={themeOf(globals)}
      language={isLanguage(language) ? language : DEFAULT_LANGUAGE}
      direction={isDirection(direction) ? direction : 'ltr'}
    >
      <Story />
    </Surroundings>
  );
};

/**
 * While one types, a list that is led from a field names its active option only half a second later, so as not to talk
 * over the letters; until then the name may be that of an option just filtered out.
 */
async function activeOptionsAreThere(): Promise<void> {
  const fields = [...document.querySelectorAll('[aria-activedescendant]')];
  await expect(
    fields.map((field) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')),
  ).not.toContain(null);
}

/** What react-aria has a screen reader say stays for seconds, and may name what is gone, or what another story showed. */
function forgetWhatWasSaid(): void {
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
}

const preview: Preview = {
  decorators: [withSurroundings],
  beforeEach: forgetWhatWasSaid,
  // The check for accessibility comes after this one: it reads a page that stands still.
  async afterEach() {
    await waitFor(activeOptionsAreThere);
    forgetWhatWasSaid();
  },
  loaders: [
    async ({ globals: { language } }) => {
      await activateLanguage(isLanguage(language) ? language : DEFAULT_LANGUAGE);
      await withWords('src/app/shell', Promise.resolve());
      return {};
    },
  ],
  initialGlobals: { theme: toolbarName(DEFAULT_THEME), language: DEFAULT_LANGUAGE, direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: THEMES.map((theme) => ({ value: toolbarName(theme), title: theme })),
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', items: [...LANGUAGES], dynamicTitle: true },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: { title: 'Direction', icon: 'transfer', items: [...DIRECTIONS], dynamicTitle: true },
    },
  },
  parameters: {
    // What is right is not listed element by element: it takes as long again.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { method: 'alphabetical', order: ['Theme', 'ui', 'Machines', 'Screens'] } },
  },
};

export default preview;
