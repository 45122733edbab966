import {
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';

type Reading =
  | { readonly document: DocumentNode; readonly errors?: never }
  | { readonly document?: never; readonly errors: readonly GraphQLFormattedError[] };

function readFresh(schema: GraphQLSchema, text: string): Reading {
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
export function createReader(schema: GraphQLSchema): (text: string) => Reading {
  const readings = new Map<string, Reading>();
  return (text) => {
    const reading = readings.get(text) ?? readFresh(schema, text);
    readings.set(text, reading);
    return reading;
  };
}
