/** The part of a record that is its period, where one part is edited alone; the others are the names of its texts. */
export const PERIOD = 'period';

/** The value of the address that opens a record, or one part of it alone. */
export const recordInAddress = (ID: string, part?: string): string => (part === undefined ? ID : `${ID}~${part}`);

/** The ID and the part of such a value; `part` is `null` for the whole record. */
export function readRecordInAddress(value: string): { readonly ID: string; readonly part: string | null } {
  const at = value.lastIndexOf('~');
  return at === -1 ? { ID: value, part: null } : { ID: value.slice(0, at), part: value.slice(at + 1) };
}
