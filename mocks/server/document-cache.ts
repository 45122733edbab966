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

/** Parses and validates GraphQL texts. An application has few of them and sends them often: each is read once. */
export function createDocumentCache(schema: GraphQLSchema): (text: string) => ParsedDocument {
  const readings = new Map<string, ParsedDocument>();
  return (text) => {
    const reading = readings.get(text) ?? parseAndValidate(schema, text);
    readings.set(text, reading);
    return reading;
  };
}
