import { describe, expect, test } from 'vitest';
import type { Switches } from '#domain/access/rights.ts';
import type { UserType } from '#domain/access/roles.ts';
import { createFieldWork } from '#mocks/seed/field-work.ts';
import { PERSONAS } from '#mocks/seed/personas.ts';
import type { UserRecord, World } from '#mocks/seed/types.ts';
import { createTokens } from '#mocks/server/auth-tokens.ts';
import { type Context, createContext } from '#mocks/server/context.ts';
import { isLedByViewer, managedWorker, seenWorker, seesWork } from '#mocks/server/field-scope.ts';
import {
  delegateInScope,
  delegatesInScope,
  groupInScope,
  groupLedBy,
  groupsInScope,
  laboratoryInScope,
} from '#mocks/server/finance-scope.ts';
import { seesReminder, seesTexts } from '#mocks/server/scope.ts';
import { createStore } from '#mocks/server/store.ts';
import { inAgency, NOW, worldOf } from './seed-worlds.ts';

const world = worldOf('small');
const users = inAgency(world.users, 'cm');
const IDOf = (role: UserType) => {
  const email = PERSONAS.find(({ userType }) => userType === role)?.email;
  return world.users.find((user) => user.Email === email)?.ID ?? '';
};
const [DELEGATE, SUPERVISOR] = [IDOf('Delegue'), IDOf('Supervisor')];
const group = world.workgroups.find(({ supervisorID }) => supervisorID === SUPERVISOR);
const stranger =
  users.find(({ userType, workgroupID }) => userType === 'Delegue' && workgroupID !== group?.ID)?.ID ?? '';

/** The world in which these people belong to no group. */
const withoutGroup = (...IDs: readonly string[]): World => ({
  ...world,
  users: world.users.map((user) => (IDs.includes(user.ID) ? { ...user, workgroupID: null } : user)),
});

function contextOf(role: UserType, switches: Switches = {}, of: World = world): Context {
  const state = { store: createStore(of), now: NOW, tokens: createTokens(undefined), mislabelled: new Set() };
  return createContext({ ...state, switches, isReplay: false, bearer: undefined }, IDOf(role), 'cm');
}

const userIn = ({ store }: Context, ID: string): UserRecord => {
  const user = store.users.find(ID);
  if (!user) throw new Error(ID);
  return user;
};

describe('somebody without a group', () => {
  const lone = withoutGroup(DELEGATE, SUPERVISOR);

  test('is a stranger to others without one', () => {
    const sees = (switches: Switches) => {
      const context = contextOf('Boss', switches, lone);
      return seesWork(context, userIn(context, DELEGATE));
    };
    expect(sees({ viewOwnWorkGroupDeleguesSchedule: true, viewOtherWorkGroupSchedule: false })).toBe(false);
    expect(sees({ viewOwnWorkGroupDeleguesSchedule: false, viewOtherWorkGroupSchedule: true })).toBe(true);
  });

  test('has no leader', () => {
    const context = contextOf('Supervisor', {}, lone);
    expect(isLedByViewer(context, userIn(context, DELEGATE))).toBe(false);
    const usual = contextOf('Supervisor');
    expect(isLedByViewer(usual, userIn(usual, DELEGATE))).toBe(true);
    expect(isLedByViewer(usual, userIn(usual, stranger))).toBe(false);
  });

  test('sees their own figures alone, a supervisor too', () => {
    expect(delegatesInScope(contextOf('Supervisor', {}, lone))).toEqual(new Set([SUPERVISOR]));
    expect(delegatesInScope(contextOf('Supervisor'))).toEqual(new Set([SUPERVISOR, ...(group?.delegueIDs ?? [])]));
    expect(delegatesInScope(contextOf('Delegue', {}, lone))).toEqual(new Set([DELEGATE]));
  });

  test('leaves an office all groups', () => {
    expect(groupsInScope(contextOf('Boss', {}, lone))).toEqual(inAgency(world.workgroups, 'cm'));
  });
});

describe('a refusal', () => {
  test.each([
    [seenWorker, 'Delegue', SUPERVISOR, 'FORBIDDEN: the programme asks for viewOwnWorkGroupDeleguesSchedule'],
    [seenWorker, 'Supervisor', stranger, 'FORBIDDEN: the programme asks for viewOtherWorkGroupSchedule'],
    [
      managedWorker,
      'Delegue',
      stranger,
      'FORBIDDEN: to write this programme asks for createEditOtherWorkGroupSchedule',
    ],
    [managedWorker, 'Supervisor', 'nobody', 'NOT_FOUND: Worker nobody'],
  ] as const)('says what it was about, and which right it takes', (asked, role, ID, message) => {
    expect(() => asked(contextOf(role), ID)).toThrow(message);
  });
});

test.each([
  [groupInScope, 'WorkGroup'],
  [groupLedBy, 'Supervisor'],
  [delegateInScope, 'User'],
  [laboratoryInScope, 'PharmaLaboratory'],
] as const)('what is not found is named', (asked, kind) => {
  expect(() => asked(contextOf('Boss'), 'nothing')).toThrow(`NOT_FOUND: ${kind} nothing`);
});

test('a laboratory sees itself, and no other', () => {
  const context = contextOf('PharmaLaboBossUser');
  const own = context.viewer().pharmaLaboID ?? '';
  const other = world.laboratories.find(({ ID }) => ID !== own)?.ID ?? '';
  expect(laboratoryInScope(context, own)).toBe(own);
  expect(() => laboratoryInScope(context, other)).toThrow('NOT_FOUND');
  expect(laboratoryInScope(contextOf('Boss'), other)).toBe(other);
});

describe('what was written about a visit', () => {
  const context = contextOf('PharmaLaboBossUser');
  const products = inAgency(world.pharmaProducts, 'cm');
  const { pharmaLaboID } = context.viewer();
  const own = products.flatMap((each) => (each.pharmaLaboratoryID === pharmaLaboID ? [each.ID] : []));
  const foreign = products.flatMap((each) => (each.pharmaLaboratoryID === pharmaLaboID ? [] : [each.ID]));
  const [one = '', two = ''] = own;
  const [other = ''] = foreign;
  const [report] = createFieldWork(world)
    .visitsOf(DELEGATE, '2026-11-18')
    .flatMap((visit) => visit.report ?? []);
  if (!report) throw new Error('There is no visit.');

  test.each<readonly [presented: readonly string[], given: readonly string[], isRead: boolean]>([
    [[one], [], true],
    [[], [one], true],
    [[one, two], [two], true],
    [[one, other], [], false],
    [[other], [one], false],
    [[one], [other], false],
    [[], [], false],
  ])('is read by the laboratory whose products alone were shown: %j, %j', (presented, given, isRead) => {
    const about = { ...report, presentedProductIDs: [...presented], givenSampleProductIDs: [...given] };
    expect(seesTexts(context, about)).toBe(isRead);
    expect(seesTexts(contextOf('Boss'), about)).toBe(true);
  });

  test('is not read by a laboratory before there is a report', () => {
    expect(seesTexts(context, undefined)).toBe(false);
    expect(seesTexts(contextOf('Boss'), undefined)).toBe(true);
  });
});

test('a reminder is seen by the user of a laboratory whom it is sent to, whatever it is about', () => {
  const context = contextOf('PharmaLaboBossUser');
  const [reminder] = inAgency(world.reminders, 'cm');
  if (!reminder) throw new Error('There is no reminder.');
  const sentTo = (...recipientIDs: string[]) => ({ ...reminder, regulatoryActionStepID: null, recipientIDs });
  expect(seesReminder(context, sentTo(DELEGATE, context.viewer().ID))).toBe(true);
  expect(seesReminder(context, sentTo(DELEGATE))).toBe(false);
  expect(seesReminder(contextOf('Boss'), sentTo(DELEGATE))).toBe(true);
});
