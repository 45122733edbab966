import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { parseArgs } from 'node:util';
import { GraphQLError, type ExecutionResult } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { systemClock } from '#lib/clock.ts';
import { SCENARIOS, type Scenario } from '#demo/demo.ts';
import type { JournalEntry } from '#mocks/server/journal.ts';
import type { QueryLimits } from '#mocks/server/query-limits.ts';
import type { TokenSeal } from '#mocks/server/auth-tokens.ts';
import { createServer, type ServerAnswer, type ServerOptions } from '#mocks/server/server.ts';
import { createSignInPace, type PaceLimits } from '#mocks/server/sign-in-pace.ts';
import { parseInstant, parseSeed } from './demo-config.ts';
import { isFile } from '#mocks/server/uploads.ts';
import { answerFile, asksForFile } from './file-request.ts';
import { AGENCY_HEADER, API_PATH } from './graphql-request.ts';
import { readSchema } from './node.ts';

export interface ApiOptions extends Partial<Pick<ServerOptions, 'alter'>> {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  readonly seed: number;
  /** Seconds since 1970. */
  readonly now: number;
  readonly scenario: Scenario;
  /** Seconds. */
  readonly tokenLifetime: number | undefined;
  readonly agencyHeader: string;
  /** Milliseconds since the start; by default real time. */
  readonly elapsed?: () => number;
}

/** What Node's adapter adds to the context of a request. */
interface ServerContext {
  readonly req?: IncomingMessage;
}

/** docs/rules/limits.md#request-limits */
export const REQUEST_LIMITS: QueryLimits = {
  characters: 20_000,
  tokens: 5000,
  depth: 12,
  fields: 1000,
  aliases: 30,
  records: 500_000,
  milliseconds: 10_000,
};

/** In bytes: the largest upload (docs/rules/limits.md), and the overhead of a multipart request. */
const BODY_LIMIT = 21_000_000;

/** Wrong passwords: docs/rules/limits.md#request-limits. */
const SIGN_IN_PACE: PaceLimits = { account: 20, client: 200, seconds: 60 };

const MAX_CONNECTIONS = 200;

export interface RunningApi {
  /** Address of the endpoint. */
  readonly url: string;
  /** The calls that changed something, in order. */
  readonly journal: () => readonly JournalEntry[];
  close(): Promise<void>;
}

/**
 * Serves the demo server over HTTP, for an application in live mode. Yoga handles HTTP (JSON, multipart, CORS), the demo
 * server answers.
 */
export async function startApi(options: ApiOptions): Promise<RunningApi> {
  const start = performance.now();
  const { port, host, agencyHeader, elapsed = () => performance.now() - start, ...world } = options;
  const server = createServer({
    ...world,
    schema: readSchema(),
    elapsed,
    limits: REQUEST_LIMITS,
    signInPace: createSignInPace(SIGN_IN_PACE),
    tokenSeal: createSeal(),
  });
  const plugin: Plugin<object, ServerContext> = {
    async onRequest({ request, endResponse }) {
      if (asksForFile(request)) endResponse(await answerFile(request, server.readFile, agencyHeader));
    },
    onParams({ request, setParamsHandler }) {
      setParamsHandler(async ({ params: { query = '', variables, operationName }, context }) => {
        if (operationName != null && typeof operationName !== 'string') {
          return { errors: [new GraphQLError('operationName is not text', { extensions: { http: { status: 400 } } })] };
        }
        const answer = await server.execute({
          query,
          variables: await withFiles(variables ?? {}),
          operationName,
          isReadOnly: request.method === 'GET',
          authorization: request.headers.get('Authorization'),
          agency: request.headers.get(agencyHeader),
          client: context.req?.socket.remoteAddress,
        });
        return asResult(answer);
      });
    },
  };
  const yoga = createYoga<ServerContext>({
    graphqlEndpoint: API_PATH,
    graphiql: false,
    landingPage: false,
    logging: 'warn',
    maxRequestBodySize: BODY_LIMIT,
    cors: {
      origin: '*',
      credentials: false,
      methods: ['POST'],
      allowedHeaders: ['Authorization', 'Content-Type', agencyHeader],
    },
    plugins: [plugin],
  });

  const listener = createHttpServer((request, response) => {
    Promise.resolve(yoga(request, response)).catch((error: unknown) => {
      // Logged and not sent: the stack names local files.
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  listener.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject).listen(port, host, resolve);
  });
  const address = listener.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host}:${actual}${API_PATH}`,
    journal: () => server.journal(),
    close: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        listener.closeAllConnections();
      }),
  };
}

/** Signs tokens with a random secret. A restart makes all tokens invalid; the records in memory are lost then too. */
function createSeal(): TokenSeal {
  const secret = randomBytes(32);
  const signatureOf = (text: string) => createHmac('sha256', secret).update(text).digest();
  return {
    sign: (text) => signatureOf(text).toString('base64url'),
    isSigned(text, signature) {
      const given = Buffer.from(signature, 'base64url');
      const own = signatureOf(text);
      return given.length === own.length && timingSafeEqual(given, own);
    },
  };
}

/** Replaces Yoga's own file objects, which can be neither sliced nor stored, with Node's. */
async function withFiles(variables: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
  const entries = Object.entries(variables).map(async ([name, value]): Promise<[string, unknown]> => {
    if (!isFile(value)) return [name, value];
    return [name, new File([await value.arrayBuffer()], value.name, { type: value.type })];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Yoga expects error objects, not their JSON, and reads the HTTP status of the answer from them. */
function asResult({ errors, ...answer }: ServerAnswer): ExecutionResult {
  // `spec`: only clients that accept `application/graphql-response+json` see the status of a refused document.
  const refused = { spec: true, status: 400 };
  return {
    ...answer,
    ...(errors && {
      errors: errors.map(({ message, extensions, ...more }) => {
        const http = statusOf(extensions) ?? ('data' in answer ? undefined : refused);
        return new GraphQLError(message, { ...more, extensions: { ...extensions, ...(http && { http }) } });
      }),
    }),
  };
}

/** The HTTP status of a code that has one of its own. */
function statusOf({ code, retryAfter }: Readonly<Record<string, unknown>> = {}) {
  if (code === 'TOO_MANY_ATTEMPTS') return { status: 429, headers: { 'Retry-After': String(retryAfter) } };
  if (code === 'NOT_A_QUERY') return { status: 405, headers: { Allow: 'POST' } };
  return undefined;
}

/**
 * Reads the command line of `npm run api`. The default time is the real time, as in a live application.
 * @throws {Error} that names the invalid option
 */
export function readArguments(args: readonly string[]): ApiOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4000' },
      host: { type: 'string', default: '127.0.0.1' },
      seed: { type: 'string', default: '1' },
      now: { type: 'string', default: String(Math.floor(systemClock.now() / 1000)) },
      scenario: { type: 'string', default: 'standard' },
      'token-lifetime': { type: 'string' },
      'agency-header': { type: 'string', default: AGENCY_HEADER },
    },
  });

  function read<T>(name: keyof typeof values, parse: (text: string) => T | undefined, expected: string): T {
    const value = parse(values[name] ?? '');
    if (value === undefined) throw new Error(`--${name} must be ${expected}`);
    return value;
  }

  const lifetime = values['token-lifetime'];
  return {
    port: read('port', parsePort, 'a port, 0 for a free one'),
    host: values.host,
    seed: read('seed', parseSeed, 'a whole number below 2^31'),
    now: read('now', parseInstant, 'seconds since 1970, or ISO 8601 with its offset'),
    scenario: read('scenario', (text) => SCENARIOS.find((name) => name === text), `one of ${SCENARIOS.join(', ')}`),
    tokenLifetime: lifetime === undefined ? undefined : read('token-lifetime', parseCount, 'seconds, at least one'),
    agencyHeader: values['agency-header'],
  };
}

const parsePort = (text: string): number | undefined =>
  /^\d{1,5}$/.test(text) && Number(text) < 2 ** 16 ? Number(text) : undefined;

const parseCount = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

if (import.meta.main) {
  try {
    const { url } = await startApi(readArguments(process.argv.slice(2)));
    process.stdout.write(`Tournée API: ${url}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
