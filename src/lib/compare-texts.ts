/** Compares texts by their code units: the order of days, months and ids. */
export const compareTexts = (one: string, other: string): number => Number(one > other) - Number(one < other);
