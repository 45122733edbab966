import { Trans, useLingui } from '@lingui/react/macro';
import { createContext, type FocusEvent, type ReactNode, useContext, useEffect, useRef } from 'react';
import { GridList, GridListItem, ListLayout, Virtualizer } from 'react-aria-components';
import { faultOf } from '#lib/geo.ts';
import { useFigures } from '../chart/figures.ts';
import { ListRow } from '../list/list-row.tsx';
import { FAULT_WORDS } from '../map-view/fault-words.ts';
import { PlaceMark } from '../map-view/place-mark.tsx';
import type { Place } from '../map-view/places.ts';
import * as styles from './map-list.css.ts';

export interface MapListProps {
  readonly label: string;
  /** The same as the map's, in the same order. */
  readonly places: readonly Place[];
  readonly selected?: string | null;
  readonly onSelect?: (id: string) => void;
  /** The place that is pointed at here, or on the map. */
  readonly linked?: string | null;
  readonly onLink?: (id: string | null) => void;
  readonly empty?: ReactNode;
}

/** Pixels of a row that has not been measured. */
const ROW = 55;

/** Told to the rows in sight alone: thousands of others need not hear of a pointer that moves. */
const Linked = createContext<string | null>(null);

/** What is on a map, as a list: same order, same numbers, same marks; and what has no position, with the reason. */
export function MapList({ label, places, selected = null, onSelect, linked = null, onLink, empty }: MapListProps) {
  const list = useRef<HTMLDivElement>(null);

  // What was chosen on the map comes into sight. A row that far away is not there yet: first to where it must be.
  const chosen = useRef(selected);
  useEffect(() => {
    const { current: box } = list;
    if (chosen.current === selected || !box) return;
    chosen.current = selected;
    const order = places.findIndex(({ id }) => id === selected);
    if (order === -1) return;
    const row = rowOf(box, selected);
    if (row) row.scrollIntoView({ block: 'nearest' });
    else box.scrollTop = (box.scrollHeight * order) / places.length - box.clientHeight / 2;
  });

  if (places.length === 0 && empty !== undefined) return empty;
  return (
    <Linked value={linked}>
      {/* The rows are react-aria's: which one has the focus is told by what bubbles up. */}
      <div
        className={styles.box}
        onFocus={({ target }: FocusEvent<HTMLElement>) => onLink?.(target.dataset['key'] ?? null)}
        onBlur={() => onLink?.(null)}
      >
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: ROW }}>
          <GridList
            ref={list}
            className={styles.list}
            aria-label={label}
            items={places}
            selectionMode={onSelect ? 'single' : 'none'}
            disallowEmptySelection
            selectedKeys={selected === null ? [] : [selected]}
            onSelectionChange={(keys) => {
              for (const key of keys) onSelect?.(String(key));
            }}
          >
            {(place) => (
              <GridListItem
                id={place.id}
                textValue={place.name}
                className={styles.item}
                onHoverStart={() => onLink?.(place.id)}
                onHoverEnd={() => onLink?.(null)}
              >
                <Row place={place} />
              </GridListItem>
            )}
          </GridList>
        </Virtualizer>
      </div>
    </Linked>
  );
}

function rowOf(list: HTMLElement, id: string | null): Element | undefined {
  return [...list.querySelectorAll<HTMLElement>('[role="row"]')].find((row) => row.dataset['key'] === id);
}

function Row({ place }: { readonly place: Place }) {
  const { name, detail, position } = place;
  return (
    <div className={styles.row} data-linked={useContext(Linked) === place.id || undefined}>
      <ListRow
        leading={<PlaceMark place={place} />}
        title={<bdi>{name}</bdi>}
        detail={
          <>
            {detail}
            <PositionNote position={position} />
          </>
        }
      />
    </div>
  );
}

/** Why a place is not on the map. */
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
