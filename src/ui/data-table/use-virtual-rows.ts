import { defaultRangeExtractor, measureElement, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** So few rows all stay on the page, where the browser's own search and print find them. */
const FEW = 100;

const OVERSCAN = 8;

export interface VirtualRowsOptions {
  readonly count: number;
  readonly keyOf: (index: number) => string;
  /** CSS pixels of a row before one has been measured: the others are then taken for as tall. */
  readonly estimate: number;
  /** Rows that stay wherever one scrolls: those that have the focus or are written in. */
  readonly kept: readonly number[];
  /** The box that holds the rows, and the one that scrolls them where it is not the page or a box around. */
  readonly body: RefObject<HTMLElement | null>;
  readonly scroller: RefObject<HTMLElement | null> | null;
}

/** The rows in sight, and a few around. */
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
    // What stands above the rows cannot grow without the content that is scrolled.
    const observer = new ResizeObserver(measure);
    for (const content of isPage(box) ? [document.body] : box.children) observer.observe(content);
    measure();
    return () => observer.disconnect();
  }, [body, getScrollElement]);
  return virtualizer;
}

/** The nearest box around an element that scrolls its content up and down; the page where there is none. */
function scrollerAround(element: Element): Element {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) return box;
  }
  return document.documentElement;
}

const isPage = (box: Element): boolean => box === document.documentElement;

/** CSS pixels from where the content of a scroller starts to an element. */
function distance(element: Element, scroller: Element): number {
  const top = isPage(scroller) ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop;
  return element.getBoundingClientRect().top - top + scroller.scrollTop;
}

/** Where the page scrolls, its room is the window's: the element itself is as tall as its content. */
function observeRoom(
  { scrollElement }: Virtualizer<Element, HTMLElement>,
  tell: (room: { width: number; height: number }) => void,
) {
  if (!scrollElement) return undefined;
  const measure = () => tell({ width: scrollElement.clientWidth, height: scrollElement.clientHeight });
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
  tell: (offset: number, isScrolling: boolean) => void,
) {
  if (!scrollElement) return undefined;
  const source = isPage(scrollElement) ? document : scrollElement;
  // To ask for it again once the rows are drawn would lay them out before their frame.
  let offset = scrollElement.scrollTop;
  const move = () => {
    offset = scrollElement.scrollTop;
    tell(offset, true);
  };
  const end = () => tell(offset, false);
  tell(offset, false);
  source.addEventListener('scroll', move, { passive: true });
  source.addEventListener('scrollend', end);
  return () => {
    source.removeEventListener('scroll', move);
    source.removeEventListener('scrollend', end);
  };
}
