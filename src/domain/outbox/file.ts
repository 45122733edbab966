import { type Guard, listOf, shapeOf } from '#lib/shape.ts';
import { isItem, isOwnedBy, type OutboxItem, type OutboxOwner } from './item.ts';

/** The name in each file, by which it is known again. */
const FORMAT = 'tournee-outbox';

const isFormat: Guard<typeof FORMAT> = (value) => value === FORMAT;

const isFile = shapeOf<{ readonly format: typeof FORMAT; readonly items: readonly OutboxItem[] }>({
  format: isFormat,
  items: listOf(isItem),
});

/** Writes items as the text of a file, which {@link readOutboxFile} reads. */
export const writeOutboxFile = (items: readonly OutboxItem[]): string =>
  JSON.stringify({ format: FORMAT, items }, null, 2);

export type OutboxFile =
  | { readonly kind: 'items'; readonly items: readonly OutboxItem[] }
  /** `other`: the file is somebody else's, or of another agency. */
  | { readonly kind: 'unreadable' | 'other' };

/** Reads the file of somebody. A file that has an item of somebody else is not read at all. */
export function readOutboxFile(text: string, owner: OutboxOwner): OutboxFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'unreadable' };
  }
  if (!isFile(value)) return { kind: 'unreadable' };
  const { items } = value;
  return items.every((item) => isOwnedBy(item, owner)) ? { kind: 'items', items } : { kind: 'other' };
}
