import {
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';

type ParsedDocument =
  | { readonly document: DocumentNode; readonly errors?: never }
  | { readonly document?: never; readonly errors: readonly GraphQLFormattedError[] };

function parseAndValidate(schema: GraphQLSchema, text: string): ParsedDocument {
  try {
    const document = parse(text);
    const errors = validate(schema, document);
    return errors.length === 0 ? { document } : { errors: errors.map((error) => error.toJSON()) };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error.toJSON()] };
    throw error;
  }
}

/** Parses and validates GraphQL documents, each text once: an application sends few documents, many times. */
export function createDocumentCache(schema: GraphQLSchema): (text: string) => ParsedDocument {
  const cache = new Map<string, ParsedDocument>();
  return (text) => {
    const parsed = cache.get(text) ?? parseAndValidate(schema, text);
    cache.set(text, parsed);
    return parsed;
  };
}
