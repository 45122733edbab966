import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { onceLaidOut } from '#lib/once-laid-out.ts';
import { chosenId } from '../list-box/choice.ts';
import * as styles from './segmented-control.css.ts';

export interface Segment<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** The number of records in this view. */
  readonly count?: ReactNode;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface SegmentedControlProps<Id extends string> {
  /** The accessible name: « Affichage ». */
  readonly label: string;
  readonly segments: readonly Segment<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly isDisabled?: boolean;
  /** Whether all segments are in sight, on several lines if need be; otherwise the control scrolls sideways. */
  readonly isWrapped?: boolean;
}

function revealChosen(track: Element): void {
  const chosen = track.querySelector('[aria-checked="true"]')?.getBoundingClientRect();
  if (!chosen) return;
  const frame = track.getBoundingClientRect();
  const beyond = Math.max(chosen.right - frame.right, 0) + Math.min(chosen.left - frame.left, 0);
  if (beyond !== 0) track.scrollBy({ left: beyond, behavior: 'instant' });
}

/**
 * Switches between a few views of the same content, or filters by one of a few values. It acts immediately, and one
 * segment is always selected.
 */
export function SegmentedControl<Id extends string>({
  label,
  segments,
  value,
  onChange,
  isDisabled = false,
  isWrapped = false,
}: SegmentedControlProps<Id>) {
  const track = useRef<HTMLDivElement>(null);
  // If not all segments fit, scrolls the selected one into view.
  useLayoutEffect(() => {
    const box = track.current;
    return box === null ? undefined : onceLaidOut(box, () => revealChosen(box));
  }, [value]);
  return (
    <ToggleButtonGroup
      ref={track}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={[value]}
      onSelectionChange={([key]) => {
        const id = chosenId(segments, key);
        if (id !== null) onChange(id);
      }}
      className={isWrapped ? `${styles.track} ${styles.wrapped}` : styles.track}
    >
      {segments.map((segment) => (
        <ToggleButton
          key={segment.id}
          id={segment.id}
          isDisabled={segment.isDisabled ?? false}
          className={styles.segment}
        >
          {segment.icon}
          {segment.label}
          {segment.count !== undefined && <span className={styles.count}>{segment.count}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
