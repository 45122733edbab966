import type { FinanceKind } from '#domain/finance/rows.ts';
import { type KnownColumns, type KnownHeader, type Role, ROLES } from '#domain/import/columns.ts';
import type { KnownNames, NamedField } from '#domain/import/corrections.ts';
import { changeHeaders, changeNames, nameChanges, type WrittenNames } from '#domain/import/memory.ts';
import { type Guard, isObject, isText, listOf, orNull, shapeOf } from '#lib/shape.ts';
import { deviceTexts, STORAGE_KEYS } from '#lib/device/texts.ts';

/** What a person chose for files of an agency and a kind, for the next ones. See docs/rules/finance.md#import-memory. */
export interface ImportMemory {
  readonly names: KnownNames;
  readonly columns: KnownColumns;
}

/**
 * Where the choices of an owner are: a person in an agency, by {@link ownerOf}. Those of somebody else on the same device
 * are not read, nor are those of an earlier version, which name nobody.
 */
const entryOf = (owner: string, kind: FinanceKind): string => `${owner} ${kind}`;

export const ownerOf = (memberID: string, agencyID: string | null): string => `${memberID} ${agencyID ?? ''}`;

const objectOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});

/** The entries of an object whose values are strings. */
const textsOf = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(objectOf(value)).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
  );

function readAll(): Readonly<Record<string, unknown>> {
  try {
    return objectOf(JSON.parse(deviceTexts.get(STORAGE_KEYS.imports) ?? '{}'));
  } catch {
    return {};
  }
}

const storedOf = (owner: string, kind: FinanceKind) => objectOf(readAll()[entryOf(owner, kind)]);
const byField = <Value>(valueOf: (field: NamedField) => Value): Record<NamedField, Value> => ({
  product: valueOf('product'),
  wholesaler: valueOf('wholesaler'),
});

const isRole: Guard<Role> = (value): value is Role => ROLES.some((role) => role === value);
const isHeader = shapeOf<KnownHeader>({ titles: listOf(isText), roles: listOf(orNull(isRole)) });

/** The choices that this device remembers of a person; entries of another shape are ignored, as are columns without their titles. */
export function recall(owner: string, kind: FinanceKind): ImportMemory {
  const entry = storedOf(owner, kind);
  const names = objectOf(entry['names']);
  const headers = entry['columns'];
  return {
    names: byField((field) => textsOf(names[field])),
    columns: Array.isArray(headers) ? headers.filter(isHeader) : [],
  };
}

export function recallWritten(owner: string, kind: FinanceKind): WrittenNames {
  const written = objectOf(storedOf(owner, kind)['written']);
  return byField((field) => textsOf(written[field]));
}

/** The texts of earlier files, and those of the file at hand over them. */
export const joinWritten = (known: WrittenNames, written: WrittenNames | null): WrittenNames =>
  byField((field) => ({ ...known[field], ...written?.[field] }));

/**
 * Stores what changed from `before` to `after`, and nothing else: another tab may have stored choices meanwhile.
 * @param written the names as the file at hand writes them
 */
export function remember(
  owner: string,
  kind: FinanceKind,
  before: ImportMemory,
  after: ImportMemory,
  written: WrittenNames,
): void {
  const changes = nameChanges(before.names, after.names);
  if (changes.length === 0 && before.columns === after.columns) return;
  const stored = recall(owner, kind);
  const names = changeNames(stored.names, changes);
  const all = joinWritten(recallWritten(owner, kind), written);
  const texts = byField((field) =>
    Object.fromEntries(Object.entries(all[field]).filter(([name]) => Object.hasOwn(names[field], name))),
  );
  const columns = changeHeaders(stored.columns, before.columns, after.columns);
  const entry = { names, written: texts, columns };
  deviceTexts.set(STORAGE_KEYS.imports, JSON.stringify({ ...readAll(), [entryOf(owner, kind)]: entry }));
}
