import { emptyReport, type ReportDraft, reportIssues } from '#domain/field/report.ts';
import {
  isWritten,
  outcomeOf,
  reasonWithout,
  visitReportMachine,
  type VisitReportSnapshot,
} from '#machines/visit-report/visit-report.machine.ts';
import { defineModel } from './harness.ts';

const NOW = 1_795_072_200;
const now = () => NOW * 1000;

const fields = ['PresentedPharmaProducts', 'obtainedPromess', 'nextVisitObjective'] as const;
const initial = emptyReport(NOW - 600);
const visited = { kind: 'planned', objectiveID: '7' } as const;
const planned = { visited, initial, fields, now };

const fix = (accuracy: number) => ({ lat: 4.05, lng: 9.7, accuracy, at: NOW });

const differs = ({ draft, initial: first }: { readonly draft: ReportDraft; readonly initial: ReportDraft }): boolean =>
  JSON.stringify(draft) !== JSON.stringify(first);

const visitedIn = ({ context }: Pick<VisitReportSnapshot, 'context'>) => context.visited;

/** What is typed digit by digit. */
const HOURS: ReadonlySet<string> = new Set([
  'the user says that the visit ends later',
  'the user says when the visit of a past day was',
]);

export const model = defineModel({
  name: 'visit-report',
  machine: visitReportMachine,
  starts: {
    'a planned visit, and reports carry no position': { ...planned, positions: 'off' },
    'a planned visit, and the user has not yet agreed to positions': { ...planned, positions: 'ask' },
    'a planned visit, and the user has agreed to positions before': { ...planned, positions: 'agreed' },
    'a planned visit of a day that is over, whose hours are asked': {
      ...planned,
      initial: emptyReport(null),
      positions: 'off',
    },
    'a planned visit of a day that is over, and the user has agreed to positions before': {
      ...planned,
      initial: emptyReport(null),
      positions: 'agreed',
    },
    'a visit to somebody who is not registered': { ...planned, visited: { kind: 'unregistered' }, positions: 'off' },
    'a visit that was not planned, with a draft on the device': {
      ...planned,
      visited: { kind: 'registered', customerID: 'njoya' },
      resumed: { ...initial, presentedIDs: ['paludexa'] },
      positions: 'off',
    },
  },
  events: {
    'the user taps a product': { type: 'draft.change', patch: { presentedIDs: ['paludexa'] } },
    'the user writes the promise': { type: 'draft.change', patch: { obtainedPromess: 'Prescrira Paludexa.' } },
    'the user names the person': { type: 'draft.change', patch: { lastName: 'Njoya' } },
    'the user says that the visit ends later': { type: 'draft.change', patch: { end: NOW + 3600 } },
    'the user says when the visit of a past day was': {
      type: 'draft.change',
      patch: { start: NOW - 86_400, end: NOW - 85_800 },
    },
    'the user undoes the last change': { type: 'undo' },
    'the user sends': { type: 'send' },
    'the user agrees to positions': { type: 'position.agree' },
    'the user sends without a position': { type: 'position.decline' },
    'the device gives a vague position': { type: 'position.fix', fix: fix(80) },
    'the device gives a vaguer position': { type: 'position.fix', fix: fix(400) },
    'the device gives a good position': { type: 'position.fix', fix: fix(12) },
    'the browser, or the user in it, refuses the position': { type: 'position.failed', reason: 'denied' },
    'the device finds no position': { type: 'position.failed', reason: 'unavailable' },
    'the user does not wait for the position': { type: 'position.skip' },
    'the position does not come in time': { type: 'xstate.after.positionLimit.visit-report.positioning' },
    'the server records the report': { type: 'xstate.done.actor.send', output: { kind: 'sent' } },
    'no answer comes within six seconds': { type: 'xstate.done.actor.send', output: { kind: 'queued' } },
    'the server refuses the report': {
      type: 'xstate.done.actor.send',
      output: { kind: 'refused', codes: ['REQUIRED_VALUE'] },
    },
    'no answer comes, and the device could not store it': {
      type: 'xstate.error.actor.send',
      error: new Error('network'),
    },
    'the user leaves it for later': { type: 'later' },
    'the user cancels': { type: 'cancel' },
    'the user throws it away': { type: 'discard.confirm' },
    'the user goes on with it': { type: 'discard.keep' },
  },
  words: {
    title: 'Reporting a visit',
    about:
      'The report of one visit, planned or not. It ends sent, waiting on the device to be sent, left for later, or closed. What is written meanwhile is also kept on the device, and ' +
      'offered again when the report is next opened: that is told in “Unsaved work”. So the page may be closed at any moment, which leaves the report for later; only where the device could not keep ' +
      'it does closing count as cancelling, and leaving the page warns. With the module of positions, the device is ' +
      'asked for one when the report is sent, for no longer than 15 seconds; a position within 30 metres is good enough. Who has agreed to that is not asked ' +
      'again on this device; who sends without is asked when a report is next sent. The ' +
      'report goes without a position where there is none, or where the visit ended more than an hour ago, since the device may be elsewhere by then; the page says why once it is sent. A report that got no answer may have arrived all the same: the server ' +
      'takes one report of a visit, so to send again doubles none; to throw the report away takes nothing back from the server. A report that the server refuses comes back to the form, and no longer waits to be sent.',
    conditions: {
      isChanged: [
        'something is written',
        'nothing is written',
        'the report then differs from what it began with',
        'the report then is what it began with',
      ],
      hasIssues: ['something is missing or wrong', 'nothing is missing or wrong'],
      hasPast: ['there is a change to undo', 'there is nothing to undo'],
      isDenied: ['the user or the browser refuses', 'it is not refused'],
      isGood: ['it is within 30 metres', 'it is not within 30 metres'],
      hasModule: ['reports have positions', 'reports have no positions'],
      hasAgreed: ['the user has agreed to positions', 'the user has not agreed to positions'],
      isLate: ['the visit ended more than an hour ago', 'the visit has not ended more than an hour ago'],
    },
    calls: {
      locate: 'asks the device where it is, again and again',
      send: 'stores the report among what waits to be sent, and waits six seconds for the answer of the server',
    },
    facts: {
      issues: ['what is missing or wrong is shown', 'nothing is shown as missing or wrong'],
      fix: ['the best position so far is shown with its accuracy', 'an earlier position is forgotten'],
      codes: ['the reason of the server is shown', 'no reason of the server is shown any more'],
      error: ['the failure is shown', 'no failure is shown any more'],
    },
    tags: { unsaved: 'The device keeps what is written.' },
    unplayed:
      'By hand only: input while the page is working, which takes none; the name of a person who is registered, for which the page does not ask; ' +
      'cancelling with nothing written, which the page offers as closing; an hour, which is typed digit by digit.',
  },
  situation: ({ draft, checked, past, fix: best, positions }) => [
    draft.presentedIDs.length,
    draft.obtainedPromess !== '',
    draft.lastName !== '',
    draft.start !== null && draft.start > NOW - 86_400,
    draft.end !== null,
    checked,
    Math.min(past.length, 1),
    best?.accuracy ?? null,
    positions,
  ],
  playable: ({ words, before, event }) => {
    if (event.type.startsWith('xstate.')) return true;
    if (before.hasTag('busy')) return false;
    if (HOURS.has(words)) return false;
    if (words === 'the user names the person') return visitedIn(before).kind === 'unregistered';
    return event.type !== 'cancel' || before.hasTag('unsaved');
  },
  facts: { outcome: outcomeOf, 'something waits on the device': isWritten, 'why without a position': reasonWithout },
  invariants: {
    'what was written counts as unsaved until it is sent, waits to be sent or is thrown away': ({ snapshot }) =>
      snapshot.status === 'done' || !differs(snapshot.context) || isWritten(snapshot),
    'what was written is never thrown away without a question': ({ snapshot, before, event }) =>
      !before?.hasTag('unsaved') || !snapshot.matches('closed') || event?.type === 'discard.confirm',
    'what is left for later stays on the device': ({ snapshot }) => !snapshot.matches('kept') || isWritten(snapshot),
    'the report ends in one of the ways told in “How it ends”, and in no other': ({ snapshot }) =>
      (outcomeOf(snapshot) !== null) === (snapshot.status === 'done'),
    'only a report with nothing missing or wrong is sent': ({ snapshot: { context }, snapshot }) =>
      !(snapshot.matches('sending') || snapshot.matches('positioning')) ||
      reportIssues(context.draft, context.visited, context.fields, NOW).length === 0,
    'only the user changes what is written in the report': ({ snapshot, before, event }) =>
      !before || /^(?:draft\.change|undo)$/u.test(event?.type ?? '') || snapshot.context.draft === before.context.draft,
    'the device is asked where it is only if the user has agreed': ({ snapshot }) =>
      !snapshot.matches('positioning') || snapshot.context.positions === 'agreed',
    'the device is not asked where it is more than an hour after the visit': ({ snapshot: { context }, snapshot }) =>
      !snapshot.matches('positioning') || context.draft.end === null || NOW - context.draft.end <= 3600,
    'a report has a position, or says why it has none': ({ snapshot }) =>
      !(snapshot.matches('sending') || snapshot.matches('sent')) ||
      snapshot.context.fix !== null ||
      snapshot.context.reason !== null,
    'a position that the browser refuses does not go with the report, even one that came before': ({ snapshot }) =>
      snapshot.context.reason !== 'denied' || snapshot.context.fix === null,
    'while a position is looked for, a vaguer one never replaces a better one': ({ snapshot, before }) =>
      !before?.matches('positioning') ||
      !before.context.fix ||
      snapshot.context.reason === 'denied' ||
      (snapshot.context.fix?.accuracy ?? Infinity) <= before.context.fix.accuracy,
    'to undo brings back what was before the last change': ({ snapshot, before, event }) =>
      event?.type !== 'undo' ||
      !before?.matches('editing') ||
      before.context.past.length === 0 ||
      snapshot.context.draft === before.context.past.at(-1),
    'every change can be undone; all that is typed in one field is one change': ({ snapshot, before, event }) =>
      !before?.matches('editing') ||
      event?.type !== 'draft.change' ||
      snapshot.context.past.at(-1) === before.context.draft ||
      before.context.typed === Object.keys(event.patch).join(' '),
    'a refusal and a failure are shown with their reason': ({ snapshot }) =>
      (!snapshot.matches({ editing: 'refused' }) || snapshot.context.codes.length > 0) &&
      (!snapshot.matches({ editing: 'failed' }) || snapshot.context.error !== undefined),
    'what is missing or wrong shows from the first attempt to send on, and is up to date': ({
      snapshot: { context, status },
    }) =>
      status === 'done' ||
      context.issues.length === 0 ||
      JSON.stringify(context.issues) ===
        JSON.stringify(reportIssues(context.draft, context.visited, context.fields, NOW)),
  },
});
