import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isInstant, readDay, readMonth } from '#lib/scalars.ts';
import type { Resolvers } from './generated/resolvers.ts';
import { isFile } from './uploads.ts';

/** A scalar that is sent as it is and checked in both directions. */
function scalar<T>(name: string, is: (value: unknown) => value is T, expected: string): GraphQLScalarType<T, T> {
  function check(value: unknown): T {
    if (!is(value)) throw new GraphQLError(`${name} must be ${expected}`);
    return value;
  }
  return new GraphQLScalarType({
    name,
    serialize: check,
    parseValue: check,
    parseLiteral(node) {
      if (node.kind === Kind.STRING) return check(node.value);
      if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return check(Number(node.value));
      throw new GraphQLError(`${name} must be ${expected}`, { nodes: node });
    },
  });
}

const isDay = (value: unknown): value is string => typeof value === 'string' && readDay(value) !== null;
const isMonth = (value: unknown): value is string => typeof value === 'string' && readMonth(value) !== null;

export const scalars = {
  Timestamp: scalar('Timestamp', isInstant, 'a number of seconds since 1970, between the years 1900 and 9999'),
  Date: scalar('Date', isDay, 'a day, YYYY-MM-DD'),
  YearMonth: scalar('YearMonth', isMonth, 'a month, YYYY-MM'),
  Upload: scalar('Upload', isFile, 'a file of a multipart request'),
} satisfies Resolvers;
