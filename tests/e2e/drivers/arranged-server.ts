import type { Page, Request, Route } from '@playwright/test';
import type { Dependent } from '#api/errors.ts';
import type { Operation } from '#api/operation.ts';

type Variables = Readonly<Record<string, unknown>>;

/** An error of an answer, as the server writes it. */
export interface ArrangedError {
  readonly message: string;
  readonly extensions?: { readonly dependents: readonly Dependent[] };
}

/** An answer with the fields that the page needs for its path. */
export type Sketch<T> = T extends readonly (infer Item)[]
  ? readonly Sketch<Item>[]
  : T extends object
    ? { readonly [Field in keyof T]?: Sketch<T[Field]> | undefined }
    : T;

/** A call of the page that waits for its answer. */
export interface AskedCall<TResult> {
  readonly variables: Variables;
  readonly answer: (data: Sketch<TResult>) => Promise<void>;
  readonly refuse: (...errors: readonly ArrangedError[]) => Promise<void>;
  /** The connection is cut. */
  readonly cut: () => Promise<void>;
}

/**
 * A server whose answers the path decides. Calls that always have the same answer get it at once; any other call waits
 * until the path answers it.
 */
export interface ArrangedServer {
  readonly always: <TResult extends object>(
    operation: Operation<TResult, never>,
    answer: (variables: Variables) => Sketch<TResult>,
    /** Says which calls; by default all of the operation. */
    matches?: (variables: Variables) => boolean,
  ) => void;
  /**
   * The latest waiting call of an operation; waits for one if there is none yet.
   * @param matches says which, where it is not just the latest
   * @throws {Error} that names the operation, when the page does not make the call
   */
  readonly asked: <TResult extends object>(
    operation: Operation<TResult, never>,
    matches?: (variables: Variables) => boolean,
  ) => Promise<AskedCall<TResult>>;
  /** Drops the calls that a page left open. */
  readonly forget: () => void;
}

/** Milliseconds that a page has for a step, in `npm run paths` as in the tests. */
export const PATIENCE = 40_000;

/** The address of every call, as set in the live build. */
const CALLS = '**/api/v1';

const servers = new WeakMap<Page, ArrangedServer>();

/** The server that was put behind a page. */
export function serverOf(page: Page): ArrangedServer {
  const server = servers.get(page);
  if (!server) throw new Error('No server was put behind this page.');
  return server;
}

/** Answers the calls of a page of the live build, in place of the server that its settings name. */
export async function arrangeServer(page: Page): Promise<ArrangedServer> {
  const answers = new Map<string, (variables: Variables) => object | null>();
  let waiting: readonly Waiting[] = [];
  const listeners = new Set<() => void>();

  // It replaces the server of an earlier path.
  await page.unroute(CALLS);
  await page.route(CALLS, async (route) => {
    const { name, variables } = readCall(route.request());
    const data = answers.get(name)?.(variables);
    if (data) {
      await route.fulfill({ json: { data } });
      return;
    }
    waiting = [...waiting, { name, variables, route }];
    for (const listener of listeners) listener();
  });

  function settle(call: Waiting): Route {
    // The page gave up its earlier calls.
    waiting = waiting.filter(({ name }) => name !== call.name);
    return call.route;
  }

  const server: ArrangedServer = {
    always({ name }, answer, matches = () => true) {
      answers.set(name, (variables) => (matches(variables) ? answer(variables) : null));
    },
    forget() {
      waiting = [];
    },
    async asked({ name }, matches = () => true) {
      const find = () => waiting.findLast((call) => call.name === name && matches(call.variables));
      const call = await found(find, listeners, `The page does not call ${name}.`);
      return {
        variables: call.variables,
        answer: (data) => settle(call).fulfill({ json: { data } }),
        refuse: (...errors) => settle(call).fulfill({ json: { data: null, errors } }),
        cut: () => settle(call).abort('connectionfailed'),
      };
    },
  };
  servers.set(page, server);
  return server;
}

interface Waiting {
  readonly name: string;
  readonly variables: Variables;
  readonly route: Route;
}

/** Checks again whenever a call arrives. */
function found<T>(find: () => T | undefined, arrivals: Set<() => void>, failure: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      arrivals.delete(look);
      reject(new Error(failure));
    }, PATIENCE);
    function look(): void {
      const value = find();
      if (value === undefined) return;
      clearTimeout(timer);
      arrivals.delete(look);
      resolve(value);
    }
    arrivals.add(look);
    look();
  });
}

/** The operation and the variables of a request, without its fragments. */
export function readCall(request: Request): { readonly name: string; readonly variables: Variables } {
  const body = bodyOf(request);
  const [, name = ''] = /\b(?:query|mutation)\s+(\w+)/u.exec(textOf(body)) ?? [];
  const variables = isRecord(body) && isRecord(body['variables']) ? body['variables'] : {};
  return { name, variables };
}

/** The part `operations` of a multipart call, which comes first; the file is not read. */
function bodyOf(request: Request): unknown {
  if (request.headers()['content-type']?.startsWith('multipart/form-data') !== true) return request.postDataJSON();
  const [, operations = 'null'] =
    /name="operations"\r\n\r\n(.*?)\r\n--/su.exec(request.postDataBuffer()?.toString() ?? '') ?? [];
  return JSON.parse(operations);
}

function textOf(body: unknown): string {
  const query = isRecord(body) ? body['query'] : undefined;
  if (typeof query !== 'string') throw new Error('The page sent something that is no GraphQL request.');
  return query;
}

const isRecord = (value: unknown): value is Variables => typeof value === 'object' && value !== null;
