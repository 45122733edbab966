/** Out of the bounds of the API: no day, beyond what a `Date` of JavaScript holds, and in the year 12000. */
export const FAULTY = ['1e300', '8640000000001', '316516204800'];

/** Gives the first timestamps of an answer, one each, a value that is out of bounds. */
export function spoil(answer: string): string {
  const [...faults] = FAULTY;
  return answer.replaceAll(/"scheduledTimeStamp":\d+/gu, (kept) => {
    const fault = faults.shift();
    return fault === undefined ? kept : `"scheduledTimeStamp":${fault}`;
  });
}
