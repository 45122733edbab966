import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#lib/languages.ts';
import { loadedOnce } from '#lib/loaded-once.ts';

/** A folder that has its own catalogue (lingui.config.ts), loaded together with its code. */
export type Part = `src/features/${string}` | 'src/app/shell';

/** The folders whose words any page may need. The demo has some more. */
const FIRST_FOLDERS = __DEMO__ ? ['src', 'src/app/demo-bar'] : ['src'];

type LoadCatalogue = () => Promise<{ readonly messages: Messages }>;

/** The words of those folders and of the public pages, which a new visitor waits for. */
const FIRST_CATALOGUES: Readonly<Record<string, LoadCatalogue>> = {
  ...import.meta.glob<{ messages: Messages }>(['/src/locales/*.po', '/src/features/session/locales/*.po']),
  ...(__DEMO__ && import.meta.glob<{ messages: Messages }>('/src/app/demo-bar/locales/*.po')),
};

const laterCatalogues = loadedOnce(() =>
  import('./later-catalogues.ts').then(({ LATER_CATALOGUES }) => LATER_CATALOGUES),
);

/** The folders in use: when the language changes, the words of all of them must be loaded. */
const folders = new Set<string>(FIRST_FOLDERS);

/** The words of a folder. Rejects if they do not arrive. */
export async function wordsOf(folder: string, language: string): Promise<Messages> {
  const file = `/${folder}/locales/${language}.po`;
  const load = FIRST_CATALOGUES[file] ?? (await laterCatalogues())[file];
  if (!load) throw new Error(`${folder} has no catalogue for "${language}"`);
  return (await load()).messages;
}

/** Loads the words of a language for every folder in use, then makes it the active language. */
export async function activateLanguage(language: Language): Promise<void> {
  const loaded = await Promise.all(Array.from(folders, (folder) => wordsOf(folder, language)));
  const isPartMissing = loaded.length < folders.size;
  // Another folder came into use while these words were loading.
  if (isPartMissing) return activateLanguage(language);
  const messages: Messages = {};
  for (const words of loaded) Object.assign(messages, words);
  i18n.loadAndActivate({ locale: language, messages });
}

/**
 * Loads the words of a folder together with its code. Rejects if either does not arrive. Nothing on the page has asked for them
 * yet, so nobody is told of them: lingui's `load` would render every component with words again, 220 ms of a list on the
 * processor of a cheap phone.
 */
export async function withWords<Code>(part: Part, code: Promise<Code>): Promise<Code> {
  folders.add(part);
  const { locale } = i18n;
  const [loaded, messages] = await Promise.all([code, wordsOf(part, locale)]);
  // In another language by now, they were loaded with those of all folders.
  if (i18n.locale === locale) Object.assign(i18n.messages, messages);
  return loaded;
}

export { i18n };
