/** `?rows=` of the days of a week. */
export const WEEK = 'week';

/** Values of `?rows=` besides a potential: all customers, and those whose potential is not known. */
const [ALL, UNKNOWN] = ['all', 'none'];

/** How the address names the rows behind the figures of a potential; `undefined` for all of them. */
export const rowsOf = (potential: string | null | undefined): string =>
  potential === undefined ? ALL : (potential ?? UNKNOWN);
