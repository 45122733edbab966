import Supercluster from 'supercluster';
import { fromWorld, type Position, TILE, toWorld, type View, worldSize } from '#lib/geo.ts';
import type { Placed } from './places.ts';

/** The highest zoom for which tiles exist. */
export const MAX_ZOOM = 18;

/** Pins closer than this, in pixels, are clustered. */
const RADIUS = 34;
/** Pins up to this many pixels outside the picture are still partly visible. */
const OVERHANG = 40;

/** A group of pins that would overlap, or a single pin. */
export interface Cluster {
  /**
   * The key of the first place in it. After the cluster is opened, the part with that place has the same key, so focus
   * stays.
   */
  readonly key: string;
  /** The index of the first place among all places. */
  readonly first: number;
  readonly position: Position;
  readonly count: number;
  /** The place, if there is only one. */
  readonly placed: Placed | null;
  /** The cluster's id in the index, if it has several places. */
  readonly id: number | null;
}

export interface ClusterIndex {
  /** The clusters in view, in the order of the places. */
  within(view: View, room: { readonly width: number; readonly height: number }): readonly Cluster[];
  /** The zoom at which a cluster splits; above `MAX_ZOOM` if all its places are at one spot. */
  opensAt(cluster: Cluster): number;
  placesOf(cluster: Cluster): readonly Placed[];
  /** The lowest zoom, from `from` on, at which a place stands alone; `MAX_ZOOM` if it never does. */
  aloneAt(placed: Placed, from: number): number;
}

interface Own {
  readonly index: number;
}
interface Merged {
  first: number;
}

/** Indexes places by position, so that queries are cheap. */
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
