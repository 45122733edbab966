import { createApi } from '#api/client.ts';
import { DEFAULT_SETTINGS } from '#api/settings.ts';
import type { UserType } from '#domain/access/roles.ts';
import { startNodeHost } from '#mocks/hosts/node.ts';
import { DEMO_PASSWORD, PERSONAS } from '#mocks/seed/personas.ts';
import type { Server, ServerAnswer, ServerOptions, ServerRequest } from '#mocks/server/server.ts';

export const openServer = (options: Partial<ServerOptions> = {}): Server => startNodeHost(options).server;

type Step = string | number;

/** The value at a path in an answer; `undefined` when the path does not exist. */
export function at(value: unknown, ...path: readonly Step[]): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null ? Object.getOwnPropertyDescriptor(inner, step)?.value : undefined,
    value,
  );
}

export function textAt(value: unknown, ...path: readonly Step[]): string {
  const text = at(value, ...path);
  if (typeof text !== 'string') throw new Error(`No text at ${path.join('.')} of ${JSON.stringify(value)}`);
  return text;
}

export function listAt(value: unknown, ...path: readonly Step[]): readonly unknown[] {
  const list: unknown = at(value, ...path);
  if (!Array.isArray(list)) throw new Error(`No list at ${path.join('.')} of ${JSON.stringify(value)}`);
  return list;
}

/** The string at `path` in each item of a list. */
export const textsAt = (list: readonly unknown[], ...path: readonly Step[]): string[] =>
  list.map((item) => textAt(item, ...path));

/** The error codes of an answer. Whoever reads a log is told why, and not the code alone. */
export const codesOf = ({ errors = [] }: ServerAnswer): unknown[] =>
  errors.map(({ message, extensions }) => {
    if (!/^\S+: \S|^[^:]+$/u.test(message)) throw new Error(`It is not said why: ${message}`);
    return extensions?.['code'];
  });

export interface Client {
  readonly ID: string;
  readonly agency: string;
  readonly authorization: string;
  ask(
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    more?: Partial<ServerRequest>,
  ): Promise<ServerAnswer>;
}

const SIGN_IN = `mutation SignIn($email: String!, $password: String!) {
  createToken(email: $email, password: $password) { valid code token userType Member { ID idAgency } }
}`;

export const signIn = (server: Server, email: string, password = DEMO_PASSWORD): Promise<ServerAnswer> =>
  server.execute({ query: SIGN_IN, variables: { email, password } });

/** Signs in as the persona of a role; one without an agency uses the first agency. */
export const enterAs = (server: Server, userType: UserType): Promise<Client> =>
  enterWith(server, PERSONAS.find((candidate) => candidate.userType === userType)?.email ?? '');

/** Signs in as the user with this e-mail address. */
export async function enterWith(server: Server, email: string): Promise<Client> {
  const answer = await signIn(server, email);
  const authorization = `Bearer ${textAt(answer, 'data', 'createToken', 'token')}`;
  const own = at(answer, 'data', 'createToken', 'Member', 'idAgency');
  const agency = typeof own === 'string' ? own : 'cm';
  return {
    ID: textAt(answer, 'data', 'createToken', 'Member', 'ID'),
    agency,
    authorization,
    ask: (query, variables = {}, more = {}) => server.execute({ query, variables, authorization, agency, ...more }),
  };
}

/** The API client of somebody in Douala, on a server of its own, and the writes that it has made. */
export async function clientOf(userType: UserType) {
  const { server, fetch } = startNodeHost();
  const { authorization } = await enterAs(server, userType);
  const token = authorization.replace('Bearer ', '');
  const calls: string[] = [];
  const api = createApi({
    settings: { ...DEFAULT_SETTINGS, apiHost: 'https://demo.example' },
    token: () => token,
    agency: () => 'cm',
    onUnauthorized: () => {},
    fetch(input, init) {
      const [, call] = /mutation (\w+)/u.exec(typeof init?.body === 'string' ? init.body : '') ?? [];
      if (call !== undefined) calls.push(call);
      return fetch(input, init);
    },
  });
  return { api, calls };
}
