import type { DemoSituation, LocalizedText } from '#demo/demo.ts';
import { type Language, LANGUAGES } from '#lib/languages.ts';
import { isText, shapeOf } from '#lib/shape.ts';

/** Value of the `replay` parameter for the stored replay file. */
export const OWN_REPLAY = 'file';

type BuiltInReplay = Pick<DemoSituation, 'id' | 'title'> & {
  /** The languages in which it can be played; without it, the one that its file names. */
  readonly languages?: readonly Language[];
  readonly text: () => Promise<string>;
};

/** Built-in replays, played from the console or by `?replay=`. A test plays each of them. */
export const REPLAYS: readonly BuiltInReplay[] = [
  {
    id: 'delegate-day',
    title: {
      fr: 'Délégué : de la fiche au rapport envoyé',
      en: 'Delegate: from the card to the report that is sent',
    },
    languages: LANGUAGES,
    text: async () => (await import('./delegate-day.json?raw')).default,
  },
  {
    id: 'unplanned-visit',
    title: {
      fr: 'Délégué : une visite imprévue, interrompue',
      en: 'Delegate: an unplanned visit, interrupted',
    },
    languages: LANGUAGES,
    text: async () => (await import('./unplanned-visit.json?raw')).default,
  },
  {
    id: 'plan-tomorrow',
    title: {
      fr: 'Délégué et superviseure : demain se planifie, puis se valide',
      en: 'Delegate and supervisor: tomorrow is planned, then validated',
    },
    languages: LANGUAGES,
    text: async () => (await import('./plan-tomorrow.json?raw')).default,
  },
  {
    id: 'supervisor-day',
    title: {
      fr: 'Superviseure : la journée d’un groupe, et ce qu’elle valide',
      en: 'Supervisor: the day of a group, and what she validates',
    },
    languages: LANGUAGES,
    text: async () => (await import('./supervisor-day.json?raw')).default,
  },
  {
    id: 'sales',
    title: {
      fr: 'Assistante : le fichier d’un grossiste, jusqu’aux totaux qui concordent',
      en: 'Assistant: a wholesaler’s file, up to totals that agree',
    },
    text: async () => (await import('./sales.json?raw')).default,
  },
  {
    id: 'goals',
    title: {
      fr: 'Direction multinationale : les objectifs d’une année neuve',
      en: 'Multinational boss: the goals of a new year',
    },
    text: async () => (await import('./goals.json?raw')).default,
  },
  {
    id: 'regulatory',
    title: {
      fr: 'Affaires réglementaires : un renouvellement, jusqu’à sa nouvelle AMM',
      en: 'Regulatory affairs: a renewal, up to its new authorisation',
    },
    text: async () => (await import('./regulatory.json?raw')).default,
  },
  {
    id: 'laboratory',
    title: { fr: 'Laboratoire : le même produit, en lecture seule', en: 'Laboratory: the same product, read-only' },
    text: async () => (await import('./laboratory.json?raw')).default,
  },
];

/** The file of a built-in replay, in a language if it has it; null for an unknown id. */
export async function replayTextOf(id: string | null, language: Language): Promise<string | null> {
  const text = await REPLAYS.find((replay) => replay.id === id)?.text();
  return text === undefined ? null : replayIn(language, text);
}

/** A replay file in one language: words in several, `{ "fr": …, "en": … }`, become those of one. */
export const replayIn = (language: Language, text: string): string =>
  JSON.stringify(JSON.parse(text, (_, value: unknown) => (isLocalized(value) ? value[language] : value)));

const isLocalized = shapeOf<LocalizedText>({ fr: isText, en: isText });
