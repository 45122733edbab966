import { guardMachine, outcomeOf } from '#machines/guard/guard.machine.ts';
import { defineModel } from './harness.ts';
import { sessionOf } from './fixtures.ts';

const path = '/regulatoryaffairsuser/administration/reminders?tab=done';
const nobody = { path, session: null, needsAgency: true } as const;
const regulatory = sessionOf('RegulatoryAffairsUser');
const multinational = sessionOf('BossMultinational');

export const model = defineModel({
  name: 'guard',
  machine: guardMachine,
  starts: {
    'a public page': { ...nobody, path: '/user/login', requiredType: null },
    'a public page with a token in the address': {
      ...nobody,
      path: '/user/login?token=abc',
      requiredType: null,
      queryToken: 'abc',
    },
    'a page of the regulatory tree, nobody known': { ...nobody, requiredType: 'RegulatoryAffairsUser' },
    'a page of the regulatory tree, with a token in the address': {
      ...nobody,
      requiredType: 'RegulatoryAffairsUser',
      path: `${path}&token=abc`,
      queryToken: 'abc',
    },
    'a page of the regulatory tree, its user known': {
      ...nobody,
      requiredType: 'RegulatoryAffairsUser',
      session: regulatory,
    },
    'a page of the supervisor’s tree, a regulatory user known': {
      ...nobody,
      requiredType: 'Supervisor',
      session: regulatory,
    },
    'a page for anyone that asks for a right, its user known': {
      ...nobody,
      requiredType: '*',
      right: 'customerCardAccess',
      session: regulatory,
    },
    'a page for anyone that asks for a right the user has': {
      ...nobody,
      requiredType: '*',
      right: 'customerCardAccess',
      session: { ...regulatory, acl: { viewHealthWorker: true } },
    },
    'a page of the multinational tree, no agency chosen': {
      ...nobody,
      requiredType: 'BossMultinational',
      session: multinational,
    },
    'the list of agencies, no agency chosen': {
      ...nobody,
      requiredType: 'BossMultinational',
      session: multinational,
      needsAgency: false,
    },
    'an address that leads elsewhere': { ...nobody, path: '//evil.example', requiredType: '*' },
  },
  events: {
    'the server accepts the token of a regulatory user': {
      type: 'xstate.done.actor.validateToken',
      output: regulatory,
    },
    'the server refuses the token': { type: 'xstate.done.actor.validateToken', output: null },
    'the server cannot be asked about the token': {
      type: 'xstate.error.actor.validateToken',
      error: new Error('network'),
    },
    'the session turns out to be a regulatory user’s': {
      type: 'xstate.done.actor.validateSession',
      output: regulatory,
    },
    'the session turns out to be a multinational boss’s': {
      type: 'xstate.done.actor.validateSession',
      output: multinational,
    },
    'nobody turns out to be signed in': { type: 'xstate.done.actor.validateSession', output: null },
    'the session cannot be decided': { type: 'xstate.error.actor.validateSession', error: new Error('network') },
    'the user tries again': { type: 'retry' },
  },
  words: {
    title: 'Who may open a page',
    about:
      'Asked for each address that is opened. It ends with the page, with the page that names the missing permission, at the ' +
      'list of agencies, or at the sign-in page.',
    conditions: {
      hasToken: ['the address has a token', 'the address has no token'],
      'entryIs sign-in': ['the page needs somebody signed in, and nobody is known', 'who opens the page is known'],
      'entryIs enter': ['that user may open the page', 'that user may not open the page'],
      'entryIs wrong-role': ['the page is for another kind of user', 'the page is for this kind of user'],
      'entryIs choose-agency': ['that user has to choose an agency first', 'that user needs to choose no agency'],
      'entryIs missing-right': ['that user lacks the permission', 'that user has the permission'],
    },
    calls: {
      validateToken: 'asks the server whether the token of the address holds',
      validateSession: 'asks who is signed in',
    },
    facts: {
      error: ['the failure is shown', 'no failure is shown any more'],
    },
  },
  situation: ({ session, reason, error }) => [session, reason, String(error)],
  facts: { outcome: outcomeOf },
  invariants: {
    'a page that requires sign-in never opens without a session': ({ snapshot }) =>
      !snapshot.matches('entered') || snapshot.context.requiredType === null || snapshot.context.session !== null,
    'the tree of another user type never opens': ({ snapshot }) => {
      const { requiredType, session } = snapshot.context;
      return !snapshot.matches('entered') || [null, '*', session?.userType].includes(requiredType);
    },
    'a page is refused for a missing right only to a signed-in user': ({ snapshot }) =>
      !snapshot.matches('missingRight') || snapshot.context.session !== null,
    'a user with the wrong role keeps their session': ({ snapshot }) =>
      !snapshot.matches('toLogin') || snapshot.context.reason !== 'wrongRole' || snapshot.context.session !== null,
    'the return path is inside the application and has no token': ({ snapshot }) => {
      const outcome = outcomeOf(snapshot);
      return outcome?.kind !== 'toLogin' || outcome.to === undefined || /^\/(?!\/)(?!.*token=)/u.test(outcome.to);
    },
    'it is said how it ended once it has ended, and not before': ({ snapshot }) =>
      (outcomeOf(snapshot) !== null) === (snapshot.status === 'done'),
    'a failed call leads to no decision': ({ snapshot, event }) =>
      !event?.type.startsWith('xstate.error.') || snapshot.matches('failed'),
  },
});
