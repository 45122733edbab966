import type { FinanceKind } from '#domain/finance/rows.ts';
import { type KnownColumns, type KnownHeader, ROLES } from '#domain/import/columns.ts';
import type { KnownNames } from '#domain/import/corrections.ts';
import { STORAGE_KEYS } from '#lib/storage.ts';
import { deviceStorage } from '#state/device-storage.ts';

/** Choices made for files of an agency and a kind, for the next ones: wholesalers write the same names every month. */
export interface ImportMemory {
  readonly names: KnownNames;
  readonly columns: KnownColumns;
}

const entryOf = (agencyID: string, kind: FinanceKind): string => `${agencyID} ${kind}`;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const objectOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});

/** The entries of an object whose values are strings. */
const textsOf = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(objectOf(value)).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
  );

function readAll(): Readonly<Record<string, unknown>> {
  try {
    return objectOf(JSON.parse(deviceStorage.get(STORAGE_KEYS.imports) ?? '{}'));
  } catch {
    return {};
  }
}

function headersOf(value: unknown): KnownColumns {
  return (Array.isArray(value) ? value : []).flatMap((each: unknown) => {
    const { titles, roles } = objectOf(each);
    if (!Array.isArray(titles) || !Array.isArray(roles)) return [];
    return [
      {
        titles: titles.map(String),
        roles: roles.map((told: unknown) => ROLES.find((role) => role === told) ?? null),
      },
    ];
  });
}

/** How many headers are remembered for an agency and a kind. */
const MOST_HEADERS = 50;

/** Adds a choice; it replaces the one for the same titles. */
export function withHeader(columns: KnownColumns, chosen: KnownHeader): KnownColumns {
  const titles = JSON.stringify(chosen.titles);
  return [...columns.filter((each) => JSON.stringify(each.titles) !== titles), chosen].slice(-MOST_HEADERS);
}

/** The choices that this device remembers; entries of another shape are ignored. */
export function recall(agencyID: string, kind: FinanceKind): ImportMemory {
  const entry = objectOf(readAll()[entryOf(agencyID, kind)]);
  const names = objectOf(entry['names']);
  return {
    names: { product: textsOf(names['product']), wholesaler: textsOf(names['wholesaler']) },
    columns: headersOf(entry['columns']),
  };
}

export function remember(agencyID: string, kind: FinanceKind, changes: Partial<ImportMemory>): void {
  const memory = { ...recall(agencyID, kind), ...changes };
  deviceStorage.set(STORAGE_KEYS.imports, JSON.stringify({ ...readAll(), [entryOf(agencyID, kind)]: memory }));
}
