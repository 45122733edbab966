import { AGENCY_CHOOSERS } from '#domain/access/roles.ts';
import { sessionMachine, sessionOf } from '#machines/session/session.machine.ts';
import { loginAnswer } from './fixtures.ts';
import { defineModel } from './harness.ts';

const PASSWORD = 'tournee-secret';

/** What the device stores of another person. */
const THEIRS = { token: 'theirs', agencyID: 'cm', remember: true };

const isOvertaken = (event: object): boolean =>
  'output' in event &&
  typeof event.output === 'object' &&
  event.output !== null &&
  'kind' in event.output &&
  event.output.kind === 'overtaken';

export const model = defineModel({
  name: 'session',
  machine: sessionMachine,
  starts: { 'the application just opened': undefined },
  events: {
    'the device keeps a session': {
      type: 'xstate.done.actor.readStored',
      output: { token: 'kept', agencyID: 'ga', remember: true },
    },
    'the device keeps nothing': { type: 'xstate.done.actor.readStored', output: null },
    'the device cannot be read': { type: 'xstate.error.actor.readStored', error: new Error('blocked') },

    'the address brings a token': { type: 'token.offer', token: 'offered' },
    'the server accepts the token of a delegate': {
      type: 'xstate.done.actor.validateToken',
      output: loginAnswer('Delegue', { token: null }),
    },
    'the server accepts the token of a multinational boss': {
      type: 'xstate.done.actor.validateToken',
      output: loginAnswer('BossMultinational', { token: null }),
    },
    'the server refuses the token': { type: 'xstate.done.actor.validateToken', output: null },
    'the server answers half a session': {
      type: 'xstate.done.actor.validateToken',
      output: loginAnswer('Delegue', { Member: null }),
    },
    'the server cannot be asked about the token': {
      type: 'xstate.error.actor.validateToken',
      error: new Error('network'),
    },
    'the user tries again': { type: 'retry' },

    'the user signs in': {
      type: 'signIn.submit',
      email: 'fatou.diagne@tournee.example',
      password: PASSWORD,
      remember: true,
    },
    'the user cancels signing in': { type: 'signIn.cancel' },
    'the server accepts a regulatory user': {
      type: 'xstate.done.actor.signIn',
      output: loginAnswer('RegulatoryAffairsUser'),
    },
    'the server accepts a laboratory boss': {
      type: 'xstate.done.actor.signIn',
      output: loginAnswer('PharmaLaboBossUser'),
    },
    'the server refuses the password': {
      type: 'xstate.done.actor.signIn',
      output: loginAnswer('Delegue', { valid: false, code: 401, token: null }),
    },
    'the server names a user type that may not enter': {
      type: 'xstate.done.actor.signIn',
      output: { ...loginAnswer('Delegue'), userType: 'Visitor' },
    },
    'the call to sign in fails': { type: 'xstate.error.actor.signIn', error: new Error('network') },

    'the device keeps the session now': { type: 'xstate.done.actor.store', output: { kind: 'stored' } },
    'the device holds the session of another tab': {
      type: 'xstate.done.actor.store',
      output: { kind: 'overtaken', by: THEIRS },
    },
    'the device holds no session any more': {
      type: 'xstate.done.actor.store',
      output: { kind: 'overtaken', by: null },
    },
    'the device cannot keep it': { type: 'xstate.error.actor.store', error: new Error('full') },
    'the device forgets the session': { type: 'xstate.done.actor.forget' },
    'the device cannot forget it': { type: 'xstate.error.actor.forget', error: new Error('blocked') },

    'the user chooses an agency': { type: 'agency.choose', agencyID: 'sn' },
    'the user signs out': { type: 'signOut' },
    'somebody else wants to sign in': { type: 'session.leave' },
    'a call is answered UNAUTHORIZED': { type: 'session.expired' },
    'the server confirms a session that the device let in': {
      type: 'session.confirmed',
      token: 'kept',
      answer: loginAnswer('Delegue', { token: null }),
    },
    'the server confirms it with a new token': {
      type: 'session.confirmed',
      token: 'kept',
      answer: loginAnswer('Delegue'),
    },
    'the server refuses a session that the device let in': {
      type: 'session.confirmed',
      token: 'kept',
      answer: null,
    },
    'the server answers half of it': {
      type: 'session.confirmed',
      token: 'kept',
      answer: loginAnswer('Delegue', { Member: null }),
    },
    'another tab signs out': { type: 'device.ended', token: 'fresh', reason: 'signedOut' },
    'a call of another tab is answered UNAUTHORIZED': { type: 'device.ended', token: 'fresh', reason: 'expired' },
    'another tab chooses an agency': {
      type: 'device.opened',
      token: 'fresh',
      agencyID: 'ga',
      remember: true,
      memberID: '7',
    },
    'the same person signs in in another tab': {
      type: 'device.opened',
      token: 'newer',
      agencyID: null,
      remember: true,
      memberID: '7',
    },
    'another person signs in in another tab': { type: 'device.opened', ...THEIRS, memberID: '8' },
    'another person signs in in another tab alone': {
      type: 'device.opened',
      ...THEIRS,
      remember: false,
      memberID: '8',
    },
    'that person signs out there': { type: 'device.ended', token: THEIRS.token, reason: 'signedOut' },
    'the tab is shown again, and the device holds no session': { type: 'device.seen', stored: null },
    'the tab is shown again, and the device holds the session of another person': {
      type: 'device.seen',
      stored: THEIRS,
    },
    'the tab is shown again, and the device holds another agency': {
      type: 'device.seen',
      stored: { token: 'fresh', agencyID: 'ga', remember: true },
    },
    'the user goes on with the session of the other tab': { type: 'session.continue' },
    'a call of an earlier session is answered UNAUTHORIZED': { type: 'session.expired', token: 'older' },
  },
  words: {
    title: 'Signing in and out',
    about:
      'One for the whole application, in each tab. A session is a person with a token, and for some an agency. The device ' +
      'remembers it; other tabs are told. Where the server does not answer, the device lets in whom it has let in before, and the ' +
      'server is asked as soon as it answers. It never ends. The password is passed on, and kept nowhere.',
    conditions: {
      isRefusedOffer: ['the token came with the address', 'the token was on the device'],
      mayChooseAgency: ['this user chooses among agencies', 'this user has one agency alone'],
      lacksAgency: ['the user has to choose an agency', 'the agency is known'],
      isCurrent: ['it is about the session of this tab', 'it is about another session'],
      isConfirmed: ['it is about the session of this tab', 'it is about another session'],
      isRevoked: ['it is about the session of this tab', 'it is about another session'],
      isNobody: ['nobody is signed in', 'somebody is signed in'],
      isOffered: ['it is the session that was offered', 'another session was offered, or none'],
      changesAgency: [
        'it is the same session with another agency',
        'the agency is the same, or not this user’s to choose',
      ],
      isSamePerson: ['it is the same person', 'it is another person'],
      isReplaced: ['the device remembered this session', 'this session is of this tab alone'],
    },
    calls: {
      watch: 'listens to the other tabs',
      confirm: 'asks the server until it answers, if the device alone let the user in',
      readStored: 'asks the device for a session',
      validateToken: 'asks the server whether the token holds',
      signIn: 'sends e-mail and password to the server',
      store: 'stores the session on the device',
      forget: 'removes the session from the device',
      'agency.followed': 'the page says that another tab has changed the agency',
    },
    facts: {
      openElsewhere: ['the session of the other tab is offered', 'no session is offered any more'],
      lastAgency: ['the agency is remembered for the same person', 'no agency is remembered any more'],
      error: ['what went wrong is shown', 'no failure is shown any more'],
    },
    unplayed:
      'In a browser the device answers at once and never fails, and a call is answered before the user does anything but ' +
      'cancel; what another tab does first is tested apart.',
  },
  situation: ({ session, candidate, reason, error, lastAgency, openElsewhere }) => [
    session && [session.token, session.userType, session.agencyID],
    candidate?.origin,
    reason,
    error?.key,
    lastAgency?.agencyID,
    openElsewhere,
  ],
  // In a browser, storage answers at once and never fails, and the answer to a call arrives before the user does
  // anything but cancel a sign-in. A session that the device alone lets in is in `tests/e2e/live/day-pack.spec.ts`. Another tab is quicker only in `tests/unit/machines`, and what a user goes on with is
  // in `tests/e2e/live/tabs.spec.ts`, whose server knows the other person. Only the page of a wrong role has a form for
  // somebody else.
  playable: ({ before, event }) =>
    (!before.hasTag('busy') &&
      event.type !== 'session.continue' &&
      event.type !== 'session.leave' &&
      event.type !== 'session.confirmed') ||
    event.type === 'signIn.cancel' ||
    (event.type === 'token.offer' && before.matches('reading')) ||
    (event.type.startsWith('xstate.done.actor') && !isOvertaken(event)) ||
    /^xstate\.error\.actor\.(?:validateToken|signIn)$/u.test(event.type),
  invariants: {
    'the session is signed in exactly while there is a user': ({ snapshot }) =>
      snapshot.hasTag('known') === (sessionOf(snapshot) !== null),
    'only roles that choose an agency can be without one': ({ snapshot }) =>
      !snapshot.matches({ known: 'signedIn' }) ||
      snapshot.context.session?.agencyID !== null ||
      !AGENCY_CHOOSERS.includes(snapshot.context.session.userType),
    'the context never contains the password': ({ snapshot }) => !JSON.stringify(snapshot.context).includes(PASSWORD),
    'an invalid token from the address leaves the stored one': ({ snapshot, before }) =>
      before?.context.candidate?.origin !== 'offered' || !snapshot.matches('removing') || before.matches('startFailed'),
    'a failed call never removes a token': ({ snapshot, event }) =>
      event?.type !== 'xstate.error.actor.validateToken' || snapshot.matches('startFailed'),
    'a late UNAUTHORIZED of an earlier session does not end this one': ({ snapshot, before, event }) =>
      !(event?.type === 'session.expired' && 'token' in event) || sessionOf(snapshot) === (before && sessionOf(before)),
    'a token that this tab did not get is never the one that it sends': ({ snapshot }) =>
      snapshot.context.session?.token !== THEIRS.token,
    'the agency and the token of another tab are those of the same person': ({ snapshot, before, event }) =>
      !event?.type.startsWith('device.') ||
      sessionOf(snapshot) === null ||
      sessionOf(snapshot)?.member.ID === (before && sessionOf(before)?.member.ID),
    'only a session that ended is removed from the device, by its own token': ({ snapshot, before }) =>
      !snapshot.matches('removing') ||
      before?.matches('removing') === true ||
      snapshot.context.ended === null ||
      snapshot.context.ended === (before && (sessionOf(before)?.token ?? before.context.candidate?.token)),
    'who hears of an end from another tab leaves the device as that tab left it': ({ snapshot, before, event }) =>
      !event?.type.startsWith('device.') ||
      before?.matches('known') !== true ||
      !snapshot.matches('removing') ||
      snapshot.context.isHeard,
    'a session of another tab is offered only while nobody is signed in': ({ snapshot }) =>
      snapshot.context.openElsewhere === null || sessionOf(snapshot) === null,
    'there is an error only while nobody is signed in': ({ snapshot }) =>
      snapshot.context.error === null || !snapshot.hasTag('known'),
    'there is a reason to be signed out only while signed out': ({ snapshot }) =>
      snapshot.context.reason === 'none' || snapshot.matches('signedOut') || snapshot.matches('removing'),
  },
});
