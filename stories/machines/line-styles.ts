/** Text styles of a drawing, in SVG units. Text is measured at `weight`, the heaviest it can get. */
export const LINE_STYLES = {
  name: { size: 13, weight: 600, height: 18 },
  words: { size: 11.5, weight: 400, height: 15 },
  note: { size: 11, weight: 450, height: 15 },
  label: { size: 11, weight: 650, height: 15 },
} as const;
export type LineStyle = keyof typeof LINE_STYLES;
