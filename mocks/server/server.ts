import { executeSync, type FormattedExecutionResult } from 'graphql';
import type { Clock } from '#lib/clock.ts';
import { createWorld } from '#mocks/seed/index.ts';
import type { WorldOptions } from '#mocks/seed/types.ts';
import { createContext } from './context.ts';
import { createReader } from './documents.ts';
import { resumesAt, type JournalEntry } from './journal.ts';
import { openSchema } from './schema.ts';
import { createStore } from './store.ts';
import { bearerOf, createTokens } from './tokens.ts';

export interface ServerOptions extends WorldOptions {
  /** SDL text. */
  readonly schema: string;
  /** Work done before, to be done again. */
  readonly journal?: readonly JournalEntry[];
  /** Seconds a token is good for; left out, for ever. */
  readonly tokenLifetime?: number | undefined;
  /** Milliseconds since the server was made; left out, time stands still. */
  readonly elapsed?: () => number;
}

/** One GraphQL request. */
export interface ServerRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
  /** The header: `Bearer …` */
  readonly authorization?: string | null | undefined;
  /** The header: an agency's id, or `global`. */
  readonly agency?: string | null | undefined;
  /** Takes every token for an expired one: the end of a session, made on purpose. */
  readonly tokensExpired?: boolean | undefined;
}

/** Plain data: it can be sent to another thread, and written as JSON. */
export type ServerAnswer = FormattedExecutionResult;

export interface Server {
  /** Answers a request; what is wrong with it is in the answer. */
  readonly execute: (request: ServerRequest) => Promise<ServerAnswer>;
  /** The work done so far: given to another server with the same options, it makes that server the same. */
  readonly journal: () => readonly JournalEntry[];
  readonly clock: Clock;
}

/**
 * Makes a demo server: a world, the work of a journal done again in it, and an answer to every call of the schema.
 * It is determined by its options: it does not ask the machine for the time, and draws no lots.
 * An entry of the journal that changes nothing any more is left out of the new journal.
 */
export function createServer(options: ServerOptions): Server {
  const { seed, now, scenario, journal: past = [], elapsed = () => 0 } = options;
  const schema = openSchema(options.schema);
  const read = createReader(schema);
  const store = createStore(createWorld({ seed, now, scenario }));
  const tokens = createTokens(options.tokenLifetime);
  const start = resumesAt(now, past) * 1000;
  const clock: Clock = { now: () => start + elapsed() };
  const journal: JournalEntry[] = [];

  /** Resolvers are synchronous, so that requests cannot mix, and a replay is over when it returns. */
  function run(request: ServerRequest, at: number, replayedUserID?: string): ServerAnswer {
    const { query, variables, operationName, agency = null, tokensExpired = false } = request;
    const { document, errors: faults } = read(query);
    if (!document) return { errors: faults };

    const bearer = bearerOf(request.authorization);
    const accepted = tokensExpired ? { ...tokens, userOf: () => undefined } : tokens;
    const userID = replayedUserID ?? (bearer && accepted.userOf(bearer, at));
    const context = createContext({ store, now: at, tokens: accepted, bearer }, userID, agency);

    const before = store.revision();
    const { data, errors } = executeSync({
      schema,
      document,
      contextValue: context,
      variableValues: variables,
      operationName,
    });
    if (store.revision() > before) {
      const work = { operationName: operationName ?? null, query, variables: variables ?? {} };
      journal.push({ at, ...work, userID: context.viewer().ID, agencyID: agency });
    }
    return { ...(data !== undefined && { data }), ...(errors && { errors: errors.map((error) => error.toJSON()) }) };
  }

  for (const { at, userID, agencyID: agency, ...work } of past) run({ ...work, agency }, at, userID);

  return {
    execute: async (request) => run(request, Math.floor(clock.now() / 1000)),
    journal: () => [...journal],
    clock,
  };
}
