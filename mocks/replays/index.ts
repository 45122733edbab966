import type { DemoSituation } from '#demo/demo.ts';

/** What the address calls a replay that came as a file. */
export const OWN_REPLAY = 'file';

type Shipped = Pick<DemoSituation, 'id' | 'title'> & { readonly text: () => Promise<string> };

/** The journeys that are built, as they are lived: played from the console or by `?replay=`, and walked by a test. */
export const REPLAYS: readonly Shipped[] = [
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

/** A shipped replay, as its file has it. */
export async function replayTextOf(id: string | null): Promise<string | null> {
  return (await REPLAYS.find((replay) => replay.id === id)?.text()) ?? null;
}
