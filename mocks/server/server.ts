import { executeSync, type FormattedExecutionResult, GraphQLError } from 'graphql';
import type { Clock } from '#lib/clock.ts';
import type { Switches } from '#domain/access/rights.ts';
import { withEmptyAgency } from '#mocks/seed/empty-agency.ts';
import { createWorld } from '#mocks/seed/index.ts';
import type { WorldOptions } from '#mocks/seed/types.ts';
import { type Context, createContext } from './context.ts';
import { createDocumentCache } from './document-cache.ts';
import { sampleContent } from './sample-files.ts';
import { resumesAt, type JournalEntry } from './journal.ts';
import { fileOf } from './product-files.ts';
import { authorize } from './call-rules.ts';
import { openSchema } from './schema.ts';
import { createStore } from './store.ts';
import { bearerOf, createTokens } from './auth-tokens.ts';
import { findMislabelled } from './uploads.ts';

export interface ServerOptions extends WorldOptions {
  /** SDL text. */
  readonly schema: string;
  /** Work done before, to be done again. */
  readonly journal?: readonly JournalEntry[];
  /** Work that the world begins with: a part of it, and not of what is done in it. */
  readonly begun?: readonly JournalEntry[] | undefined;
  /** An agency that has nothing but its people and its places. */
  readonly emptyAgencyID?: string | undefined;
  /** Days that have passed since the world began. */
  readonly days?: number;
  /** Rights and modules that are switched for everybody. */
  readonly switches?: Switches;
  /** Seconds a token is good for; left out, for ever. */
  readonly tokenLifetime?: number | undefined;
  /** Milliseconds since the server was made; left out, time stands still. */
  readonly elapsed?: () => number;
}

/** Who asks, and about which agency. */
interface Asking {
  /** The header: `Bearer …` */
  readonly authorization?: string | null | undefined;
  /** The header: an agency's id, or `global`. */
  readonly agency?: string | null | undefined;
  /** Takes every token for an expired one: the end of a session, made on purpose. */
  readonly tokensExpired?: boolean | undefined;
}

/** One GraphQL request. */
export interface ServerRequest extends Asking {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
}

/** A request of a file, at the address that `PharmaProductFile.File` tells. */
export interface FileRequest extends Asking {
  readonly ID: string;
}

/** The file, or the HTTP status of the refusal. Plain data too. */
export type FileAnswer =
  | { readonly content: Blob; readonly type: string; readonly name: string }
  | { readonly status: 401 | 403 | 404 };

/** Plain data: it can be sent to another thread, and written as JSON. */
export type ServerAnswer = FormattedExecutionResult;

export interface Server {
  /** Answers a request; what is wrong with it is in the answer. */
  readonly execute: (request: ServerRequest) => Promise<ServerAnswer>;
  readonly readFile: (request: FileRequest) => Promise<FileAnswer>;
  /** The work done so far: given to another server with the same options, it makes that server the same. */
  readonly journal: () => readonly JournalEntry[];
  /** Does work again that was done by another server of the same world, at the time it was done; time goes on from there. */
  readonly replay: (work: readonly JournalEntry[]) => void;
  readonly clock: Clock;
}

/**
 * Makes a demo server: a world, the work of a journal done again in it, and an answer to every call of the schema.
 * It is determined by its options: it does not ask the machine for the time, and draws no lots.
 * An entry of the journal that changes nothing any more is left out of the new journal.
 */
export function createServer(options: ServerOptions): Server {
  const {
    seed,
    now,
    scenario,
    journal: past = [],
    days = 0,
    switches = {},
    elapsed = () => 0,
    begun = [],
    emptyAgencyID,
  } = options;
  const schema = openSchema(options.schema);
  const read = createDocumentCache(schema);
  const world = createWorld({ seed, now, scenario });
  const store = createStore(emptyAgencyID === undefined ? world : withEmptyAgency(world, emptyAgencyID));
  const tokens = createTokens(options.tokenLifetime);
  let start = resumesAt(now, [...begun, ...past], days) * 1000;
  const clock: Clock = { now: () => start + elapsed() };
  const journal: JournalEntry[] = [];

  /** @param mislabelled of a replay there are none: what was refused is in no journal */
  function contextOf(
    { authorization, agency = null, tokensExpired = false }: Asking,
    at: number,
    mislabelled: ReadonlySet<unknown> = new Set(),
    replayedUserID?: string,
  ): Context {
    const bearer = bearerOf(authorization);
    const accepted = tokensExpired ? { ...tokens, userOf: () => undefined } : tokens;
    const userID = replayedUserID ?? (bearer && accepted.userOf(bearer, at));
    const isReplay = replayedUserID !== undefined;
    return createContext({ store, now: at, tokens: accepted, mislabelled, switches, isReplay, bearer }, userID, agency);
  }

  /** Resolvers are synchronous, so that requests cannot mix, and a replay is over when it returns. */
  function run({ query, variables, operationName, agency }: ServerRequest, at: number, context: Context): ServerAnswer {
    const { document, errors: faults } = read(query);
    if (!document) return { errors: faults };

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
      journal.push({ at, ...work, userID: context.viewer().ID, agencyID: agency ?? null });
    }
    return { ...(data !== undefined && { data }), ...(errors && { errors: errors.map((error) => error.toJSON()) }) };
  }

  function replay(work: readonly JournalEntry[]): void {
    for (const { at, userID, agencyID: agency, ...call } of work) {
      run({ ...call, agency }, at, contextOf({ agency }, at, undefined, userID));
    }
    // Nothing was done in the future.
    start += Math.max(0, resumesAt(now, work) * 1000 - clock.now());
  }
  replay(begun);
  journal.length = 0;
  replay(past);
  const present = () => Math.floor(clock.now() / 1000);

  return {
    async execute(request) {
      const mislabelled = await findMislabelled(request.variables ?? {});
      const at = present();
      return run(request, at, contextOf(request, at, mislabelled));
    },
    async readFile({ ID, ...asking }) {
      try {
        const context = contextOf(asking, present());
        authorize('getPharmaProductFileByID', context);
        const file = fileOf(context, ID);
        return { content: file.content ?? sampleContent(file), type: file.type, name: file.content?.name ?? file.name };
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error;
        const { code } = error.extensions;
        return { status: code === 'UNAUTHORIZED' ? 401 : code === 'FORBIDDEN' ? 403 : 404 };
      }
    },
    journal: () => [...journal],
    replay,
    clock,
  };
}
