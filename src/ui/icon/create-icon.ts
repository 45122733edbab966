import { type ComponentProps, createElement, type FunctionComponent, type ReactElement } from 'react';

/** A shape of an icon: an SVG element, and its attributes. */
export type IconShape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

export interface IconData {
  readonly node: readonly IconShape[];
}

/**
 * Takes the place of a module of lucide (vite.config.ts): its icons are elements for each stroke, which every row of a list has
 * to make, style and lay out. See docs/decisions/0052-an-icon-is-one-path.md.
 */
export default function createIcon({ node }: IconData): FunctionComponent<ComponentProps<'svg'>> {
  const shapes = elementsOf(node);
  return function Icon({ className = '', ...props }) {
    return createElement(
      'svg',
      {
        className: `lucide ${className}`,
        viewBox: '0 0 24 24',
        ...(props['aria-label'] === undefined && { 'aria-hidden': true }),
        ...props,
      },
      ...shapes,
    );
  };
}

/** One path of all strokes, and the shapes that have a paint of their own. */
function elementsOf(node: readonly IconShape[]): readonly ReactElement[] {
  const strokes = node.map(strokeOf);
  const others = node.filter((_, index) => strokes[index] === null);
  return [
    ...others.map(([tag, attributes]) => createElement(tag, attributes)),
    createElement('path', { key: 'strokes', d: strokes.join('') }),
  ];
}

type Attributes = IconShape[1];

/** For each kind of shape: the attributes that say where it is, and how it is drawn as part of a path. */
const KINDS: Readonly<
  Record<string, { readonly where: readonly string[]; readonly draw: (of: Attributes) => string }>
> = {
  // A path may begin with a relative move, which would go from where the stroke before ends.
  path: { where: ['d'], draw: ({ d }) => `M0 0${d}` },
  line: { where: ['x1', 'y1', 'x2', 'y2'], draw: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}` },
  circle: { where: ['cx', 'cy', 'r'], draw: ({ cx, cy, r }) => circle(Number(cx), Number(cy), Number(r)) },
  // If only one radius is given, both are that.
  rect: {
    where: ['x', 'y', 'width', 'height', 'rx', 'ry'],
    draw: ({ x, y, width, height, ry = 0, rx = ry }) =>
      rect(Number(x), Number(y), Number(width), Number(height), Number(rx)),
  },
};

/**
 * A shape as part of a path that others precede.
 * @returns `null` if it has other attributes, or is of another kind
 */
export function strokeOf([tag, attributes]: IconShape): string | null {
  const kind = KINDS[tag];
  const isOnlyDrawn = kind && Object.keys(attributes).every((name) => name === 'key' || kind.where.includes(name));
  return isOnlyDrawn ? kind.draw(attributes) : null;
}

function circle(x: number, y: number, r: number): string {
  const half = (dx: number) => `a${r} ${r} 0 1 0 ${dx} 0`;
  return `M${x - r} ${y}${half(2 * r)}${half(-2 * r)}Z`;
}

/** @param r of all four corners, as in every icon of lucide */
function rect(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`;
}
