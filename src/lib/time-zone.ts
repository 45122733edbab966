/** Whether a value is the name of a time zone. An offset is none: it does not follow the clocks of a country. */
export function isZone(name: unknown): name is string {
  if (typeof name !== 'string' || !/^[A-Z]/i.test(name)) return false;
  try {
    return new Date(0).toLocaleString('en', { timeZone: name }) !== '';
  } catch {
    return false;
  }
}
