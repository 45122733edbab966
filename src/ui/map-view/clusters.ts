import Supercluster from 'supercluster';
import { fromWorld, nearestTurn, type Position, TILE, toWorld, type View, worldSize } from '#lib/geo.ts';
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
  /** Where the index has the cluster, if it has several places. */
  readonly id: { readonly level: number; readonly of: number } | null;
}

export interface ClusterIndex {
  /** The clusters in view, in the order of the places. */
  within(view: View, room: { readonly width: number; readonly height: number }): readonly Cluster[];
  /** The zoom at which a cluster splits; above `MAX_ZOOM` if all its places are at one spot. */
  opensAt(cluster: Cluster): number;
  placesOf(cluster: Cluster): readonly Placed[];
  /** @param id of a place */
  holds(cluster: Cluster, id: string): boolean;
  /** The lowest zoom, from `from` on, at which nothing is near a place; `MAX_ZOOM` if there is none. */
  aloneAt(placed: Placed, from: number): number;
}

interface Own {
  readonly index: number;
}
interface Merged {
  first: number;
}

/** The lowest zoom level at which a distance, in worlds, is more than the radius of a cluster. */
const levelAbove = (worlds: number): number => Math.max(0, Math.floor(Math.log2(RADIUS / (worlds * TILE))) + 1);

/** The distance of two positions on the map, in worlds; the shorter way round. */
function apart(one: Position, other: Position): number {
  const [x, y] = toWorld(one);
  const [otherX, otherY] = toWorld({ lat: other.lat, lng: nearestTurn(other.lng, one.lng) });
  return Math.hypot(otherX - x, otherY - y);
}

/**
 * Indexes places by position, so that queries are cheap. Each zoom level is indexed by itself, when it is shown first: all
 * of them together would keep the page from answering while a search narrows 20,000 places.
 */
export function clusterIndex(placed: readonly Placed[]): ClusterIndex {
  const points = placed.map(({ position }, index) => ({
    type: 'Feature' as const,
    properties: { index },
    geometry: { type: 'Point' as const, coordinates: [position.lng, position.lat] },
  }));
  const levels = new Map<number, Supercluster<Own, Merged>>();
  let byId: ReadonlyMap<string, Placed> | undefined;

  function indexOf(level: number): Supercluster<Own, Merged> {
    const known = levels.get(level);
    if (known) return known;
    const index = new Supercluster<Own, Merged>({
      radius: RADIUS,
      extent: TILE,
      minZoom: level,
      maxZoom: level,
      map: (own) => ({ first: own.index }),
      reduce: (merged, { first }) => {
        merged.first = Math.min(merged.first, first);
      },
    });
    levels.set(level, index.load(points));
    return index;
  }

  /** In the order of the places. */
  function membersOf({ id, placed: own }: Cluster): readonly Placed[] {
    if (id === null) return own ? [own] : [];
    const indices = indexOf(id.level)
      .getLeaves(id.of, Infinity)
      .map(({ properties }) => properties.index);
    return indices.toSorted((one, other) => one - other).flatMap((index) => placed[index] ?? []);
  }

  return {
    within({ center, zoom }, { width, height }) {
      const size = worldSize(zoom);
      const level = Math.min(MAX_ZOOM, Math.max(0, Math.floor(zoom)));
      const [x, y] = toWorld(center);
      const [right, down] = [(width / 2 + OVERHANG) / size, (height / 2 + OVERHANG) / size];
      const northWest = fromWorld([x - right, y - down]);
      const southEast = fromWorld([x + right, y + down]);
      return indexOf(level)
        .getClusters([northWest.lng, southEast.lat, southEast.lng, northWest.lat], level)
        .flatMap(({ properties, geometry: { coordinates } }): Cluster[] => {
          const isCluster = 'cluster_id' in properties;
          const first = isCluster ? properties.first : properties.index;
          const own = placed[first];
          const [lng = 0, lat = 0] = coordinates;
          if (!own) return [];
          const { id: key } = own;
          return [
            isCluster
              ? {
                  key,
                  first,
                  position: { lat, lng },
                  count: properties.point_count,
                  placed: null,
                  id: { level, of: properties.cluster_id },
                }
              : { key, first, position: own.position, count: 1, placed: own, id: null },
          ];
        })
        .toSorted((one, other) => one.first - other.first);
    },
    // A cluster holds what is within its radius of its first place.
    opensAt(cluster) {
      const first = placed[cluster.first];
      if (cluster.id === null || !first) return 0;
      const farthest = membersOf(cluster).reduce(
        (far, { position }) => Math.max(far, apart(first.position, position)),
        0,
      );
      return Math.min(MAX_ZOOM + 1, Math.max(cluster.id.level + 1, levelAbove(farthest)));
    },
    placesOf: membersOf,
    holds(cluster, id) {
      if (cluster.id === null || cluster.key === id) return cluster.key === id;
      byId ??= new Map(placed.map((each) => [each.id, each]));
      const [first, own] = [placed[cluster.first], byId.get(id)];
      if (!first || !own) return false;
      const isNear = levelAbove(apart(first.position, own.position)) > cluster.id.level;
      return isNear && membersOf(cluster).includes(own);
    },
    aloneAt(own, from) {
      const nearest = placed.reduce(
        (near, other) => (other === own ? near : Math.min(near, apart(own.position, other.position))),
        Infinity,
      );
      return Math.min(MAX_ZOOM, Math.max(from, levelAbove(nearest)));
    },
  };
}
