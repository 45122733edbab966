import type { KnownColumns, KnownHeader, Role } from './columns.ts';
import { type KnownNames, NAMED_FIELDS, type NamedField } from './corrections.ts';
import { NONE } from './lookup.ts';
import type { ImportTable } from './table.ts';

/** How files write the names, by their plain form; where it is not known, a name is shown in its plain form. */
export type WrittenNames = Readonly<Record<NamedField, Readonly<Record<string, string>>>>;

/** What a name in files is to mean from now on; without an `ID` it is forgotten. */
export interface NameChange {
  readonly field: NamedField;
  /** In plain form. */
  readonly name: string;
  readonly ID: string | null;
}

/** The meanings of names after some changes. */
export function changeNames(known: KnownNames, changes: readonly NameChange[]): KnownNames {
  const names = Object.fromEntries(NAMED_FIELDS.map((field) => [field, new Map(Object.entries(known[field]))]));
  for (const { field, name, ID } of changes) {
    if (ID === null) names[field]?.delete(name);
    else names[field]?.set(name, ID);
  }
  const after = (field: NamedField) => Object.fromEntries(names[field] ?? []);
  return { product: after('product'), wholesaler: after('wholesaler') };
}

/** The changes that lead from some meanings to others. */
export function nameChanges(before: KnownNames, after: KnownNames): readonly NameChange[] {
  return NAMED_FIELDS.flatMap((field) => {
    const all = new Set([...Object.keys(before[field]), ...Object.keys(after[field])]);
    return [...all].flatMap((name) => {
      const ID = idOf(after[field], name);
      return ID === idOf(before[field], name) ? [] : [{ field, name, ID }];
    });
  });
}

/** A name of a file may be `constructor`: only the object's own keys are names. */
const idOf = (names: Readonly<Record<string, string>>, name: string): string | null =>
  Object.hasOwn(names, name) ? (names[name] ?? null) : null;

/** How a file writes the names that are known, by their plain form. */
export function writtenNames(table: ImportTable, known: KnownNames): WrittenNames {
  const { cells, names, texts } = table;
  const inField = (field: NamedField, indices: Int32Array, roles: readonly Role[]) => {
    const sought = new Set(names.flatMap((name, index) => (Object.hasOwn(known[field], name) ? [index] : [])));
    const written: [string, string][] = [];
    for (let row = 0; row < indices.length && sought.size > 0; row += 1) {
      const index = indices[row] ?? NONE;
      if (!sought.delete(index)) continue;
      const text = roles.map((role) => texts[cells[role][row] ?? 0] ?? '').find((each) => each !== '');
      const name = names[index];
      if (name !== undefined && text !== undefined) written.push([name, text]);
    }
    return Object.fromEntries(written);
  };
  return {
    product: inField('product', table.productName, ['product', 'reference', 'productID']),
    wholesaler: inField('wholesaler', table.wholesalerName, ['wholesaler', 'wholesalerID']),
  };
}

/** One text for each set of titles. */
const headerKey = ({ titles }: KnownHeader): string => JSON.stringify(titles);

/** How many headers are remembered for an agency and a kind. */
const MOST_HEADERS = 50;

/** What is remembered of columns, with this choice in the place of the one for the same titles; the oldest give way. */
export const withHeader = (known: KnownColumns, header: KnownHeader): KnownColumns =>
  [...known.filter((each) => headerKey(each) !== headerKey(header)), header].slice(-MOST_HEADERS);

/** Applies what changed from `before` to `after` to other remembered choices of columns. */
export function changeHeaders(known: KnownColumns, before: KnownColumns, after: KnownColumns): KnownColumns {
  const left = new Set(after.map(headerKey));
  const gone = new Set(before.map(headerKey).filter((key) => !left.has(key)));
  const added = after.filter((header) => !before.includes(header));
  return added.reduce(
    withHeader,
    known.filter((header) => !gone.has(headerKey(header))),
  );
}
