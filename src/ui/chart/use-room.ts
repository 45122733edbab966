import { useLayoutEffect, useRef, useState } from 'react';

/** The size available for a picture, in CSS pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** The computed font size, which follows the user's settings. */
  readonly textSize: number;
}

/**
 * Measures an element, from the first paint on.
 * @returns `undefined` until the element exists and has a width
 */
export function useRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const { current: element } = ref;
    if (!element) return undefined;
    const measure = () => {
      const next = roomOf(element);
      setRoom((before) => (isSame(before, next) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}

function roomOf(element: HTMLElement): Room | null {
  const { clientWidth: width, clientHeight: height } = element;
  if (width === 0 || height === 0) return null;
  return { width, height, textSize: Number.parseFloat(getComputedStyle(element).fontSize) };
}

function isSame(one: Room | null, other: Room | null): boolean {
  return one?.width === other?.width && one?.height === other?.height && one?.textSize === other?.textSize;
}
