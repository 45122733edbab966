import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Context } from './context.ts';
import { refusal } from './errors.ts';
import { fieldRuleOf, isConditional, isForAll, readingOf } from './field-rules.ts';
import { resolvers } from './resolvers.ts';
import { checkTexts } from './text-lengths.ts';
import { authorize, isCall } from './call-rules.ts';

/** The answer to a call of the contract that has no resolver yet. */
function notServed(): never {
  throw refusal('NOT_SERVED', 'this call has no answer here yet');
}

/** Counts the records that a field answers with, since each may lead to as many more. */
function countRecords(field: GraphQLField<unknown, Context>): void {
  if (isLeafType(getNamedType(field.type))) return;
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (source, args, context, info) => {
    const answer: unknown = resolve(source, args, context, info);
    context.spend?.(Array.isArray(answer) ? answer.length : 1);
    return answer;
  };
}

/** Wraps every resolver of a root type with `authorize`, and with what else is asked of its arguments. */
function guard(
  root: GraphQLObjectType<unknown, Context> | null | undefined,
  checkArguments: (args: Readonly<Record<string, unknown>>) => void = () => undefined,
): void {
  for (const [name, field] of Object.entries(root?.getFields() ?? {})) {
    const { resolve = notServed } = field;
    if (!isCall(name)) throw new Error(`The schema has a call that the server does not know: ${name}`);
    field.resolve = (source, args: Readonly<Record<string, unknown>>, context, info) => {
      authorize(name, context);
      if (!context.isReplay) checkArguments(args);
      return resolve(source, args, context, info);
    };
    countRecords(field);
  }
}

/**
 * Wraps the resolver of a field with its rule. A role that may never read it is refused; a field that depends on a right
 * or on the record is empty, null or a list without items.
 */
function guardField(typeName: string, field: GraphQLField<unknown, Context>): void {
  countRecords(field);
  const rule = fieldRuleOf(typeName, field.name);
  if (isForAll(rule)) return;
  const isList = isListType(getNullableType(field.type));
  if (isConditional(rule) && isNonNullType(field.type) && !isList) {
    throw new Error(`${typeName}.${field.name} cannot be empty, but has a rule that may leave it so`);
  }
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (source, args, context, info) => {
    const reading = context.isReplay ? 'yes' : readingOf(rule, source, context);
    if (reading === 'yes') return resolve(source, args, context, info);
    if (reading === 'empty') return isList ? [] : null;
    throw refusal('FORBIDDEN', `${context.viewer().userType} may not read ${typeName}.${field.name}`);
  };
}

function guardTypes(schema: GraphQLSchema): void {
  const roots = new Set<unknown>([schema.getQueryType(), schema.getMutationType()]);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || roots.has(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) guardField(type.name, field);
  }
}

/** Schemas have no state and are slow to build, so they are cached by their text. */
const cache = new Map<string, GraphQLSchema>();

/**
 * The executable schema of the server.
 * @param typeDefs SDL text
 * @throws {Error} if a call of the text has no rule in `CALL_RULES`, or a type none in `FIELD_RULES`
 */
export function openSchema(typeDefs: string): GraphQLSchema {
  const known = cache.get(typeDefs);
  if (known) return known;
  // Code generation has checked the text: no need to check it at every start.
  const fast = { assumeValidSDL: true, noLocation: true, updateResolversInPlace: true };
  const schema = makeExecutableSchema<Context>({ typeDefs, resolvers, ...fast });
  guard(schema.getQueryType());
  guard(schema.getMutationType(), checkTexts);
  guardTypes(schema);
  cache.set(typeDefs, schema);
  return schema;
}
