import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  Kind,
  parse,
} from 'graphql';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import { readSchema } from '#mocks/hosts/node.ts';
import { reading } from '../reading.ts';

/** A call of the schema with placeholder values of the right type for its required arguments. */
export interface AnyCall {
  readonly name: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const VALUES: Readonly<Record<string, unknown>> = {
  ID: 'nothing',
  String: 'nothing',
  Int: 1,
  Float: 1,
  Boolean: false,
  Timestamp: DEFAULT_NOW,
  Date: '2026-11-19',
  YearMonth: '2026-11',
  Upload: new File(['%PDF'], 'nothing.pdf', { type: 'application/pdf' }),
};

function valueOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return [];
  return isEnumType(type) ? type.getValues()[0]?.name : VALUES[type.name];
}

function callOf(operation: string, { name, args, type }: GraphQLField<unknown, unknown>): AnyCall {
  const required = args.filter((argument) => isNonNullType(argument.type));
  const declared = required.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const given = required.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const within = (list: string) => (list ? `(${list})` : '');
  const selection = isCompositeType(getNamedType(type)) ? ' { __typename }' : '';
  return {
    name,
    query: `${operation} Call${within(declared)} { ${name}${within(given)}${selection} }`,
    variables: Object.fromEntries(required.map((argument) => [argument.name, valueOf(argument.type)])),
  };
}

const schema = buildSchema(readSchema());

/** Every call of the contract. */
export const CALLS: readonly AnyCall[] = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => callOf('query', field)),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => callOf('mutation', field)),
];

const sources = reading('src/**/*.graphql');

/** The calls that a document of the application makes. */
export const CALLS_OF_SCREENS: readonly string[] = sources.files
  .flatMap((file) => parse(sources.text(file)).definitions)
  .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  .flatMap(({ selectionSet }) => selectionSet.selections)
  .flatMap((selection) => (selection.kind === Kind.FIELD ? selection.name.value : []));
