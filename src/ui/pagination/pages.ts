/** A page to go to, or the pages that are left out before it. */
export type PageStep = number | 'before' | 'after';

/** Pages shown on each side of the present one. */
const BESIDE = 1;

/**
 * The first page, the last, the present one and its neighbours; what lies between is left out, unless it is one page.
 * @param page from 1
 * @param pages 1 or more
 */
export function pageSteps(page: number, pages: number): readonly PageStep[] {
  const first = Math.max(2, Math.min(page - BESIDE, pages - 2 - 2 * BESIDE));
  const last = Math.min(pages - 1, Math.max(page + BESIDE, 3 + 2 * BESIDE));
  const from = first <= 3 ? 2 : first;
  const until = last >= pages - 2 ? pages - 1 : last;
  const middle = Array.from({ length: Math.max(0, until - from + 1) }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? (['before'] as const) : []),
    ...middle,
    ...(until < pages - 1 ? (['after'] as const) : []),
    ...(pages > 1 ? [pages] : []),
  ];
}
