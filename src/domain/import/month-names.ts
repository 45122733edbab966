/** By month, in French and English, without accents. */
export const MONTHS = [
  'janvier|january|janv|jan',
  'fevrier|february|fevr|fev|feb',
  'mars|march|mar',
  'avril|april|avr|apr',
  'mai|may',
  'juin|june|jun',
  'juillet|july|juil|jul',
  'aout|august|aug',
  'septembre|september|sept|sep',
  'octobre|october|oct',
  'novembre|november|nov',
  'decembre|december|dec',
] as const;
const NAMES = MONTHS.map((names) => new RegExp(`^(?:${names})$`, 'u'));

/** The number of a month by one of its names; 0 for another word. */
export const monthNamed = (name: string): number => 1 + NAMES.findIndex((pattern) => pattern.test(name));
