import { useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { type Cursor, moved, type Reach } from './cursor.ts';
import * as styles from './chart.css.ts';

/** A rectangle in the picture, in CSS pixels from its top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface ReaderProps {
  readonly box: Box;
  readonly reach: Reach;
  /** Describes a reading position as a sentence. */
  readonly words: (cursor: Cursor) => string;
  /** The reading position nearest to a point in the box; `null` if none is near. */
  readonly cursorAt: (place: Place) => Cursor | null;
  /** The point in the picture next to which the tooltip stands. */
  readonly placeOf: (cursor: Cursor) => Place;
  /** Highlights drawn over the picture: a cross-hair, rings. */
  readonly marks: (cursor: Cursor) => ReactNode;
  readonly tip: (cursor: Cursor) => ReactNode;
  /** Maps a key to the next reading position. By default it moves along the chart and between its series. */
  readonly move?: typeof moved;
}

/**
 * Makes the points of a picture readable one at a time: with the pointer, or with the arrow keys from a single tab
 * stop. For assistive technology it is a slider whose value text is the sentence about the point: screen readers
 * announce each step, and on phones a swipe moves it.
 */
export function Reader({ box, reach, words, cursorAt, placeOf, marks, tip, move = moved }: ReaderProps) {
  const { t } = useLingui();
  const { direction } = useLocale();
  // Starts at the latest point, which is what most users look for.
  const [position, setCursor] = useState<Cursor>({ index: Infinity, series: 0 });
  const [isShown, setShown] = useState(false);
  // The data may have become shorter.
  const cursor: Cursor = {
    index: Math.min(position.index, reach.count - 1),
    series: Math.min(position.series, reach.series - 1),
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && isShown) {
      event.stopPropagation();
      setShown(false);
      return;
    }
    const next = move(cursor, event.key, reach, direction === 'rtl');
    if (!next) return;
    event.preventDefault();
    setCursor(next);
    setShown(true);
  };

  const onPointer = (event: PointerEvent) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const next = cursorAt({ x: event.clientX - left, y: event.clientY - top });
    if (next) setCursor(next);
    setShown(next !== null);
  };

  const place = placeOf(cursor);
  const side = place.x > box.left + box.width / 2 ? 'before' : 'after';
  return (
    <>
      {isShown && (
        <svg className={styles.overlay} width="100%" height="100%" aria-hidden="true">
          {marks(cursor)}
        </svg>
      )}
      <div
        className={styles.reader}
        style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
        role="slider"
        tabIndex={0}
        aria-label={t`Lire point par point`}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={reach.count}
        aria-valuenow={cursor.index + 1}
        aria-valuetext={words(cursor)}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onPointerLeave={({ pointerType }) => {
          // On a touch screen the tooltip stays after the finger is lifted.
          if (pointerType !== 'touch') setShown(false);
        }}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) setShown(true);
        }}
        onBlur={() => setShown(false)}
      />
      {isShown && (
        <div
          className={styles.tip[side]}
          style={assignInlineVars({ [styles.tipX]: `${place.x}px`, [styles.tipY]: `${place.y}px` })}
          aria-hidden="true"
        >
          {tip(cursor)}
        </div>
      )}
    </>
  );
}
