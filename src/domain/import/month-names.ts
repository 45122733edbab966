/** By month, in French, English, Spanish and Portuguese, without accents. */
export const MONTHS = [
  'janvier|january|janv|jan|enero|janeiro',
  'fevrier|february|fevr|fev|feb|febrero|fevereiro',
  'mars|march|mar|marzo|marco',
  'avril|april|avr|apr|abril|abr',
  'mai|may|mayo|maio',
  'juin|june|jun|junio|junho',
  'juillet|july|juil|jul|julio|julho',
  'aout|august|aug|agosto',
  'septembre|september|sept|sep|septiembre|setiembre|setembro',
  'octobre|october|oct|octubre|outubro',
  'novembre|november|nov|noviembre|novembro',
  'decembre|december|dec|diciembre|dic|dezembro|dez',
] as const;
const NAMES = MONTHS.map((names) => new RegExp(`^(?:${names})$`, 'u'));

/** The number of a month by one of its names; 0 for another word. */
export const monthNamed = (name: string): number => 1 + NAMES.findIndex((pattern) => pattern.test(name));
