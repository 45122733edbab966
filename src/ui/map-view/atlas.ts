import { useEffect, useState } from 'react';
import { type Atlas, lineOf } from './land.ts';

/** The levels of detail of the atlas: the file, the highest zoom that it is good for, and its URL. */
const LEVELS = [
  { upTo: 4.5, load: () => import('world-atlas/countries-110m.json') },
  { upTo: 9, load: () => import('world-atlas/countries-50m.json') },
] as const;

/** Beyond this zoom the atlas would be wrong by whole streets, so nothing is drawn and nothing is fetched. */
export const ATLAS_ENDS = LEVELS[1].upTo;

/** Cached by level: each is fetched and decoded once per visit. */
const cache = new Map<number, Promise<Atlas>>();

async function loadLevel(level: number): Promise<Atlas> {
  const [{ default: topology }, { merge, mesh }] = await Promise.all([
    (LEVELS[level] ?? LEVELS[0]).load(),
    import('topojson-client'),
  ]);
  const { countries, land } = topology.objects;
  return {
    coasts: merge(topology, land.geometries).coordinates.flat().map(lineOf),
    borders: mesh(topology, countries, (one, other) => one !== other).coordinates.map(lineOf),
  };
}

/**
 * The atlas for a zoom, fetched when a map first needs it.
 * @returns `null` beyond the atlas's zoom, while loading, and if loading fails: the map works without it
 */
export function useAtlas(zoom: number): Atlas | null {
  const [atlases, setAtlases] = useState<ReadonlyMap<number, Atlas>>(new Map());
  const level = LEVELS.findIndex(({ upTo }) => zoom <= upTo);
  useEffect(() => {
    if (level === -1) return undefined;
    let isWanted = true;
    const reading = cache.get(level) ?? loadLevel(level);
    cache.set(level, reading);
    reading.then(
      (atlas) => isWanted && setAtlases((before) => new Map(before).set(level, atlas)),
      // Allows a retry the next time it is needed.
      () => cache.delete(level),
    );
    return () => {
      isWanted = false;
    };
  }, [level]);
  if (level === -1) return null;
  // Until the finer level has loaded, the coarser one is used.
  return atlases.get(level) ?? atlases.get(level - 1) ?? atlases.get(level + 1) ?? null;
}
