import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { Button } from '../button/button.tsx';
import { phone } from '../theme/media.ts';
import { useMedia } from '../use-media/use-media.ts';
import { type PaneBounds, sizeAfterKey, withinBounds } from './separator.ts';
import * as styles from './split-view.css.ts';

export interface SplitViewProps {
  /** The accessible name of the separator: « Largeur de la liste ». */
  readonly label: string;
  readonly start: ReactNode;
  readonly end: ReactNode;
  /** The size of the first pane in CSS pixels, held by the caller. */
  readonly size: number;
  readonly onSizeChange: (size: number) => void;
  readonly bounds?: PaneBounds;
  /** On a phone, which shows one pane: whether it is the second one. */
  readonly isEndOpen: boolean;
  /** The label of the way back to the first pane: « Tous les clients ». */
  readonly backLabel: string;
  readonly onBack: () => void;
}

const BOUNDS: PaneBounds = { min: 240, max: 560 };

/** A list and its detail side by side, with a separator that can be moved by pointer and by keyboard. */
export function SplitView({
  label,
  start,
  end,
  size,
  onSizeChange,
  bounds = BOUNDS,
  isEndOpen,
  backLabel,
  onBack,
}: SplitViewProps) {
  const isPhone = useMedia(phone);
  const { direction } = useLocale();
  const startId = useId();
  const isRightToLeft = direction === 'rtl';
  const held = useRef<{ readonly from: number; readonly size: number } | null>(null);
  const [isDragged, setDragged] = useState(false);

  if (isPhone) {
    if (!isEndOpen) return <div className={styles.single}>{start}</div>;
    return (
      <div className={styles.single}>
        <div className={styles.back}>
          <Button variant="ghost" icon={isRightToLeft ? <ArrowRight /> : <ArrowLeft />} onPress={onBack}>
            {backLabel}
          </Button>
        </div>
        <div className={styles.pane}>{end}</div>
      </div>
    );
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const next = sizeAfterKey(event, size, bounds, isRightToLeft);
    if (next === null) return;
    event.preventDefault();
    onSizeChange(next);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { from: event.clientX, size };
    setDragged(true);
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (!held.current) return;
    const moved = (clientX - held.current.from) * (isRightToLeft ? -1 : 1);
    onSizeChange(withinBounds(held.current.size + moved, bounds));
  };
  const onRelease = () => {
    held.current = null;
    setDragged(false);
  };

  return (
    <div className={styles.split} style={assignInlineVars({ [styles.size]: `${withinBounds(size, bounds)}px` })}>
      <div id={startId} className={styles.pane}>
        {start}
      </div>
      {/* A focusable separator is an ARIA widget, although the linter does not know it. */}
      <div
        role="separator"
        aria-orientation="vertical"
        aria-label={label}
        aria-controls={startId}
        aria-valuemin={bounds.min}
        aria-valuemax={bounds.max}
        aria-valuenow={withinBounds(size, bounds)}
        tabIndex={0}
        className={styles.separator}
        {...(isDragged && { 'data-is-dragged': true })}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onLostPointerCapture={onRelease}
      />
      <div className={styles.pane}>{end}</div>
    </div>
  );
}
