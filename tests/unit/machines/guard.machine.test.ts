import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { USER_TYPES } from '#domain/access/roles.ts';
import { guardMachine, outcomeOf, type GuardInput } from '#machines/guard/guard.machine.ts';
import type { Session } from '#machines/session/session.types.ts';
import { sessionOf } from '../../model/fixtures.ts';

const base: GuardInput = { requiredType: '*', path: '/app/dashboard', session: null, needsAgency: false };

/** The decision of a guard that makes no call. */
const decide = (input: Partial<GuardInput>) =>
  outcomeOf(createActor(guardMachine, { input: { ...base, ...input } }).getSnapshot());

/** The decision of a guard whose calls to validate a token or the session give `answer`. */
async function ask(input: Partial<GuardInput>, answer: () => Promise<Session | null>) {
  const actor = createActor(
    guardMachine.provide({ actors: { validateToken: fromPromise(answer), validateSession: fromPromise(answer) } }),
    { input: { ...base, ...input } },
  ).start();
  return outcomeOf(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
}

describe('role and tree', () => {
  const cases = USER_TYPES.flatMap((userType) => USER_TYPES.map((tree) => [userType, tree] as const));

  test.each(cases)('%s opens the tree of %s', (userType, tree) => {
    const session = sessionOf(userType, { agencyID: 'cm' });
    expect(decide({ requiredType: tree, session })).toEqual(
      userType === tree ? { kind: 'entered', session } : { kind: 'toLogin', to: '/app/dashboard', reason: 'wrongRole' },
    );
  });
});

describe('the return path', () => {
  test.each([
    ['/delegate?day=2026-11-19#top', '/delegate?day=2026-11-19#top'],
    ['/delegate?token=secret&day=1', '/delegate?day=1'],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['https://evil.example', undefined],
    ['/user/login', undefined],
  ])('%s is returned to as %s', async (path, to) => {
    await expect(ask({ path }, () => Promise.resolve(null))).resolves.toEqual({
      kind: 'toLogin',
      to,
      reason: 'noSession',
    });
  });
});

test('a public page opens for anybody, without a call', () => {
  expect(decide({ requiredType: null })).toEqual({ kind: 'entered', session: null });
});

test('a token in the address is validated first, even when a user is signed in', async () => {
  const offered = sessionOf('Boss');
  const input = { requiredType: 'Boss', session: sessionOf('Delegue'), queryToken: 'abc' } as const;
  await expect(ask(input, () => Promise.resolve(offered))).resolves.toEqual({ kind: 'entered', session: offered });
  await expect(ask(input, () => Promise.resolve(null))).resolves.toMatchObject({ reason: 'invalidToken' });
});

test('the role is checked for a user who enters by token', async () => {
  const input = { requiredType: 'Boss', queryToken: 'abc' } as const;
  await expect(ask(input, () => Promise.resolve(sessionOf('Delegue')))).resolves.toMatchObject({ reason: 'wrongRole' });
});

test('the agency is checked before the right, and the right before the page opens', () => {
  const session = sessionOf('BossMultinational');
  const page = { right: 'viewHealthWorker', needsAgency: true } as const;
  expect(decide({ ...page, session })?.kind).toBe('toAgencies');
  expect(decide({ ...page, session: { ...session, agencyID: 'cm' } })?.kind).toBe('missingRight');
  const acl = { viewHealthWorker: true };
  expect(decide({ ...page, session: { ...session, agencyID: 'cm', acl } })?.kind).toBe('entered');
});

test('the pages of another laboratory are closed', () => {
  const session = sessionOf('PharmaLaboBossUser', { agencyID: 'cm', pharmaLaboID: '12' });
  const page = { requiredType: 'PharmaLaboBossUser', session } as const;
  expect(decide({ ...page, laboratoryID: '13' })?.kind).toBe('missingRight');
  expect(decide({ ...page, laboratoryID: '12' })?.kind).toBe('entered');
});

test('a user whose role chooses no agency is not sent to the agencies', () => {
  const session = sessionOf('Delegue', { agencyID: null });
  expect(decide({ requiredType: 'Delegue', needsAgency: true, session })?.kind).toBe('entered');
});

test('a call that fails leads to no decision', async () => {
  await expect(ask({}, () => Promise.reject(new Error('network')))).resolves.toBeNull();
});
