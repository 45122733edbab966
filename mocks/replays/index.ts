import type { DemoSituation } from '#demo/demo.ts';

/** Value of the `replay` parameter for the stored replay file. */
export const OWN_REPLAY = 'file';

type BuiltInReplay = Pick<DemoSituation, 'id' | 'title'> & { readonly text: () => Promise<string> };

/** Built-in replays, played from the console or by `?replay=`. A test plays each of them. */
export const REPLAYS: readonly BuiltInReplay[] = [
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

/** The file of a built-in replay; null for an unknown id. */
export async function replayTextOf(id: string | null): Promise<string | null> {
  return (await REPLAYS.find((replay) => replay.id === id)?.text()) ?? null;
}
