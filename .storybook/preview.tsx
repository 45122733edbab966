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
import { AXE_OPTIONS } from '../tests/axe-options.ts';
import '#ui/theme/global.css.ts';

configure({
  // In milliseconds. Generous, because a test must not fail on a busy machine.
  asyncUtilTimeout: 15_000,
  // Short, because `findBy…` creates this error on every attempt; the default message prints the whole page.
  getElementError: (message) => new Error(message ?? 'Not found'),
});

interface ShellContextProps {
  readonly theme: Theme;
  readonly language: Language;
  readonly direction: Direction;
  readonly children: ReactNode;
}

/** Sets theme, language and direction, as the application's shell does for a screen. */
function ShellContext({ theme, language, direction, children }: ShellContextProps) {
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
    <ShellContext
      theme={themeOf(globals)}
      language={isLanguage(language) ? language : DEFAULT_LANGUAGE}
      direction={isDirection(direction) ? direction : 'ltr'}
    >
      <Story />
    </ShellContext>
  );
};

/**
 * Waits until `aria-activedescendant` names an existing option. While the user types in a combobox, react-aria updates
 * it only after half a second, so as not to interrupt the announcement of letters; until then it may name an option
 * that has been filtered out.
 */
async function activeOptionsExist(): Promise<void> {
  const fields = [...document.querySelectorAll('[aria-activedescendant]')];
  await expect(
    fields.map((field) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')),
  ).not.toContain(null);
}

/**
 * A `header` is a banner of the whole page, unless the element that it is in divides the page; a dialog does not. While
 * a dialog closes, the page around it is exposed again and has two.
 */
function bannersInDialogs(): readonly Element[] {
  const headers = [...document.querySelectorAll(':is([role="dialog"], [role="alertdialog"]) header:not([role])')];
  return headers.filter((header) => !header.closest(':is(article, aside, main, nav, section):not([role])'));
}

/**
 * Removes react-aria's live announcements, which stay for seconds and may mention content that is gone or belongs to
 * another story.
 */
function clearAnnouncements(): void {
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
}

const preview: Preview = {
  decorators: [withSurroundings],
  beforeEach: clearAnnouncements,
  // Runs before the accessibility check, so that the check sees a settled page.
  async afterEach() {
    await waitFor(activeOptionsExist);
    await expect(bannersInDialogs()).toEqual([]);
    clearAnnouncements();
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
    a11y: { test: 'error', options: AXE_OPTIONS },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { method: 'alphabetical', order: ['Theme', 'ui', 'Machines', 'Screens'] } },
  },
};

export default preview;
