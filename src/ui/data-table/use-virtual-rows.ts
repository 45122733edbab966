import { defaultRangeExtractor, measureElement, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Tables up to this length render all rows, so that the browser's own search and print find them. */
const FEW = 100;

const OVERSCAN = 8;

export interface VirtualRowsOptions {
  readonly count: number;
  readonly keyOf: (index: number) => string;
  /**
   * The height of a row, in CSS pixels, until the first one is measured; its height is then the estimate for the
   * others.
   */
  readonly estimate: number;
  /** Rows that stay rendered wherever the user scrolls: with the focus, or in edit mode. */
  readonly kept: readonly number[];
  /** The element that holds the rows, and the one that scrolls; `null` if the page or an ancestor scrolls. */
  readonly body: RefObject<HTMLElement | null>;
  readonly scroller: RefObject<HTMLElement | null> | null;
}

/** The virtualizer of a grid: it renders the visible rows and a few around them. */
export function useVirtualRows({ count, keyOf, estimate, kept, body, scroller }: VirtualRowsOptions) {
  const around = useRef<Element | null>(null);
  const [margin, setMargin] = useState(0);
  const getScrollElement = useCallback(() => {
    if (scroller) return scroller.current;
    if (body.current && !around.current?.isConnected) around.current = scrollerAround(body.current);
    return around.current;
  }, [body, scroller]);

  const typical = useRef(0);
  const virtualizer = useVirtualizer<Element, HTMLElement>({
    count,
    getScrollElement,
    estimateSize: () => typical.current || estimate,
    measureElement: (row, entry, rows) => {
      const height = measureElement(row, entry, rows);
      typical.current ||= height;
      return height;
    },
    getItemKey: keyOf,
    overscan: OVERSCAN,
    scrollMargin: margin,
    observeElementRect: observeRoom,
    observeElementOffset: observeScroll,
    rangeExtractor: (range) => {
      if (count <= FEW) return Array.from({ length: count }, (_, index) => index);
      const shown = new Set([...defaultRangeExtractor(range), ...kept.filter((index) => index >= 0 && index < count)]);
      return [...shown].toSorted((one, other) => one - other);
    },
  });

  useLayoutEffect(() => {
    const [rows, box] = [body.current, getScrollElement()];
    if (!rows || !box) return undefined;
    const measure = () => setMargin(Math.round(distance(rows, box)));
    // Content above the rows cannot grow unless the scrolled content grows.
    const observer = new ResizeObserver(measure);
    for (const content of isPage(box) ? [document.body] : box.children) observer.observe(content);
    measure();
    return () => observer.disconnect();
  }, [body, getScrollElement]);
  return virtualizer;
}

/** The nearest ancestor that scrolls vertically, or the page. */
function scrollerAround(element: Element): Element {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) return box;
  }
  return document.documentElement;
}

const isPage = (box: Element): boolean => box === document.documentElement;

/** The distance from the start of a scroller's content to an element, in CSS pixels. */
function distance(element: Element, scroller: Element): number {
  const top = isPage(scroller) ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop;
  return element.getBoundingClientRect().top - top + scroller.scrollTop;
}

/** If the page scrolls, the viewport is the window: the root element is as tall as its content. */
function observeRoom(
  { scrollElement }: Virtualizer<Element, HTMLElement>,
  notify: (room: { width: number; height: number }) => void,
) {
  if (!scrollElement) return undefined;
  const measure = () => notify({ width: scrollElement.clientWidth, height: scrollElement.clientHeight });
  measure();
  if (isPage(scrollElement)) {
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }
  const observer = new ResizeObserver(measure);
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

function observeScroll(
  { scrollElement }: Virtualizer<Element, HTMLElement>,
  notify: (offset: number, isScrolling: boolean) => void,
) {
  if (!scrollElement) return undefined;
  const source = isPage(scrollElement) ? document : scrollElement;
  // Reading the offset again after rendering would force a layout before the frame.
  let offset = scrollElement.scrollTop;
  const move = () => {
    offset = scrollElement.scrollTop;
    notify(offset, true);
  };
  const end = () => notify(offset, false);
  notify(offset, false);
  source.addEventListener('scroll', move, { passive: true });
  source.addEventListener('scrollend', end);
  return () => {
    source.removeEventListener('scroll', move);
    source.removeEventListener('scrollend', end);
  };
}
