/** Achieved over forecast, as a ratio: 0.87; `null` where nothing was forecast. */
export const ratioOf = (achieved: number, forecast: number): number | null =>
  forecast > 0 ? achieved / forecast : null;

/** The sum of amounts, to the hundredth; `null` without any. */
export const turnoverOf = (amounts: readonly number[]): number | null =>
  amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
