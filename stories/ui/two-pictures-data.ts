import { NEUTRALS } from '#ui/theme/tokens.ts';

const { water, park, land, ink2, ctrl, bg } = NEUTRALS.light;

const drawn = (width: number, shapes: readonly string[]): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 128">${shapes.join('')}</svg>`)}`;
const shape = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;

/** Drawings that stand in for photographs. */
export const FACE = drawn(104, [
  shape(water, 'M0 0h104v128H0z'),
  shape(ink2, 'M28 58a24 24 0 1 1 48 0a24 24 0 1 1-48 0z'),
  shape(bg, 'M12 128c0-30 18-40 40-40s40 10 40 40z'),
]);
export const PLACE = drawn(188, [
  shape(water, 'M0 0h188v128H0z'),
  shape(park, 'M0 108h188v20H0z'),
  shape(land, 'M22 44h144v64H22z'),
  shape(ink2, 'M16 36h156v12H16z'),
  shape(ctrl, 'M80 68h28v40H80z'),
]);
