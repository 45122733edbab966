import {
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { refusal } from './errors.ts';
import { checkSize, type QueryLimits } from './query-limits.ts';

type ParsedDocument =
  | { readonly document: DocumentNode; readonly errors?: never }
  | { readonly document?: never; readonly errors: readonly GraphQLFormattedError[] };

/** Documents that are remembered. The application has some fifty. */
const REMEMBERED = 200;

const refused = (errors: readonly GraphQLError[]): ParsedDocument => ({
  errors: errors.map((error) => error.toJSON()),
});

function parseAndValidate(schema: GraphQLSchema, text: string, limits: QueryLimits | undefined): ParsedDocument {
  try {
    const document = parse(text, limits && { maxTokens: limits.tokens });
    const errors = validate(schema, document);
    if (errors.length > 0) return refused(errors);
    const tooLarge = limits && checkSize(document, limits);
    return tooLarge ? refused([tooLarge]) : { document };
  } catch (error) {
    if (error instanceof GraphQLError) return refused([error]);
    throw error;
  }
}

/**
 * Parses and validates GraphQL documents, each text once: an application sends few documents, many times. The documents
 * that were used last are remembered; what was refused is not.
 */
export function createDocumentCache(schema: GraphQLSchema, limits?: QueryLimits): (text: string) => ParsedDocument {
  const cache = new Map<string, ParsedDocument>();
  return (text) => {
    if (limits && text.length > limits.characters) {
      return refused([refusal('QUERY_TOO_COSTLY', `${text.length} characters, at most ${limits.characters}`)]);
    }
    const parsed = cache.get(text) ?? parseAndValidate(schema, text, limits);
    cache.delete(text);
    if (parsed.document) cache.set(text, parsed);
    const [oldest] = cache.keys();
    if (cache.size > REMEMBERED && oldest !== undefined) cache.delete(oldest);
    return parsed;
  };
}
