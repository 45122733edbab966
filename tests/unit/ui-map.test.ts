import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DayVisit, inOrder, layOutDay, placesOfDay } from '#ui/day-timeline/day.ts';
import { clusterIndex, MAX_ZOOM } from '#ui/map-view/clusters.ts';
import { contentView } from '#ui/map-view/content-view.ts';
import { project } from '#lib/geo.ts';
import { type Box, clip, lineOf, pathOf } from '#ui/map-view/land.ts';
import { placedAmong, type Place } from '#ui/map-view/places.ts';

const ROOM = { width: 800, height: 600 };
const WORLD = { center: { lat: 0, lng: 0 }, zoom: 0 };

const place = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const placesOf = (positions: readonly { lat: number; lng: number }[]): Place[] =>
  positions.map((position, index) => ({ id: String(index), name: `Lieu ${index}`, position }));

describe('clusters', () => {
  test('contain each place once, at every zoom', () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 120 }), fc.integer({ min: 0, max: MAX_ZOOM }), (positions, zoom) => {
        const placed = placedAmong(placesOf(positions));
        const index = clusterIndex(placed);
        // Wide enough to show the whole world.
        const width = 256 * 2 ** zoom * 2;
        const held = index
          .within({ ...WORLD, zoom }, { width, height: width })
          .flatMap((cluster) => index.placesOf(cluster));
        expect(held.map(({ id }) => Number(id)).toSorted((a, b) => a - b)).toEqual(placed.map(({ id }) => Number(id)));
      }),
      { numRuns: 40 },
    );
  });

  test('are ordered and named by their first place', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 120 }), (positions) => {
        const index = clusterIndex(placedAmong(placesOf(positions)));
        const clusters = index.within({ ...WORLD, zoom: 2 }, { width: 3_000, height: 3_000 });
        expect(clusters.map(({ first }) => first)).toEqual(
          clusters.map(({ first }) => first).toSorted((a, b) => a - b),
        );
        for (const cluster of clusters) {
          expect(index.placesOf(cluster)[0]?.id).toBe(cluster.key);
          expect(index.placesOf(cluster)).toHaveLength(cluster.count);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('when opened, one of their parts keeps their name', () => {
    const placed = placedAmong(
      placesOf([
        { lat: 4, lng: 9.7 },
        { lat: 4.001, lng: 9.7 },
        { lat: 4.002, lng: 9.701 },
      ]),
    );
    const index = clusterIndex(placed);
    const [cluster] = index.within({ center: { lat: 4, lng: 9.7 }, zoom: 8 }, ROOM);
    if (!cluster) throw new Error('No cluster');
    const zoom = index.opensAt(cluster);
    const parts = index.within({ center: cluster.position, zoom }, ROOM);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts[0]?.key).toBe(cluster.key);
  });

  test('are split at `opensAt`, list their places, and leave a place alone at `aloneAt`', () => {
    // In a district, where places are near each other.
    const near = fc.record({
      lat: fc.double({ min: 4, max: 4.05, noNaN: true }),
      lng: fc.double({ min: 9.7, max: 9.75, noNaN: true }),
    });
    const zooms = fc.integer({ min: 4, max: MAX_ZOOM });
    fc.assert(
      fc.property(fc.array(near, { minLength: 2, maxLength: 40 }), zooms, (positions, zoom) => {
        const placed = placedAmong(placesOf(positions));
        const index = clusterIndex(placed);
        const around = (level: number) =>
          index.within({ center: { lat: 4.02, lng: 9.72 }, zoom: level }, { width: 1e6, height: 1e6 });
        for (const cluster of around(zoom)) {
          const inside = new Set(index.placesOf(cluster));
          for (const own of placed) {
            expect(index.holds(cluster, own.id)).toBe(inside.has(own));
            const alone = index.aloneAt(own, zoom);
            expect(alone).toBeGreaterThanOrEqual(zoom);
            expect(alone === MAX_ZOOM || around(alone).some((each) => each.placed === own)).toBe(true);
          }
          const opened = index.opensAt(cluster);
          if (cluster.count === 1 || opened > MAX_ZOOM) continue;
          expect(opened).toBeGreaterThan(zoom);
          const parts = around(opened).filter((part) => index.placesOf(part).some((own) => inside.has(own)));
          expect(parts.length).toBeGreaterThan(1);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('at a single spot never open, and none of their places stands alone', () => {
    const placed = placedAmong(placesOf(Array.from({ length: 5 }, () => ({ lat: 4, lng: 9.7 }))));
    const index = clusterIndex(placed);
    const [cluster] = index.within({ center: { lat: 4, lng: 9.7 }, zoom: MAX_ZOOM }, ROOM);
    if (!cluster || !placed[0]) throw new Error('No cluster');
    expect(cluster.count).toBe(5);
    expect(index.opensAt(cluster)).toBeGreaterThan(MAX_ZOOM);
    expect(index.aloneAt(placed[0], 3)).toBe(MAX_ZOOM);
  });

  test('are found across the antimeridian', () => {
    const index = clusterIndex(
      placedAmong(
        placesOf([
          { lat: -18, lng: 178.4 },
          { lat: -17, lng: -179 },
        ]),
      ),
    );
    expect(index.within({ center: { lat: -17.5, lng: 179.9 }, zoom: 7 }, ROOM)).toHaveLength(2);
  });

  test('leave out places without a valid position', () => {
    const places = [
      ...placesOf([
        { lat: 4, lng: 9.7 },
        { lat: 0, lng: 0 },
        { lat: 91, lng: 0 },
      ]),
      { id: 'none', name: '', position: null },
    ];
    expect(placedAmong(places).map(({ id }) => id)).toEqual(['0']);
  });
});

describe('the view of all places', () => {
  test('has no pin below the buttons and the legend in its upper corners', () => {
    const near = fc.record({
      lat: fc.double({ min: 3, max: 5, noNaN: true }),
      lng: fc.double({ min: 9, max: 12, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(near, { minLength: 1, maxLength: 12 }), (positions) => {
        const view = contentView(placedAmong(placesOf(positions)), [], ROOM);
        for (const position of positions) {
          const [x, y] = project(position, view, ROOM);
          expect(y >= 176 - 0.01 || Math.min(x, ROOM.width - x) >= 76 - 0.01).toBe(true);
          expect(Math.min(x, y, ROOM.width - x, ROOM.height - y)).toBeGreaterThan(55);
        }
      }),
    );
  });

  test('leaves the corners their room only where a pin would be there', () => {
    // At half the height no corner is near.
    const cross = placesOf([
      { lat: 4, lng: 9 },
      { lat: 4, lng: 12 },
    ]);
    const [first] = cross;
    if (!first?.position) throw new Error('No place');
    expect(project(first.position, contentView(placedAmong(cross), [], ROOM), ROOM)[0]).toBeCloseTo(56, 6);
    const corners = placesOf([
      { lat: 5.1, lng: 9 },
      { lat: 3, lng: 12 },
    ]);
    const [corner] = corners;
    if (!corner?.position) throw new Error('No place');
    expect(project(corner.position, contentView(placedAmong(corners), [], ROOM), ROOM)[0]).toBeCloseTo(76, 6);
  });
});

describe('land', () => {
  const BOX: Box = [0.25, 0.25, 0.75, 0.75];
  const point = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }));

  test('clipped to a box lies within it', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 30 }), (ring) => {
        for (const [x, y] of clip(ring, BOX)) {
          expect(x).toBeGreaterThanOrEqual(0.25 - 1e-9);
          expect(x).toBeLessThanOrEqual(0.75 + 1e-9);
          expect(y).toBeGreaterThanOrEqual(0.25 - 1e-9);
          expect(y).toBeLessThanOrEqual(0.75 + 1e-9);
        }
      }),
    );
  });

  test('that contains the box becomes the box', () => {
    expect(
      clip(
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ],
        BOX,
      ),
    ).toHaveLength(4);
  });

  test('is drawn on both sides of the antimeridian, and finite', () => {
    const fiji = lineOf([
      [177, -19],
      [179.9, -19],
      [179.9, -16],
      [177, -16],
      [177, -19],
    ]);
    const across: Box = [0.99, 0.5, 1.01, 0.6];
    expect(pathOf([fiji], across, 4_096, true)).toMatch(/^M[-\d. ML]+Z$/);
    // The same window, shifted by one world width.
    expect(pathOf([fiji], [-0.01, 0.5, 0.01, 0.6], 4_096, true)).toMatch(/^M[-\d. ML]+Z$/);
    expect(pathOf([fiji], [0.4, 0.5, 0.5, 0.6], 4_096, true)).toBe('');
  });

  test('that crosses the antimeridian does not run back around the world, and covers a pole that it surrounds', () => {
    const across = lineOf([
      [179, -19],
      [-179, -19],
      [-179, -16],
      [179, -16],
      [179, -19],
    ]);
    expect(across.box[2] - across.box[0]).toBeCloseTo(2 / 360);
    const polar = lineOf([
      [-180, -80],
      [-60, -70],
      [60, -75],
      [180, -80],
      [-180, -80],
    ]);
    expect([polar.box[0], polar.box[2], polar.box[3]]).toEqual([0, 1, expect.closeTo(1)]);
  });
});

describe('a day', () => {
  const hour = fc.integer({ min: 0, max: 86_400 });
  const span = fc.record({ start: hour, length: fc.integer({ min: 60, max: 7_200 }), isOpen: fc.boolean() });
  const visit = fc
    .record({ planned: fc.option(span, { nil: undefined }), done: fc.option(span, { nil: undefined }) })
    .map((spans): Omit<DayVisit, 'id'> => {
      const spanOf = (given: typeof spans.done) =>
        given && { start: given.start, ...(!given.isOpen && { end: given.start + given.length }) };
      const [planned, done] = [spanOf(spans.planned), spanOf(spans.done)];
      return { name: 'Dr Ewane', position: null, ...(planned && { planned }), ...(done && { done }) };
    });
  const visits = fc.array(visit, { maxLength: 25 }).map((all) => all.map((each, id) => ({ ...each, id: String(id) })));

  test('contains each visit once, numbered as on the map, in chronological order', () => {
    fc.assert(
      fc.property(visits, hour, (all, now) => {
        const rows = layOutDay(all, [], now).flatMap((row) => (row.type === 'visit' ? [row] : []));
        expect(rows.map(({ id }) => id)).toEqual(placesOfDay(all).map(({ id }) => id));
        expect(rows.map(({ number }) => number)).toEqual(placesOfDay(all).map(({ number }) => number));
        const starts = rows.map(({ start }) => start ?? Infinity);
        expect(starts.every((start, index) => start >= (starts[index - 1] ?? -Infinity))).toBe(true);
      }),
    );
  });

  test('shows a gap between two visits only if nothing else is there', () => {
    fc.assert(
      fc.property(visits, hour, (all, now) => {
        const begins = all.flatMap(({ done, planned }) => done?.start ?? planned?.start ?? []);
        for (const { type, start, end } of layOutDay(all, [], now)) {
          const isWithin = (begin: number) => begin > (start ?? Infinity) && begin < (end ?? -Infinity);
          expect(type === 'gap' && begins.some(isWithin)).toBe(false);
        }
      }),
    );
  });

  test('tells of no gap after a visit whose end is not told: the visit itself would count in it', () => {
    const after = { id: 'after', name: 'B', position: null, done: { start: 9_000, end: 9_600 } };
    const typesAfter = (done: NonNullable<DayVisit['done']>) =>
      layOutDay([{ id: 'before', name: 'A', position: null, done }, after], [], 10_000).map(({ type }) => type);
    expect(typesAfter({ start: 0, isOver: true })).toEqual(['visit', 'visit']);
    expect(typesAfter({ start: 0, end: 1_800, isOver: true })).toEqual(['visit', 'gap', 'visit']);
  });

  test('sorts visits by their start', () => {
    const [one, two]: DayVisit[] = [
      { id: 'a', name: 'A', position: null, planned: { start: 900 } },
      { id: 'b', name: 'B', position: null, done: { start: 300, end: 600 } },
    ];
    if (!one || !two) return;
    expect(inOrder([one, two])).toEqual([two, one]);
    expect(layOutDay([one, two], [], 700).map(({ state }) => state)).toEqual(['done', 'todo']);
  });

  test('marks visits that overlap, were moved, or were not made', () => {
    const rows = layOutDay(
      [
        { id: 'long', name: '', position: null, done: { start: 0, end: 7_200 }, planned: { start: 3_600 } },
        { id: 'within', name: '', position: null, done: { start: 3_600, end: 4_000 } },
        { id: 'missed', name: '', position: null, planned: { start: 7_300 } },
      ],
      [{ id: 'leave', name: 'Congé', start: 20_000, end: 30_000 }],
      9_000,
    );
    expect(rows.map(({ type }) => type)).toEqual(['visit', 'visit', 'visit', 'gap', 'absence']);
    expect(rows[0]).toMatchObject({ agreed: 3_600, isOverlapping: false });
    expect(rows[1]).toMatchObject({ isOverlapping: true });
    expect(rows[2]).toMatchObject({ isOverdue: true, isOverlapping: false });
    expect(rows[3]).toMatchObject({ seconds: 12_700, state: 'todo' });
  });
});
