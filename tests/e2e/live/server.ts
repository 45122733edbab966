import type { APIRequestContext, Page } from '@playwright/test';
import { CreateTokenDocument } from '#api/session.generated.ts';
import type { Operation } from '#api/operation.ts';
import { systemClock } from '#lib/clock.ts';
import type { UserType } from '#domain/access/roles.ts';
import { STORAGE_KEYS } from '#lib/device/texts.ts';
import { AGENCY_HEADER, API_PATH } from '#mocks/hosts/graphql-request.ts';
import { type ApiOptions, type RunningApi, startApi } from '#mocks/hosts/http.ts';
import { openOn } from '../drivers/entry.ts';
import { DEMO_PASSWORD, personOf, test } from '../fixtures.ts';
import { DRAFT, type Draft } from '../reminder-editor.ts';

/** The agencies of the tests; the demo's people with one agency belong to the first. */
export const DOUALA = { id: 'cm', name: 'Douala' } as const;
export const DAKAR = { id: 'sn', name: 'Dakar' } as const;

/** The reminders of the regulatory user, who writes them all day. */
export const REMINDERS = '/regulatoryaffairsuser/administration/reminders';

export interface ServerAnswer<TResult> {
  readonly data: TResult | null;
  /** The messages of its errors. */
  readonly messages: readonly string[];
}

interface Wire<TResult> {
  readonly data?: TResult | null;
  readonly errors?: readonly { readonly message: string }[];
}

interface Identity {
  readonly token?: string;
  readonly agency?: string;
}

/** Calls the server directly, without the application. */
export async function ask<TResult extends object, TVariables extends object>(
  request: APIRequestContext,
  { text }: Operation<TResult, TVariables>,
  variables: TVariables,
  { token, agency = 'global' }: Identity = {},
): Promise<ServerAnswer<TResult>> {
  const response = await request.post(API_PATH, {
    data: { query: text, variables },
    headers: { [AGENCY_HEADER]: agency, ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
  });
  const body: unknown = await response.json();
  const isAnswer = (value: unknown): value is Wire<TResult> =>
    typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
  if (!isAnswer(body)) throw new Error(`The server answered ${response.status()} with no GraphQL.`);
  return { data: body.data ?? null, messages: (body.errors ?? []).map(({ message }) => message) };
}

/** Starts a server of a test's own, on any free port: the small world, at the real time. */
export function startServer(options: Partial<Pick<ApiOptions, 'tokenLifetime' | 'elapsed'>> = {}): Promise<RunningApi> {
  return startApi({
    port: 0,
    host: '127.0.0.1',
    seed: 1,
    now: Math.floor(systemClock.now() / 1000),
    scenario: 'small',
    tokenLifetime: undefined,
    agencyHeader: AGENCY_HEADER,
    ...options,
  });
}

/** A new token of a user. */
export async function tokenOf(request: APIRequestContext, role: UserType): Promise<string> {
  const { data } = await ask(request, CreateTokenDocument, { email: personOf(role).email, password: DEMO_PASSWORD });
  const token = data?.createToken.token;
  if (!token) throw new Error(`The server gives ${role} no token.`);
  return token;
}

/** Opens an address as a user who has signed in on this device before. */
export async function openAs(page: Page, role: UserType, address: string): Promise<string> {
  const token = await tokenOf(page.request, role);
  await openOn(page, { [STORAGE_KEYS.token]: token }, address);
  return token;
}

/** The token stored on the device. */
export function keptToken(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token);
}

/** In the future for a server that uses the real time. */
export const NEXT_YEAR = new Date(systemClock.now()).getFullYear() + 1;

/** The number of this attempt at a test: all write to the same server, which has what an earlier one has written. */
export function attempt(): number {
  const { repeatEachIndex, retry } = test.info();
  return 10 * repeatEachIndex + retry;
}

/** A reminder that neither another test nor an earlier attempt at this one writes. */
export const draftNamed = (name: string): Draft => ({
  ...DRAFT,
  name: `${name} ${attempt()}`,
  date: `0212${NEXT_YEAR}`,
});

/** Its time, in seconds since 1970. */
export const DRAFT_TIME = Date.UTC(NEXT_YEAR, 11, 2, 8, 30) / 1000;
