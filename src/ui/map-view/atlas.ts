import { useEffect, useState } from 'react';
import { type Atlas, lineOf } from './land.ts';

/** How finely the world was drawn, up to which zoom that is fine enough, and where it lies. */
const SHEETS = [
  { upTo: 4.5, load: () => import('world-atlas/countries-110m.json') },
  { upTo: 9, load: () => import('world-atlas/countries-50m.json') },
] as const;

/** Nearer than this the atlas would be wrong by streets: nothing is drawn, and nothing fetched. */
export const ATLAS_ENDS = SHEETS[1].upTo;

/** By sheet: fetched and unfolded once a visit. */
const known = new Map<number, Promise<Atlas>>();

async function readSheet(sheet: number): Promise<Atlas> {
  const [{ default: topology }, { merge, mesh }] = await Promise.all([
    (SHEETS[sheet] ?? SHEETS[0]).load(),
    import('topojson-client'),
  ]);
  const { countries, land } = topology.objects;
  return {
    coasts: merge(topology, land.geometries).coordinates.flat().map(lineOf),
    borders: mesh(topology, countries, (one, other) => one !== other).coordinates.map(lineOf),
  };
}

/**
 * The ground for a zoom, fetched when a map first shows it so far away.
 * @returns nothing nearer than the atlas holds, before it is there, and where it cannot be had: the map does without
 */
export function useAtlas(zoom: number): Atlas | null {
  const [atlases, setAtlases] = useState<ReadonlyMap<number, Atlas>>(new Map());
  const sheet = SHEETS.findIndex(({ upTo }) => zoom <= upTo);
  useEffect(() => {
    if (sheet === -1) return undefined;
    let isWanted = true;
    const reading = known.get(sheet) ?? readSheet(sheet);
    known.set(sheet, reading);
    reading.then(
      (atlas) => isWanted && setAtlases((before) => new Map(before).set(sheet, atlas)),
      // Asked for again at the next occasion.
      () => known.delete(sheet),
    );
    return () => {
      isWanted = false;
    };
  }, [sheet]);
  if (sheet === -1) return null;
  // Until the finer sheet is there, the coarser will do.
  return atlases.get(sheet) ?? atlases.get(sheet - 1) ?? atlases.get(sheet + 1) ?? null;
}
