import { useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { type Cursor, moved, type Reach } from './cursor.ts';
import * as styles from './chart.css.ts';

/** Part of a picture, in CSS pixels from its top left corner. */
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
  /** What is at a place, as a sentence. */
  readonly words: (cursor: Cursor) => string;
  /** What is nearest to a place within the box; nothing where nothing is near. */
  readonly cursorAt: (place: Place) => Cursor | null;
  /** Where the tooltip stands beside, in the picture. */
  readonly placeOf: (cursor: Cursor) => Place;
  /** Marks over the picture: a cross-hair, rings. */
  readonly marks: (cursor: Cursor) => ReactNode;
  readonly tip: (cursor: Cursor) => ReactNode;
  /** Where keys lead; along the chart and across its series by default. */
  readonly move?: typeof moved;
}

/**
 * Lets the points of a picture be read one by one: by pointing, or with the arrows from a single tab stop.
 * To assistive technology it is a slider, whose value is the point in words: screen readers announce each step by
 * themselves, and those of phones move it by a swipe.
 */
export function Reader({ box, reach, words, cursorAt, placeOf, marks, tip, move = moved }: ReaderProps) {
  const { t } = useLingui();
  const { direction } = useLocale();
  // The latest is what is looked for first.
  const [kept, setCursor] = useState<Cursor>({ index: Infinity, series: 0 });
  const [isShown, setShown] = useState(false);
  // What is shown may have become shorter since.
  const cursor: Cursor = {
    index: Math.min(kept.index, reach.count - 1),
    series: Math.min(kept.series, reach.series - 1),
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
          // A finger that is lifted wants to read on.
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
