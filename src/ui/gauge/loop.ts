/** The geometry of a gauge, in the units of its drawing, which is 104 wide. */
export const CENTRE = [52, 52] as const;
export const LOOP_RADIUS = 47;
/** Half the angle of the loop, in degrees: it is two thirds of a circle, open at the bottom. */
const HALF = 120;

/** The angle of a percentage on the loop, in degrees clockwise from the top. */
export function loopAngle(percent: number): number {
  return (Math.max(0, Math.min(100, percent)) / 100) * 2 * HALF - HALF;
}

/** A point on the loop. */
export function loopPoint(percent: number): readonly [x: number, y: number] {
  const angle = (loopAngle(percent) * Math.PI) / 180;
  return [CENTRE[0] + LOOP_RADIUS * Math.sin(angle), CENTRE[1] - LOOP_RADIUS * Math.cos(angle)];
}

/** The SVG path of the whole loop. */
export const LOOP = `M${words(0)}A${LOOP_RADIUS},${LOOP_RADIUS} 0 1 1 ${words(100)}`;

function words(percent: number): string {
  return loopPoint(percent)
    .map((length) => length.toFixed(2))
    .join(',');
}
