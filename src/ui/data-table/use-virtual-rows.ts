import {
  defaultRangeExtractor,
  elementScroll,
  useVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { assignInlineVars, setElementVars } from '@vanilla-extract/dynamic';
import {
  type CSSProperties,
  type Key,
  type RefCallback,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { afterPaint } from '#lib/after-paint.ts';
import { whenIdle } from '#lib/idle.ts';
import { onceLaidOut } from '#lib/once-laid-out.ts';
import { whileStill } from '#lib/while-still.ts';
import { bodyHeight, rowOffset } from '../theme/registered.css.ts';
import { usePrinted } from '../use-media/use-printed.ts';

/** Tables up to this length and height soon have all their rows in the page, so that the browser's own search finds them. */
const FEW = 100;
/** Tables up to this length are printed whole: more rows would take seconds to render, and fill 30 pages. */
const MOST_PRINTED = 1000;
/** In CSS pixels. A row of fields on a phone may be as high as a window. */
const SHORT = 10_000;

/** The rows rendered above and below those in sight. */
const OVERSCAN = 8;
/**
 * Milliseconds until the rows come that only the browser's own search needs: whoever goes on to another page before waits
 * neither for them to be made nor to be removed.
 */
const STANDING = 1000;

/** Tables up to this length, about that of a screen, are mounted at once. */
const SCREENFUL = 24;
/** Others mount at most so many new rows in one frame: on a slow device a whole screen of them would hold up a press or a key. */
const MOST_MOUNTED = 4;
/** More, if they show their name alone: each is cheaper. */
const MOST_BRIEF = 8;

export interface VirtualRowsOptions {
  /** Rows of the same name have the same height, until they are measured. */
  readonly name: string;
  readonly count: number;
  readonly keyOf: (index: number) => string;
  /** The height of a row, in CSS pixels, until one of this name is measured. */
  readonly estimate: number;
  /** Rows that stay rendered wherever the user scrolls: with the focus, or in edit mode. */
  readonly kept: readonly number[];
  /** The element that holds the rows, and the one that scrolls; `null` if the page or an ancestor scrolls. */
  readonly body: RefObject<HTMLElement | null>;
  readonly scroller: RefObject<HTMLElement | null> | null;
  /** Whether rows may show their name alone while the list scrolls faster than they can be mounted. */
  readonly mayBeBrief?: boolean;
}

export type VirtualRowsState = Virtualizer<Element, HTMLElement>;

/** What was found out of rows, by their name and estimate: the next table of that name starts with it. */
const learnt = new Map<string, { height: number; margin: number }>();

/**
 * The virtualizer of a grid: it renders the rows in sight first, then a few around them. No height is read while React
 * commits: the browser reports it before it paints.
 */
export function useVirtualRows({
  name,
  count,
  keyOf,
  estimate,
  kept,
  body,
  scroller,
  mayBeBrief = false,
}: VirtualRowsOptions) {
  // The page, until it is laid out: to look for what scrolls around the rows would force styles while React commits.
  const [around, setAround] = useState<Element>(document.documentElement);
  const known = learntOf(`${name} ${estimate}`);
  // Its own: rows that are measured as expected would follow what another table, or a row of this one, teaches.
  const expected = useMemo(() => ({ height: known.height || estimate }), [known, estimate]);
  const [margin, setMargin] = useState(known.margin);
  const idle = useSpareRows(mostSpare(count, estimate), count);
  const isOnPaper = usePrinted();
  const isPrinted = isOnPaper && count <= MOST_PRINTED;
  const spare = isPrinted ? count : idle;
  const isMeasured = useRef(false);
  const hasMoved = useRef(false);
  const isAttaching = useRef(false);
  const isCut = useRef(false);
  /** The rows that only show their name, by their keys. */
  const brief = useRef<ReadonlySet<Key>>(new Set());
  /** Whether all the rows around those in sight have been there: without them a slow scroll would be taken for a fast one. */
  const hasReserve = useRef(false);
  const getScrollElement = useCallback(() => (scroller ? scroller.current : around), [scroller, around]);

  const isMounted = (index: number): boolean => virtualizer.elementsCache.get(keyOf(index))?.isConnected === true;

  const virtualizer: VirtualRowsState = useVirtualizer<Element, HTMLElement>({
    count,
    getScrollElement,
    estimateSize: () => expected.height,
    measureElement: (row, entry, rows) => {
      const box = entry?.borderBoxSize[0];
      if (!box) return heightNow(row, rows);
      const height = Math.round(box.blockSize);
      hasMoved.current ||= height !== heightNow(row, rows);
      // The first row of its name: the others are expected to be like it, at once rather than one by one.
      if (known.height === 0 && height !== expected.height) {
        expected.height = height;
        rows.measure();
      }
      if (!isMeasured.current) known.height = height;
      isMeasured.current = true;
      return height;
    },
    // Rows of another height than expected are put into their place before the next paint.
    onChange: (rows) => {
      if (hasMoved.current) for (const item of rows.getVirtualItems()) place(item, rows);
      hasMoved.current = false;
    },
    getItemKey: keyOf,
    initialRect: room(),
    scrollMargin: margin,
    observeElementRect: observeRoom,
    observeElementOffset: (rows, notify) => {
      isAttaching.current = true;
      const isOurs = () => scroller !== null || !body.current || scrollerAround(body.current) === rows.scrollElement;
      return observeScroll(rows, notify, isOurs);
    },
    // It begins by scrolling to where its element is taken to be, which would force a layout, and move the page.
    scrollToFn: (top, options, rows) => {
      if (!isAttaching.current) elementScroll(top, options, rows);
      isAttaching.current = false;
    },
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor({ ...range, overscan: 0 });
      const wanted = new Set([
        ...kept.filter((index) => index >= 0 && index < count),
        ...inSight,
        ...defaultRangeExtractor({ ...range, overscan: spare }),
      ]);
      const isWhole = isPrinted || count <= SCREENFUL;
      const usual = mountable(wanted, isMounted, isWhole ? count : MOST_MOUNTED);
      const isBehind = usual.length < wanted.size;
      hasReserve.current = spare > 0 && (hasReserve.current || !isBehind);
      // Paper shows what is on the page at that moment, and nothing follows.
      const canBeBrief = mayBeBrief && !isOnPaper && !isWhole;
      const isLate =
        canBeBrief && hasReserve.current && isBehind && virtualizer.isScrolling && !inSight.every(isMounted);
      const shown = isLate ? mountable(wanted, isMounted, MOST_BRIEF) : usual;
      isCut.current = shown.length < wanted.size;
      const isBrief = (index: number) =>
        isMounted(index) ? brief.current.has(keyOf(index)) : isLate && !kept.includes(index);
      brief.current = new Set(canBeBrief ? shown.filter(isBrief).map(keyOf) : []);
      return shown.toSorted((one, other) => one - other);
    },
  });

  const [, mountMore] = useReducer((frames: number) => frames + 1, 0);
  const items = virtualizer.getVirtualItems();
  useEffect(() => {
    if (isCut.current) return afterPaint(mountMore);
    if (brief.current.size === 0) return undefined;
    return afterPaint(() => {
      brief.current = new Set(inSightFirst(brief.current, items, virtualizer).slice(MOST_MOUNTED));
      mountMore();
    });
  }, [items, virtualizer]);

  useLayoutEffect(() => {
    const [rows, box] = [body.current, getScrollElement()];
    if (!rows || !box) return undefined;
    const contents = isPage(box) ? [document.body] : [...box.children];
    const sizes = new Map<Element, ResizeObserverSize>();
    let before = '';
    // Content above the rows cannot grow unless the scrolled content grows by more than the rows do. The first report comes at once.
    const observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) if (borderBoxSize[0]) sizes.set(target, borderBoxSize[0]);
      const others = contents.map((content) => sizeWithout(rows, content, sizes)).join(' ');
      if (others === before) return;
      before = others;
      const found = scroller ? box : scrollerAround(rows);
      if (found !== box) {
        setAround(found);
        return;
      }
      known.margin = Math.round(distance(rows, box));
      setMargin(known.margin);
    });
    for (const element of [rows, ...contents]) observer.observe(element);
    return () => observer.disconnect();
  }, [body, scroller, getScrollElement, known]);
  return { virtualizer, brief: brief.current };
}

/** The most rows to render on each side of those in sight. @param height of a row, in CSS pixels */
export const mostSpare = (count: number, height: number): number =>
  count <= FEW && count * height <= SHORT ? count : OVERSCAN;

/**
 * The number of rows to render on each side of those in sight: none at first, a few once the page is idle, and more after a
 * while. A long list that has become another one, as at each key of a search, begins again.
 */
function useSpareRows(most: number, count: number): number {
  const [rendered, setRendered] = useState({ spare: 0, count });
  const spare = count > FEW && count !== rendered.count ? 0 : rendered.spare;
  useEffect(() => {
    if (spare >= most) return undefined;
    const more = () => startTransition(() => setRendered({ spare: spare + OVERSCAN, count }));
    return spare === OVERSCAN ? afterStanding(more) : whenIdle(more);
  }, [spare, most, count]);
  return Math.min(spare, most);
}

/** @returns a function that stops waiting */
function afterStanding(act: () => void): () => void {
  let stop = () => {};
  const timer = setTimeout(() => (stop = whenIdle(act)), STANDING);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** The rows to render now: those in the page, and the first few others. */
function mountable(wanted: Iterable<number>, isMounted: (index: number) => boolean, most: number): number[] {
  let left = most;
  return [...wanted].filter((index) => isMounted(index) || (left -= 1) >= 0);
}

/** Those of some keys that are rendered, in the order in which the user sees them. */
function inSightFirst(keys: ReadonlySet<Key>, items: readonly VirtualItem[], rows: VirtualRowsState): readonly Key[] {
  const { startIndex = 0, endIndex = 0 } = rows.range ?? {};
  const isInSight = ({ index }: VirtualItem) => index >= startIndex && index <= endIndex;
  const rendered = items.filter(({ key }) => keys.has(key));
  return [...rendered.filter(isInSight), ...rendered.filter((item) => !isInSight(item))].map(({ key }) => key);
}

function learntOf(key: string): { height: number; margin: number } {
  const found = learnt.get(key) ?? { height: 0, margin: 0 };
  learnt.set(key, found);
  return found;
}

/** The height that a row is taken to have. */
function heightNow(row: HTMLElement, rows: VirtualRowsState): number {
  const index = rows.indexFromElement(row);
  return rows.itemSizeCache.get(rows.options.getItemKey(index)) ?? rows.measurementsCache[index]?.size ?? 0;
}

const varsOf = ({ start }: VirtualItem, rows: VirtualRowsState) => ({
  [rowOffset]: `${start - rows.options.scrollMargin}px`,
});

function place(item: VirtualItem, rows: VirtualRowsState): void {
  const row = rows.elementsCache.get(item.key);
  if (row) setElementVars(row, varsOf(item, rows));
}

/** The style of the element that holds the rows: as tall as all of them. */
export const bodyStyle = (rows: VirtualRowsState): CSSProperties =>
  assignInlineVars({ [bodyHeight]: `${rows.getTotalSize()}px` });

/** The attributes that put a row into its place. */
export const rowProps = (
  item: VirtualItem,
  rows: VirtualRowsState,
): { readonly ref: RefCallback<HTMLElement>; readonly style: CSSProperties; readonly 'data-index': number } => ({
  ref: rows.measureElement,
  style: assignInlineVars(varsOf(item, rows)),
  'data-index': item.index,
});

/** The nearest ancestor that scrolls vertically, or the page. */
function scrollerAround(element: Element): Element {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) return box;
  }
  return document.documentElement;
}

const isPage = (box: Element): boolean => box === document.documentElement;

/** The size of content without that of the rows in it, as text. */
function sizeWithout(rows: Element, content: Element, sizes: ReadonlyMap<Element, ResizeObserverSize>): string {
  const { inlineSize = 0, blockSize = 0 } = sizes.get(content) ?? {};
  const ofRows = content.contains(rows) ? (sizes.get(rows)?.blockSize ?? 0) : 0;
  return `${inlineSize}×${Math.round(blockSize - ofRows)}`;
}

/** The distance from the start of a scroller's content to an element, in CSS pixels. */
function distance(element: Element, scroller: Element): number {
  const top = isPage(scroller) ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop;
  return element.getBoundingClientRect().top - top + scroller.scrollTop;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

let windowRoom: Room | null = null;

/** The size of the window. Read once, and when it changes: reading it while React commits would force a layout. */
function room(): Room {
  if (windowRoom) return windowRoom;
  const read = () => {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    return (windowRoom = { width, height });
  };
  window.addEventListener('resize', read);
  return read();
}

/**
 * If the page scrolls, the viewport is the window: the root element is as tall as its content. Another element is taken to
 * be as tall as the window until it is reported.
 */
function observeRoom({ scrollElement }: VirtualRowsState, notify: (room: Room) => void) {
  if (!scrollElement) return undefined;
  if (isPage(scrollElement)) {
    const tell = () => notify(room());
    tell();
    window.addEventListener('resize', tell);
    return () => window.removeEventListener('resize', tell);
  }
  const observer = new ResizeObserver(() =>
    notify({ width: scrollElement.clientWidth, height: scrollElement.clientHeight }),
  );
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

function observeScroll(
  { scrollElement, scrollOffset }: VirtualRowsState,
  notify: (offset: number, isScrolling: boolean) => void,
  isOurs: () => boolean,
) {
  if (!scrollElement) return undefined;
  const source = isPage(scrollElement) ? document : scrollElement;
  // Reading the offset again after rendering would force a layout before the frame.
  let top = scrollOffset ?? 0;
  let isMoving = false;
  const move = () => {
    isMoving = true;
    top = scrollElement.scrollTop;
    notify(top, true);
  };
  const end = () => {
    if (isMoving) notify(top, false);
    isMoving = false;
  };
  // Not by `scrollend`: each step of a scroll that goes on may send one, and the table would be rendered for it.
  const stopWaiting = whileStill(() => {
    end();
    return () => {};
  });
  const stop = onceLaidOut(scrollElement, () => {
    if (scrollElement.scrollTop === top || !isOurs()) return;
    move();
    end();
  });
  source.addEventListener('scroll', move, { passive: true });
  return () => {
    stop();
    stopWaiting();
    source.removeEventListener('scroll', move);
  };
}
