import type { ReactNode } from 'react';
import { project, type Point, type Position, type View } from '#lib/geo.ts';
import { cutAt, headingsAlong, simplify, type Trail, trailAt } from '#lib/trail.ts';
import type { Room } from '../chart/use-room.ts';
import * as styles from './trail-map.css.ts';

/** The greatest deviation of the simplified line, in pixels. */
const TOLERANCE = 0.8;
/** The distance between direction arrows, in pixels. */
const APART = 84;
/** The arrow, pointing right. */
const ARROW: readonly Point[] = [
  [-5, -5.5],
  [5.5, 0],
  [-5, 5.5],
  [-2.5, 0],
];

interface TrailLinesProps {
  readonly trail: Trail;
  readonly plan: readonly Position[];
  readonly at: number;
  readonly view: View;
  readonly room: Pick<Room, 'width' | 'height'>;
}

/** The trail: solid where recorded, with a ring at each stay, dashed across gaps in the recording, dotted for the rest of the plan. */
export function TrailLines({ trail, plan, at, view, room }: TrailLinesProps) {
  const pointsOf = (positions: readonly Position[]) =>
    simplify(
      positions.map((position) => project(position, view, room)),
      TOLERANCE,
    );
  const moment = trailAt(trail, at);
  const stretches = trail.runs.flatMap((run) => {
    const [before, after] = cutAt(run, at, moment?.position ?? run[0] ?? { lat: 0, lng: 0 });
    return [
      { id: `after-${run[0]?.at}`, points: pointsOf(after), isLater: true },
      { id: `before-${run[0]?.at}`, points: pointsOf(before), isLater: false },
    ];
  });
  const here = moment && project(moment.position, view, room);
  return (
    <>
      <path className={styles.planned} d={pathOf(pointsOf(plan))} />
      {trail.gaps.map(({ from, to }) => (
        <path key={from.at} className={styles.unknown} d={pathOf(pointsOf([from, to]))} />
      ))}
      <path className={styles.casing} d={stretches.map(({ points }) => pathOf(points)).join('')} />
      {stretches.map(({ id, points, isLater }) => (
        <path key={id} className={isLater ? styles.later : styles.travelled} d={pathOf(points)} />
      ))}
      {stretches.map(({ id, points, isLater }) => (
        <path key={id} className={isLater ? styles.laterHeading : styles.heading} d={arrowsOn(points)} />
      ))}
      {trail.stays.map(({ from, to }) => {
        const [x, y] = project(from, view, room);
        return <circle key={from.at} className={to.at > at ? styles.laterStay : styles.stay} cx={x} cy={y} r={5} />;
      })}
      {here && <CurrentPosition at={here} isLost={moment.gap !== null} />}
    </>
  );
}

function CurrentPosition({ at: [x, y], isLost }: { readonly at: Point; readonly isLost: boolean }): ReactNode {
  if (isLost) return <circle className={styles.lost} cx={x} cy={y} r={9} />;
  return (
    <>
      <circle className={styles.halo} cx={x} cy={y} r={14} />
      <circle className={styles.here} cx={x} cy={y} r={7} />
    </>
  );
}

/** A single position is drawn as a dot. */
function pathOf(points: readonly Point[]): string {
  const path = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return points.length === 1 ? `${path}h0` : path;
}

function arrowsOn(points: readonly Point[]): string {
  return headingsAlong(points, APART)
    .map(({ x, y, angle }) => {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return `${pathOf(ARROW.map(([right, down]) => [x + right * cos - down * sin, y + right * sin + down * cos]))}Z`;
    })
    .join('');
}
