import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { faultOf } from '#lib/geo.ts';
import { useFigures } from '../chart/figures.ts';
import { bodyStyle, rowProps, useVirtualRows } from '../data-table/use-virtual-rows.ts';
import * as lists from '../list/list.css.ts';
import { ListRow } from '../list/list-row.tsx';
import { FAULT_WORDS } from '../map-view/fault-words.ts';
import type { MapViewProps } from '../map-view/map-view.tsx';
import { PlaceMark } from '../map-view/place-mark.tsx';
import type { Place } from '../map-view/places.ts';
import * as styles from './map-list.css.ts';

/** The same places, selection and hovered place as the map. */
export type MapListProps = Pick<
  MapViewProps,
  'label' | 'places' | 'selected' | 'onSelect' | 'linked' | 'onLink' | 'empty'
>;

/** Estimated height of a row, in pixels, until it is measured. */
const ROW = 55;
/** The number of rows that Page Up and Page Down move by. */
const PAGE = 8;

/**
 * The places of a map as a list, with the same order, numbers and marks. It includes places without a position, with
 * the reason. One tab stop, arrow keys between rows; a long list renders only the visible rows.
 */
export function MapList({ label, places, selected = null, onSelect, linked = null, onLink, empty }: MapListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLUListElement>(null);
  const [buttons] = useState(() => new Map<number, HTMLButtonElement>());
  const chosen = selected === null ? -1 : places.findIndex(({ id }) => id === selected);
  const [reached, reach] = useState<number | null>(null);
  const stop = Math.min(reached ?? Math.max(chosen, 0), places.length - 1);
  const { virtualizer } = useVirtualRows({
    name: label,
    count: places.length,
    keyOf: (index) => places[index]?.id ?? '',
    estimate: ROW,
    kept: [stop],
    body,
    scroller,
  });

  // Scrolls to the place that was chosen on the map, or before the list was left.
  const shown = useRef(-1);
  useEffect(() => {
    if (shown.current !== chosen && chosen !== -1) virtualizer.scrollToIndex(chosen, { align: 'auto' });
    shown.current = chosen;
  });

  // The row to focus once it is rendered.
  const rowToFocus = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (rowToFocus.current === null) return;
    buttons.get(rowToFocus.current)?.focus({ preventScroll: true });
    rowToFocus.current = null;
  });
  const follow = (key: string): boolean => {
    const last = places.length - 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: stop + 1,
      ArrowUp: stop - 1,
      PageDown: stop + PAGE,
      PageUp: stop - PAGE,
      Home: 0,
      End: last,
    };
    const step = steps[key];
    if (step === undefined) return false;
    const next = Math.min(last, Math.max(0, step));
    if (next === stop) return true;
    rowToFocus.current = next;
    reach(next);
    virtualizer.scrollToIndex(next, { align: 'auto' });
    return true;
  };

  if (places.length === 0 && empty !== undefined) return empty;
  return (
    <div ref={scroller} className={styles.scroller}>
      <ul
        ref={body}
        role="list"
        aria-label={label}
        className={`${lists.list({ isEdgeToEdge: true })} ${styles.list}`}
        style={bodyStyle(virtualizer)}
      >
        {virtualizer.getVirtualItems().map((item) => {
          const { index, key } = item;
          const place = places[index];
          if (!place) return null;
          const { id, name, detail, position } = place;
          return (
            <li
              key={key}
              className={styles.item}
              {...rowProps(item, virtualizer)}
              data-linked={id === linked || undefined}
              data-selected={id === selected || undefined}
              aria-setsize={places.length}
              aria-posinset={index + 1}
            >
              <ListRow
                leading={<PlaceMark place={place} />}
                title={
                  onSelect ? (
                    <Button
                      ref={(button) => {
                        if (button) buttons.set(index, button);
                        return () => void buttons.delete(index);
                      }}
                      className={styles.open}
                      excludeFromTabOrder={index !== stop}
                      aria-pressed={id === selected}
                      onPress={() => onSelect(id)}
                      onKeyDown={(event) => {
                        if (follow(event.key)) event.preventDefault();
                        else event.continuePropagation();
                      }}
                      onHoverStart={() => onLink?.(id)}
                      onHoverEnd={() => onLink?.(null)}
                      onFocus={() => {
                        reach(index);
                        onLink?.(id);
                      }}
                      onBlur={() => onLink?.(null)}
                    >
                      <bdi>{name}</bdi>
                    </Button>
                  ) : (
                    <bdi>{name}</bdi>
                  )
                }
                detail={
                  <>
                    {typeof detail === 'function' ? detail() : detail}
                    <PositionNote position={position} />
                  </>
                }
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The reason why a place is not on the map. */
function PositionNote({ position }: Pick<Place, 'position'>) {
  const { t } = useLingui();
  const { full } = useFigures();
  if (!position) {
    return (
      <div className={styles.none}>
        <Trans>Sans position</Trans>
      </div>
    );
  }
  const fault = faultOf(position);
  if (!fault) return null;
  const given = [position.lat, position.lng].map(full).join(' ; ');
  const words = t(FAULT_WORDS[fault]);
  return (
    <div className={styles.fault}>
      <Trans>
        Position refusée ({given}) : {words}
      </Trans>
    </div>
  );
}
