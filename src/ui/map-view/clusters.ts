import Supercluster from 'supercluster';
import { fromWorld, type Position, TILE, toWorld, type View, worldSize } from '#lib/geo.ts';
import type { Placed } from './places.ts';

/** As near as tiles are drawn for. */
export const MAX_ZOOM = 18;

/** Pins nearer to each other than this many pixels are one. */
const RADIUS = 34;
/** Pixels beyond the edge from which a pin still reaches into the picture. */
const OVERHANG = 40;

/** Pins that would cover each other, or one alone. */
export interface Cluster {
  /** Of the first place it holds. Opened, its first part has the same: focus stays. */
  readonly key: string;
  /** Where the first comes among all. */
  readonly first: number;
  readonly position: Position;
  readonly count: number;
  /** The place, where it holds but one. */
  readonly placed: Placed | null;
  /** Its number in the index, where it holds several. */
  readonly id: number | null;
}

export interface ClusterIndex {
  /** What a view shows, in the order of the places. */
  within(view: View, room: { readonly width: number; readonly height: number }): readonly Cluster[];
  /** The zoom from which a cluster is several; beyond `MAX_ZOOM` where its places are one. */
  opensAt(cluster: Cluster): number;
  placesOf(cluster: Cluster): readonly Placed[];
  /** The first zoom from another on at which a place stands alone; `MAX_ZOOM` where it never does. */
  aloneAt(placed: Placed, from: number): number;
}

interface Own {
  readonly index: number;
}
interface Merged {
  first: number;
}

/** Sorts places by where they are, once; asking it afterwards costs next to nothing. */
export function clusterIndex(placed: readonly Placed[]): ClusterIndex {
  const index = new Supercluster<Own, Merged>({
    radius: RADIUS,
    extent: TILE,
    maxZoom: MAX_ZOOM,
    map: (own) => ({ first: own.index }),
    reduce: (merged, { first }) => {
      merged.first = Math.min(merged.first, first);
    },
  });
  index.load(
    placed.map(({ position }, order) => ({
      type: 'Feature',
      properties: { index: order },
      geometry: { type: 'Point', coordinates: [position.lng, position.lat] },
    })),
  );
  const within: ClusterIndex['within'] = (view, { width, height }) => {
    const size = worldSize(view.zoom);
    const [x, y] = toWorld(view.center);
    const [right, down] = [(width / 2 + OVERHANG) / size, (height / 2 + OVERHANG) / size];
    const northWest = fromWorld([x - right, y - down]);
    const southEast = fromWorld([x + right, y + down]);
    return index
      .getClusters([northWest.lng, southEast.lat, southEast.lng, northWest.lat], view.zoom)
      .flatMap(({ properties, geometry: { coordinates } }): Cluster[] => {
        const isCluster = 'cluster_id' in properties;
        const first = isCluster ? properties.first : properties.index;
        const own = placed[first];
        const [lng = 0, lat = 0] = coordinates;
        if (!own) return [];
        const { id: key } = own.place;
        return [
          isCluster
            ? {
                key,
                first,
                position: { lat, lng },
                count: properties.point_count,
                placed: null,
                id: properties.cluster_id,
              }
            : { key, first, position: own.position, count: 1, placed: own, id: null },
        ];
      })
      .toSorted((one, other) => one.first - other.first);
  };
  return {
    within,
    opensAt: ({ id }) => (id === null ? 0 : index.getClusterExpansionZoom(id)),
    placesOf({ id, placed: own }) {
      if (id === null) return own ? [own] : [];
      return index
        .getLeaves(id, Infinity)
        .flatMap(({ properties }) => placed[properties.index] ?? [])
        .toSorted((one, other) => one.order - other.order);
    },
    aloneAt(own, from) {
      for (let zoom = from; zoom < MAX_ZOOM; zoom += 1) {
        const around = within({ center: own.position, zoom }, { width: 0, height: 0 });
        if (around.some(({ placed: alone }) => alone === own)) return zoom;
      }
      return MAX_ZOOM;
    },
  };
}
