import type { DraftRows } from '#domain/finance/draft-rows.ts';
import { confirmKey } from '#domain/import/corrections.ts';
import { deviceTexts, STORAGE_KEYS } from '#lib/device/texts.ts';
import { isNumber, isObject } from '#lib/shape.ts';

/** Unusual quantities that the user has confirmed, by `confirmKey`. */
type Confirmations = ReadonlyMap<string, number>;

function readAll(): Readonly<Record<string, unknown>> {
  try {
    const all: unknown = JSON.parse(deviceTexts.get(STORAGE_KEYS.confirmations) ?? '{}');
    return isObject(all) ? all : {};
  } catch {
    return {};
  }
}

/** What was confirmed of the rows of a draft on this device. */
export function recallConfirmations(draft: string): Confirmations {
  const stored = readAll()[draft];
  return new Map(
    isObject(stored) ? Object.entries(stored).flatMap(([key, value]) => (isNumber(value) ? [[key, value]] : [])) : [],
  );
}

/**
 * Keeps what was confirmed beside the draft that it is about, by its name. A quantity that was changed since is not
 * confirmed any more.
 * @param rows the unsaved rows; none deletes all
 */
export function keepConfirmations(draft: string, confirmed: Confirmations, rows: DraftRows): void {
  const { [draft]: before, ...others } = readAll();
  const held =
    confirmed.size === 0
      ? []
      : rows.flatMap(({ pharmaProductID: productID, wholesalerID, quantity }) => {
          const key = confirmKey({ productID, wholesalerID });
          return confirmed.get(key) === quantity ? [[key, quantity] as const] : [];
        });
  if (held.length === 0 && before === undefined) return;
  const all = held.length === 0 ? others : { ...others, [draft]: Object.fromEntries(held) };
  deviceTexts.set(STORAGE_KEYS.confirmations, JSON.stringify(all));
}
