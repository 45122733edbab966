import { type DocumentNode, GraphQLError, Kind, type SelectionSetNode } from 'graphql';
import { refusal } from './errors.ts';

/** What one request may ask for. The largest document of the application has half of each. */
export interface QueryLimits {
  /** Characters of a document. */
  readonly characters: number;
  /** Tokens of a document. */
  readonly tokens: number;
  /** Fields inside fields. */
  readonly depth: number;
  /** Selected fields, those of a fragment once for each place that uses it. */
  readonly fields: number;
  /** Renamed fields, counted in the same way. */
  readonly aliases: number;
  /** Records of an answer, nested ones included. */
  readonly records: number;
  /** Milliseconds of an answer. */
  readonly milliseconds: number;
}

/** The size of a document's operations together; fields of introspection are left to the rules of graphql-js. */
export interface DocumentSize {
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
}

const EMPTY: DocumentSize = { depth: 0, fields: 0, aliases: 0 };

const both = (a: DocumentSize, b: DocumentSize): DocumentSize => ({
  depth: Math.max(a.depth, b.depth),
  fields: a.fields + b.fields,
  aliases: a.aliases + b.aliases,
});

/** Measures a valid document: its fragments have no cycles. Each fragment is measured once. */
export function sizeOf({ definitions }: DocumentNode): DocumentSize {
  const known = new Map<string, DocumentSize>();

  function ofFragment(name: string): DocumentSize {
    const size = known.get(name) ?? ofSelection(bodies.get(name));
    known.set(name, size);
    return size;
  }

  function ofSelection(set: SelectionSetNode | undefined): DocumentSize {
    return (set?.selections ?? [])
      .map((selection): DocumentSize => {
        if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
        const inner = ofSelection(selection.selectionSet);
        if (selection.kind === Kind.INLINE_FRAGMENT) return inner;
        const aliases = selection.alias ? 1 : 0;
        if (selection.name.value.startsWith('__')) return { depth: 1, fields: 1, aliases };
        return { depth: inner.depth + 1, fields: inner.fields + 1, aliases: inner.aliases + aliases };
      })
      .reduce(both, EMPTY);
  }

  const bodies = new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition.selectionSet]] : [],
    ),
  );
  return definitions
    .map((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? ofSelection(definition.selectionSet) : EMPTY))
    .reduce(both, EMPTY);
}

/** The refusal of a document that is too large; null if it is not. */
export function checkSize(document: DocumentNode, limits: QueryLimits): GraphQLError | null {
  const size = sizeOf(document);
  const name = (['depth', 'fields', 'aliases'] as const).find((measure) => size[measure] > limits[measure]);
  return name ? refusal('QUERY_TOO_COSTLY', `${name} ${size[name]}, at most ${limits[name]}`) : null;
}

/** What is left of the limits while a request is answered. */
export interface Budget {
  /** Counts records of the answer. @throws QUERY_TOO_COSTLY when a limit is passed */
  spend(records: number): void;
  /** The refusal, once a limit has been passed. */
  readonly refusal: () => GraphQLError | null;
}

/** @param elapsed milliseconds since any fixed time */
export function createBudget({ records, milliseconds }: QueryLimits, elapsed: () => number): Budget {
  const end = elapsed() + milliseconds;
  let spent = 0;
  let passed: GraphQLError | null = null;
  return {
    spend(count) {
      spent += count;
      const why =
        spent > records ? `more than ${records} records` : elapsed() > end ? 'the answer takes too long' : null;
      if (why === null) return;
      // One error for all fields: graphql-js would wrap an error without a path, once for each field.
      passed ??= new GraphQLError(`QUERY_TOO_COSTLY: ${why}`, { path: [], extensions: { code: 'QUERY_TOO_COSTLY' } });
      throw passed;
    },
    refusal: () => passed,
  };
}
