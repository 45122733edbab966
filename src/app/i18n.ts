import { i18n, type Messages } from '@lingui/core';
import type { Language } from '#lib/languages.ts';

/** A folder that is loaded after the first page, and its words with it (lingui.config.ts). */
export type Part = `src/features/${string}` | 'src/app/shell';

/** Where the words are that any page may need: the demo has some of its own. */
const AT_ONCE = __DEMO__ ? ['src', 'src/app/demo-bar'] : ['src'];

type Catalogue = () => Promise<{ readonly messages: Messages }>;

const AT_FIRST: Readonly<Record<string, Catalogue>> = {
  ...import.meta.glob<{ messages: Messages }>('/src/locales/*.po'),
  ...(__DEMO__ && import.meta.glob<{ messages: Messages }>('/src/app/demo-bar/locales/*.po')),
};

export const laterCatalogues = () => import('./catalogues.ts').then(({ CATALOGUES }) => CATALOGUES);

/** The folders whose words were asked for: a change of language is about them too. */
const spoken = new Set<string>(AT_ONCE);

async function wordsOf(folder: string, language: string): Promise<Messages> {
  const file = `/${folder}/locales/${language}.po`;
  const load = AT_FIRST[file] ?? (await laterCatalogues())[file];
  if (!load) throw new Error(`${folder} has no catalogue for "${language}"`);
  return (await load()).messages;
}

/** Loads a language's words, once, and makes it the active one. */
export async function activateLanguage(language: Language): Promise<void> {
  const loaded = await Promise.all(Array.from(spoken, (folder) => wordsOf(folder, language)));
  const isPartMissing = loaded.length < spoken.size;
  // One was opened while the words of the others were on their way.
  if (isPartMissing) return activateLanguage(language);
  const messages: Messages = {};
  for (const words of loaded) Object.assign(messages, words);
  i18n.loadAndActivate({ locale: language, messages });
}

/**
 * Loads the words of a part together with its code: what comes is ready to be shown.
 * Rejects when either does not arrive.
 */
export async function withWords<Code>(part: Part, code: Promise<Code>): Promise<Code> {
  spoken.add(part);
  const { locale } = i18n;
  const [loaded, messages] = await Promise.all([code, wordsOf(part, locale)]);
  i18n.load(locale, messages);
  return loaded;
}

export { i18n };
