import type { Marker } from './series.ts';

/** The radius of a point's mark, in CSS pixels. */
export const MARKER = 2.75;

/** The SVG path of a point's mark, about `2 × radius` high. */
export function markerPath(marker: Marker, x: number, y: number, radius: number): string {
  const at = (dx: number, dy: number) => `${round(x + dx * radius)},${round(y + dy * radius)}`;
  switch (marker) {
    case 'square':
      return `M${at(-0.9, -0.9)}L${at(0.9, -0.9)}L${at(0.9, 0.9)}L${at(-0.9, 0.9)}Z`;
    case 'diamond':
      return `M${at(0, -1.3)}L${at(1.3, 0)}L${at(0, 1.3)}L${at(-1.3, 0)}Z`;
    case 'triangle':
      return `M${at(0, -1.2)}L${at(1.2, 0.9)}L${at(-1.2, 0.9)}Z`;
    default:
      return `M${at(-1, 0)}a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0Z`;
  }
}

/** The SVG path of a bar between two heights with its far end rounded; empty if it has no height. */
export function barPath(x: number, width: number, from: number, to: number, radius: number): string {
  const height = Math.abs(to - from);
  if (height === 0 || width <= 0) return '';
  const r = Math.min(radius, width / 2, height);
  const down = Math.sign(to - from);
  const left = round(x);
  const right = round(x + width);
  const shoulder = round(to - down * r);
  const end = round(to);
  return (
    `M${left},${round(from)}V${shoulder}Q${left},${end} ${round(x + r)},${end}` +
    `H${round(x + width - r)}Q${right},${end} ${right},${shoulder}V${round(from)}Z`
  );
}

/** The SVG path of a square with rounded corners. */
export function tilePath(x: number, y: number, side: number, radius: number): string {
  const r = Math.min(radius, side / 2);
  const straight = round(side - 2 * r);
  const corner = (dx: number, dy: number) => `a${r},${r} 0 0 1 ${dx},${dy}`;
  return (
    `M${round(x + r)},${round(y)}h${straight}${corner(r, r)}v${straight}${corner(-r, r)}` +
    `h${-straight}${corner(-r, -r)}v${-straight}${corner(r, -r)}Z`
  );
}

/** Rounds to a tenth of a pixel, which is precise enough for a screen and keeps the path short. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
