/** Achieved over forecast, as a ratio: 0.87; `null` where nothing was forecast. */
export const ratioOf = (achieved: number, forecast: number): number | null =>
  forecast > 0 ? achieved / forecast : null;
