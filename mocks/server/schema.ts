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

/** Puts the gate before every call of a root type. */
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

/** Schemas hold no state, and are slow to make: servers with the same contract share one. */
const opened = new Map<string, GraphQLSchema>();

/**
 * The schema as this server answers it.
 * @param typeDefs SDL text
 * @throws {Error} when the text has a call that has no rule
 */
export function openSchema(typeDefs: string): GraphQLSchema {
  const known = opened.get(typeDefs);
  if (known) return known;
  // The generated types hold the text valid: no need to find out at every start.
  const fast = { assumeValidSDL: true, noLocation: true, updateResolversInPlace: true };
  const schema = makeExecutableSchema<Context>({ typeDefs, resolvers, ...fast });
  guard(schema.getQueryType());
  guard(schema.getMutationType());
  opened.set(typeDefs, schema);
  return schema;
}
