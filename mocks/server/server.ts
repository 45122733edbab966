import { executeSync, type FormattedExecutionResult, getOperationAST, GraphQLError, OperationTypeNode } from 'graphql';
import type { Clock } from '#lib/clock.ts';
import type { Switches } from '#domain/access/rights.ts';
import { withEmptyAgency } from '#mocks/seed/empty-agency.ts';
import { createWorld } from '#mocks/seed/index.ts';
import { DEMO_VISIT_REPORT_FIELDS } from '#mocks/seed/role-grants.ts';
import type { World, WorldOptions } from '#mocks/seed/types.ts';
import { type Context, createContext } from './context.ts';
import { createDocumentCache } from './document-cache.ts';
import { createBudget, type QueryLimits } from './query-limits.ts';
import type { SignInPace } from './sign-in-pace.ts';
import { sampleContent } from './sample-files.ts';
import { resumesAt, type JournalEntry } from './journal.ts';
import { isProofID, proofOf } from './absences.ts';
import { fileOf } from './product-files.ts';
import { refusal } from './errors.ts';
import { authorize } from './call-rules.ts';
import { openSchema } from './schema.ts';
import { createStore } from './store.ts';
import { bearerOf, createTokens, type TokenSeal } from './auth-tokens.ts';
import { findMislabelled } from './uploads.ts';

export interface ServerOptions extends WorldOptions {
  /** SDL text. */
  readonly schema: string;
  /** Changes the world before it is opened: a measurement needs more of something than any seed has. */
  readonly alter?: (world: World) => World;
  /** Entries to replay. */
  readonly journal?: readonly JournalEntry[];
  /** Entries that belong to the initial state of the world: replayed, but not part of the new journal. */
  readonly initialWork?: readonly JournalEntry[] | undefined;
  /** An agency without any records but its users and places. */
  readonly emptyAgencyID?: string | undefined;
  /** Days since the world began. */
  readonly days?: number;
  /** Rights and modules that are switched on or off for everybody. */
  readonly switches?: Switches;
  /** The fields of a visit report that users have; null: the default ones. By default all. */
  readonly visitReportFields?: readonly string[] | null;
  /** Seconds that a token is valid; by default for ever. */
  readonly tokenLifetime?: number | undefined;
  /** By default tokens are not signed: the page asks its own server. */
  readonly tokenSeal?: TokenSeal | undefined;
  /** Milliseconds since the server was created; by default time stands still. */
  readonly elapsed?: () => number;
  /** By default requests are not limited: the page asks its own server. */
  readonly limits?: QueryLimits | undefined;
  readonly signInPace?: SignInPace | undefined;
}

/** The headers of a request. */
interface RequestHeaders {
  /** `Bearer …` */
  readonly authorization?: string | null | undefined;
  /** The agency's id, or `global`. */
  readonly agency?: string | null | undefined;
  /** Treats every token as expired, to simulate the end of a session. */
  readonly tokensExpired?: boolean | undefined;
}

/** One GraphQL request. */
export interface ServerRequest extends RequestHeaders {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
  /** Refuses mutations. */
  readonly isReadOnly?: boolean | undefined;
  /** Whose wrong passwords are counted: an address. */
  readonly client?: string | undefined;
}

/** A request for the file at the address of `PharmaProductFile.File` or `AbsenceJustification.Photo`. */
export interface FileRequest extends RequestHeaders {
  readonly ID: string;
}

/** The file, or the HTTP status of the refusal. It can be sent to another thread. */
export type FileAnswer =
  | { readonly content: Blob; readonly type: string; readonly name: string }
  | { readonly status: 401 | 403 | 404 };

/** Plain data: it can be sent to another thread and written as JSON. */
export type ServerAnswer = FormattedExecutionResult;

export interface Server {
  /** Answers a request. Errors are part of the answer. */
  readonly execute: (request: ServerRequest) => Promise<ServerAnswer>;
  readonly readFile: (request: FileRequest) => Promise<FileAnswer>;
  /** The work done so far. A server with the same options that replays it has the same records. */
  readonly journal: () => readonly JournalEntry[];
  /** Replays work of another server of the same world, at the time of each entry. The clock goes on from the last one. */
  readonly replay: (work: readonly JournalEntry[]) => void;
  readonly clock: Clock;
}

/**
 * Creates a demo server: it generates a world, replays a journal and answers every call of the schema. Its state depends
 * on its options only, not on the machine's clock or on randomness. Entries that no longer change anything are left out
 * of the new journal.
 */
export function createServer(options: ServerOptions): Server {
  const {
    seed,
    now,
    scenario,
    alter = (world) => world,
    journal: past = [],
    days = 0,
    switches = {},
    visitReportFields = DEMO_VISIT_REPORT_FIELDS,
    elapsed = () => 0,
    initialWork = [],
    emptyAgencyID,
    limits,
    signInPace,
  } = options;
  const schema = openSchema(options.schema);
  const parse = createDocumentCache(schema, limits);
  const world = alter(createWorld({ seed, now, scenario }));
  const store = createStore(emptyAgencyID === undefined ? world : withEmptyAgency(world, emptyAgencyID));
  const tokens = createTokens(options.tokenLifetime, options.tokenSeal);
  let start = resumesAt(now, [...initialWork, ...past], days) * 1000;
  const clock: Clock = { now: () => start + elapsed() };
  const journal: JournalEntry[] = [];

  /** @param mislabelled empty for a replay: a refused upload is in no journal */
  function contextOf(
    { authorization, agency = null, tokensExpired = false }: RequestHeaders,
    at: number,
    mislabelled: ReadonlySet<unknown> = new Set(),
    { replayedUserID, ...counted }: { replayedUserID?: string } & Pick<Context, 'spend' | 'signIn'> = {},
  ): Context {
    const bearer = bearerOf(authorization);
    const accepted = tokensExpired ? { ...tokens, userOf: () => undefined } : tokens;
    const userID = replayedUserID ?? (bearer && accepted.userOf(bearer, at));
    const isReplay = replayedUserID !== undefined;
    const state = { store, now: at, tokens: accepted, mislabelled, switches, visitReportFields, isReplay, bearer };
    return createContext({ ...state, ...counted }, userID, agency);
  }

  /** Synchronous, so that requests never interleave and a replay has finished when it returns. */
  function run(
    { query, variables, operationName, agency, isReadOnly = false }: ServerRequest,
    at: number,
    context: Context,
  ): ServerAnswer {
    const { document, errors: invalid } = parse(query);
    if (!document) return { errors: invalid };
    if (isReadOnly && getOperationAST(document, operationName)?.operation !== OperationTypeNode.QUERY) {
      return { errors: [refusal('NOT_A_QUERY', 'this request may only read').toJSON()] };
    }

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
      run({ ...call, agency }, at, contextOf({ agency }, at, undefined, { replayedUserID: userID }));
    }
    // No entry may lie in the future.
    start += Math.max(0, resumesAt(now, work) * 1000 - clock.now());
  }
  replay(initialWork);
  journal.length = 0;
  replay(past);
  const present = () => Math.floor(clock.now() / 1000);

  return {
    async execute(request) {
      const mislabelled = await findMislabelled(request.variables ?? {});
      const at = present();
      const { client } = request;
      const budget = limits && createBudget(limits, elapsed);
      const counted = {
        spend: budget?.spend,
        signIn:
          (client !== undefined &&
            signInPace && {
              check: (account: string) => signInPace.check({ client, account }, at),
              failed: (account: string) => signInPace.failed({ client, account }, at),
            }) ||
          undefined,
      };
      const answer = run(request, at, contextOf(request, at, mislabelled, counted));
      const tooCostly = budget?.refusal();
      return tooCostly ? { errors: [tooCostly.toJSON()] } : answer;
    },
    async readFile({ ID, ...headers }) {
      try {
        const context = contextOf(headers, present());
        const isProof = isProofID(ID);
        authorize(isProof ? 'readAbsenceJustification' : 'getPharmaProductFileByID', context);
        const file = isProof ? proofOf(context, ID) : fileOf(context, ID);
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
