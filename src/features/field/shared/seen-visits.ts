import { deviceTexts, STORAGE_KEYS } from '#lib/device/texts.ts';
import { parseJsonList } from '#lib/json-list.ts';
import { isText, listOf, shapeOf } from '#lib/shape.ts';

/** The purposes of visits as somebody last saw them, by the IDs of their objectives. */
export type SeenVisits = ReadonlyMap<string, string>;

/** How many days are remembered, the latest looked at. */
const DAYS = 60;

/** A day of a person, as somebody looks at it. */
export interface Look {
  readonly memberID: string;
  readonly workerID: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
}

interface StoredLook {
  readonly name: string;
  readonly IDs: readonly string[];
  readonly purposes: readonly string[];
}

const isStoredLook = shapeOf<StoredLook>({ name: isText, IDs: listOf(isText), purposes: listOf(isText) });

const nameOf = ({ memberID, workerID, day }: Look): string => [memberID, workerID, day].join(' ');

const storedLooks = (): readonly StoredLook[] =>
  (parseJsonList(deviceTexts.get(STORAGE_KEYS.seenVisits) ?? '[]') ?? []).filter(isStoredLook);

/** What was last seen of a day; `null` if this device has not shown it yet. */
export function seenVisits(look: Look): SeenVisits | null {
  const found = storedLooks().find(({ name }) => name === nameOf(look));
  return found ? new Map(found.IDs.map((ID, index) => [ID, found.purposes[index] ?? ''])) : null;
}

export function rememberVisits(look: Look, visits: SeenVisits): void {
  const name = nameOf(look);
  const seen = { name, IDs: [...visits.keys()], purposes: [...visits.values()] };
  const looks = [...storedLooks().filter((stored) => stored.name !== name), seen].slice(-DAYS);
  deviceTexts.set(STORAGE_KEYS.seenVisits, JSON.stringify(looks));
}
