import { createApi, type ApiOptions } from '#api/client.ts';
import type { Operation } from '#api/operation.ts';
import { DEFAULT_SETTINGS } from '#api/settings.ts';

/** A request that the fake server received. */
export interface Sent {
  readonly url: string;
  readonly headers: Headers;
  readonly body: BodyInit | null | undefined;
}

/** Parses JSON from a request body or from a part of a form. */
export function readJson(text: BodyInit | FormDataEntryValue | null | undefined): unknown {
  if (typeof text !== 'string') throw new Error('No text was sent.');
  return JSON.parse(text);
}

/** Answers with JSON, as a GraphQL server does. */
export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

/** Answers with errors that have these messages. */
export const errors = (...messages: readonly string[]) => ({ errors: messages.map((message) => ({ message })) });

/**
 * The API client with a server whose answers the test gives.
 * @param answer called for each request, with its abort signal
 */
export function apiAgainst(
  answer: (signal: AbortSignal | null | undefined) => Response | Promise<Response>,
  options: Partial<ApiOptions> = {},
) {
  const sent: Sent[] = [];
  const ended: string[] = [];
  const api = createApi({
    settings: { ...DEFAULT_SETTINGS, apiHost: 'https://api.example' },
    token: () => 'secret-token',
    agency: () => 'agency-1',
    onUnauthorized: (token) => ended.push(token),
    fetch: async (input, init) => {
      sent.push({
        url: String(input instanceof Request ? input.url : input),
        headers: new Headers(init?.headers),
        body: init?.body,
      });
      return answer(init?.signal);
    },
    ...options,
  });
  return { api, sent, ended };
}

export const READ: Operation<
  { getAllReminder: readonly { ID: string }[] | null; readAllCity: null },
  { done: boolean }
> = {
  kind: 'query',
  name: 'Read',
  calls: ['getAllReminder', 'readAllCity'],
  text: 'query Read($done: Boolean!) { getAllReminder(done: $done) { ID } readAllCity { ID } }',
};

export const WRITE: Operation<{ createCity: { ID: string } }, { name: string }> = {
  kind: 'mutation',
  name: 'Write',
  calls: ['createCity'],
  text: 'mutation Write($name: String!) { createCity(name: $name) { ID } }',
};
