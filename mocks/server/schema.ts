import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { Context } from './context.ts';
import { refusal } from './errors.ts';
import { resolvers } from './resolvers.ts';
import { authorize, isCall } from './call-rules.ts';

/** The answer to a call of the contract that has no resolver yet. */
function notServed(): never {
  throw refusal('NOT_SERVED', 'this call has no answer here yet');
}

/** Wraps every resolver of a root type with `authorize`. */
function guard(root: GraphQLObjectType<unknown, Context> | null | undefined): void {
  for (const [name, field] of Object.entries(root?.getFields() ?? {})) {
    const { resolve = notServed } = field;
    if (!isCall(name)) throw new Error(`The schema has a call that the server does not know: ${name}`);
    field.resolve = (source, args, context, info) => {
      authorize(name, context);
      return resolve(source, args, context, info);
    };
  }
}

/** Schemas have no state and are slow to build, so they are cached by their text. */
const cache = new Map<string, GraphQLSchema>();

/**
 * The executable schema of the server.
 * @param typeDefs SDL text
 * @throws {Error} if a call of the text has no rule in `CALL_RULES`
 */
export function openSchema(typeDefs: string): GraphQLSchema {
  const known = cache.get(typeDefs);
  if (known) return known;
  // Code generation has checked the text: no need to check it at every start.
  const fast = { assumeValidSDL: true, noLocation: true, updateResolversInPlace: true };
  const schema = makeExecutableSchema<Context>({ typeDefs, resolvers, ...fast });
  guard(schema.getQueryType());
  guard(schema.getMutationType());
  cache.set(typeDefs, schema);
  return schema;
}
