import KDBush from 'kdbush';
import { derivedOnce } from '#lib/derived-once.ts';
import { fromWorld, nearestTurn, type Point, type Position, TILE, toWorld, type View, worldSize } from '#lib/geo.ts';
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
  /** The zoom level that it is a cluster of. */
  readonly level: number;
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

/** The lowest zoom level at which a distance, in worlds, is more than the radius of a cluster. */
const levelAbove = (worlds: number): number => Math.max(0, Math.floor(Math.log2(RADIUS / (worlds * TILE))) + 1);

/** The distance of two positions on the map, in worlds; the shorter way round. */
function apart(one: Position, other: Position): number {
  const [x, y] = toWorld(one);
  const [otherX, otherY] = toWorld({ lat: other.lat, lng: nearestTurn(other.lng, one.lng) });
  return Math.hypot(otherX - x, otherY - y);
}

/** A search indexes the same places again at each key. */
const pointOf = derivedOnce(({ position }: Placed) => toWorld(position));

/** The clusters of a zoom level. */
interface Level {
  readonly clusters: readonly { readonly cluster: Cluster; readonly middle: Point }[];
  /** For each place, the first place of its cluster. */
  readonly firstOf: Int32Array;
}

/**
 * Indexes places by position, so that queries are cheap. The places of a zoom level are clustered when it is shown first: all
 * levels together would keep the page from answering while a search narrows 20,000 places.
 */
export function clusterIndex(placed: readonly Placed[]): ClusterIndex {
  const points = placed.map(pointOf);
  const tree = new KDBush(points.length);
  for (const [x, y] of points) tree.add(x, y);
  tree.finish();
  const levels = new Map<number, Level>();
  let byId: ReadonlyMap<string, number> | undefined;

  /** In the order of the places: each one that is in no cluster yet begins one, with the others that are near it. */
  function clustered(level: number): Level {
    const known = levels.get(level);
    if (known) return known;
    const radius = RADIUS / worldSize(level);
    const firstOf = new Int32Array(placed.length).fill(-1);
    const near = new Uint32Array(placed.length);
    const clusters = points.flatMap(([x, y], first) => {
      const own = placed[first];
      if (!own || firstOf[first] !== -1) return [];
      const found = near.subarray(0, tree.withinInto(x, y, radius, near));
      let [count, right, down] = [0, 0, 0];
      for (const each of found) {
        if (firstOf[each] !== -1) continue;
        const [otherX, otherY] = points[each] ?? [x, y];
        firstOf[each] = first;
        count += 1;
        right += otherX;
        down += otherY;
      }
      const isAlone = count === 1;
      const middle: Point = isAlone ? [x, y] : [right / count, down / count];
      const position = isAlone ? own.position : fromWorld(middle);
      return { cluster: { key: own.id, first, position, count, placed: isAlone ? own : null, level }, middle };
    });
    const made = { clusters, firstOf };
    levels.set(level, made);
    return made;
  }

  /** In the order of the places. */
  function membersOf({ first, level }: Cluster): readonly Placed[] {
    const { firstOf } = clustered(level);
    return placed.filter((_, index) => firstOf[index] === first);
  }

  return {
    within({ center, zoom }, { width, height }) {
      const size = worldSize(zoom);
      const [x, y] = toWorld(center);
      const [right, down] = [(width / 2 + OVERHANG) / size, (height / 2 + OVERHANG) / size];
      // The shorter way round the world.
      const isInView = ([otherX, otherY]: Point) =>
        Math.abs(otherX - x - Math.round(otherX - x)) <= right && Math.abs(otherY - y) <= down;
      const { clusters } = clustered(Math.min(MAX_ZOOM, Math.max(0, Math.floor(zoom))));
      return clusters.flatMap(({ cluster, middle }) => (isInView(middle) ? cluster : []));
    },
    opensAt(cluster) {
      const first = placed[cluster.first];
      if (cluster.count === 1 || !first) return 0;
      // A cluster holds what is within its radius of its first place.
      const farthest = membersOf(cluster).reduce(
        (far, { position }) => Math.max(far, apart(first.position, position)),
        0,
      );
      return Math.min(MAX_ZOOM + 1, Math.max(cluster.level + 1, levelAbove(farthest)));
    },
    placesOf: membersOf,
    holds({ first, level }, id) {
      byId ??= new Map(placed.map((each, index) => [each.id, index]));
      return clustered(level).firstOf[byId.get(id) ?? -1] === first;
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
