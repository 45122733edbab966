/** A page number, or a gap before or after the current page. */
export type PageStep = number | 'before' | 'after';

/** The number of pages shown on each side of the current one. */
const BESIDE = 1;

/**
 * The first page, the last page, the current page and its neighbours, with gaps between them. A gap of a single page is
 * filled with that page.
 * @param page the current page, from 1
 * @param pages the number of pages, at least 1
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
