import type { Catalogue } from '#domain/import/lookup.ts';
import { checkRows } from '#domain/import/check.ts';
import { type KnownNames, NO_NAMES } from '#domain/import/corrections.ts';
import { openFindings } from '#domain/import/findings.ts';
import type { KnownHeader } from '#domain/import/columns.ts';
import type { ImportAnswers, ImportQuestion } from '#domain/import/questions.ts';
import type { ColumnMapping, ImportLayout, ReadResult } from '#domain/import/read.ts';
import { tableMark, tableOf } from '#domain/import/table.ts';
import { canTake, chosenNames, importMachine, outcomeOf, unconfirmed } from '#machines/import/import.machine.ts';
import type { EventObject, SnapshotFrom } from 'xstate';
import { defineModel } from './harness.ts';

const catalogue: Catalogue = {
  products: [{ ID: 'p1', ref: null, name: 'Paludexa 20/120 B/24', pGHT: 1980, laboratory: 'Sahelia' }],
  wholesalers: [{ ID: 'w1', name: 'Répartis' }],
};

/** The harness compares events as JSON, in which a file would be empty: hence `toJSON`. */
const fileOf = (name: string) => Object.assign(new File(['Produit;Grossiste;Quantité'], name), { toJSON: () => name });
const file = fileOf('octobre.csv');
const other = fileOf('suite.csv');
const picture = fileOf('octobre.png');

const mapping: ColumnMapping = {
  sheet: 0,
  header: { first: 0, count: 1 },
  roles: ['product', 'wholesaler', 'quantity'],
};
const columns: KnownHeader = { titles: ['a', 'b', 'c'], roles: mapping.roles };
const layout: ImportLayout = {
  encoding: 'utf-8',
  separator: ';',
  sheets: [],
  mapping,
  isMapped: true,
  questions: [],
  notes: [],
};
const question: ImportQuestion = { kind: 'wholesaler', proposed: null };
const answers: ImportAnswers = { wholesalerID: 'w1' };
function readWith(names: KnownNames, ...records: readonly (readonly string[])[]): ReadResult {
  const { header, roles } = mapping;
  const table = tableOf({ records: [['Produit', 'Grossiste', 'Quantité'], ...records], header, roles }, catalogue);
  return { kind: 'read', layout, rows: { table, report: checkRows(table, catalogue, 'sales', [], names) } };
}
const read = (...records: readonly (readonly string[])[]) => readWith(NO_NAMES, ...records);

/** A name that the catalogue does not have, and what it stands for. */
const UNKNOWN = 'paludexa';
const REMEMBERED: KnownNames = { ...NO_NAMES, product: { [UNKNOWN]: 'p1' } };

const unknownRow = [UNKNOWN, 'Répartis', '12'];
const readRemembered = readWith(REMEMBERED, unknownRow);
const readWrong = read(unknownRow);
const readWrongAndRight = read(unknownRow, ['Paludexa 20/120 B/24', 'Répartis', '7']);

/** Who reads a file knows the names that are remembered: only without them is the row wrong. */
function isReadSo(names: KnownNames, event: EventObject): boolean {
  const isKnown = names.product[UNKNOWN] !== undefined;
  const output = 'output' in event ? event.output : null;
  if (output === readRemembered) return isKnown;
  return !isKnown || (output !== readWrong && output !== readWrongAndRight);
}

/** The device gives a file back when the page opens. */
const isGivenBack = (snapshot: SnapshotFrom<typeof importMachine>, event: EventObject): boolean =>
  !('left' in event) || (snapshot.matches({ choosing: 'none' }) && snapshot.context.file === null);

/** A file whose total is not the sum of its rows. */
function readWithTotal(): ReadResult {
  const output = read(['Paludexa 20/120 B/24', 'Répartis', '12']);
  const total = { kind: 'totalLeftOut' as const, line: 3, title: 'Total', stated: 20, computed: 12 };
  return output.kind === 'read' ? { ...output, layout: { ...layout, notes: [total] } } : output;
}

type ImportSnapshot = SnapshotFrom<typeof importMachine>;
const hasRows = (snapshot: ImportSnapshot): boolean => snapshot.matches('correcting') || snapshot.matches('replacing');
const canForget = (snapshot: ImportSnapshot): boolean =>
  snapshot.matches('choosing') || snapshot.matches('mapping') || snapshot.matches('correcting');
const isCompared = ({ context }: ImportSnapshot): boolean => context.history !== undefined;
/** The pages are played with months in which nothing was sold. */
const hasMonths = ({ context }: ImportSnapshot): boolean => (context.history?.periods.length ?? 0) > 0;
const isMapped = ({ context }: ImportSnapshot): boolean => context.mapping !== null;

/** Happenings that are shown in the stories of the import. */
const STORIED: ReadonlySet<string> = new Set([
  'the user confirms the quantity',
  'the total of the file is not the sum of its rows',
  'the user says that the sum is right',
  'the device gives back the file of a closed page, with its corrections',
]);

export const model = defineModel({
  name: 'import',
  machine: importMachine,
  starts: {
    'a file of sales': {
      kind: 'sales',
      period: '2026-10',
      catalogue,
      entered: [],
      knownNames: NO_NAMES,
      knownColumns: [],
    },
    'a file with a name that the device remembers': {
      kind: 'sales',
      period: '2026-10',
      catalogue,
      entered: [],
      knownNames: REMEMBERED,
      knownColumns: [],
    },
  },
  events: {
    'the earlier months are read': { type: 'xstate.done.actor.history', output: { periods: [] } },
    'the earlier months are read, with far greater quantities': {
      type: 'xstate.done.actor.history',
      output: { periods: [{ period: '2026-09', quantities: { p1: { w1: 12_000 } } }] },
    },
    'the earlier months cannot be read': { type: 'xstate.error.actor.history', error: new Error('network') },
    'the user chooses a file': { type: 'file.choose', file },
    'the user chooses another': { type: 'file.choose', file: other },
    'the user chooses a picture': { type: 'file.choose', file: picture },
    'the device gives back the file of a closed page, with its corrections': {
      type: 'file.choose',
      file,
      left: {
        mapping: null,
        asked: [],
        corrections: [{ kind: 'exclude', rows: [0] }],
        mark: readWrong.kind === 'read' && readWrong.rows ? tableMark(readWrong.rows.table) : null,
      },
    },
    'half of the file is read': { type: 'progress', share: 0.5 },
    'the file is read, with a name that nobody has explained': { type: 'xstate.done.actor.read', output: readWrong },
    'the file is read, with a name that nobody has explained in one of its rows': {
      type: 'xstate.done.actor.read',
      output: readWrongAndRight,
    },
    'the file is read, with a name whose meaning is remembered': {
      type: 'xstate.done.actor.read',
      output: readRemembered,
    },
    'the file is read, and every row is right': {
      type: 'xstate.done.actor.read',
      output: read(['Paludexa 20/120 B/24', 'Répartis', '12']),
    },
    'the total of the file is not the sum of its rows': { type: 'xstate.done.actor.read', output: readWithTotal() },
    'the columns of the file cannot be told': {
      type: 'xstate.done.actor.read',
      output: { kind: 'read', layout: { ...layout, isMapped: false }, rows: null },
    },
    'the file names no wholesaler': {
      type: 'xstate.done.actor.read',
      output: { kind: 'read', layout: { ...layout, questions: [question] }, rows: null },
    },
    'the file is not what its name says': {
      type: 'xstate.done.actor.read',
      output: { kind: 'refused', refusal: 'contentMismatch' },
    },
    'the reading fails': { type: 'xstate.error.actor.read', error: new Error('out of memory') },
    'the user says what the columns are': { type: 'columns.map', mapping, header: columns },
    'the user says it for this file alone': { type: 'columns.map', mapping, header: null },
    'the user goes back to the columns': { type: 'layout.open' },
    'the user says which wholesaler': { type: 'questions.answer', answers, header: null },
    'the user goes back to the questions': { type: 'questions.open' },
    'the user has the device forget all choices': {
      type: 'memory.change',
      names: [{ field: 'product', name: UNKNOWN, ID: null }],
      columns: [],
    },
    'the user says what a name stands for': {
      type: 'correct',
      correction: { kind: 'name', field: 'product', name: UNKNOWN, ID: 'p1' },
    },
    'the user confirms the quantity': {
      type: 'correct',
      correction: { kind: 'confirm', of: [{ productID: 'p1', wholesalerID: 'w1', quantity: 12 }] },
    },
    'the user says that the sum is right': { type: 'correct', correction: { kind: 'acknowledge', finding: 'totals' } },
    'the user leaves out the only wrong row': { type: 'correct', correction: { kind: 'exclude', rows: [0] } },
    'the user undoes it': { type: 'undo' },
    'the user takes the rows over': { type: 'take' },
    'the user cancels': { type: 'cancel' },
    'the user takes the new rows in place of the corrected ones': { type: 'discard.confirm' },
    'the user keeps the corrected rows, and drops the new ones': { type: 'discard.keep' },
  },
  // What no guard reads is left out: the name of a file, what is remembered, an earlier refusal. Each would multiply the walks.
  words: {
    title: 'Reading the file of a wholesaler',
    about:
      'Rows of goals, trends or sales are read from a file on the device, checked and corrected. Nothing is sent to the server: ' +
      'the rows that are taken over go into the sheet of the period, and are saved there. From when a file is open, leaving the ' +
      'page warns, except where the device could keep the file with its answers and corrections, for when the page is opened again. ' +
      'A row is wrong if it names what nobody knows, or has no quantity or price that can be: it is corrected or left out. A ' +
      'right row may still have to be confirmed: its quantity is far from those of earlier months. A file that fails to be read ' +
      'changes nothing, and can be chosen again. Corrections that are lost with their rows are rows left out, and quantities or ' +
      'totals confirmed; what a name stands for is remembered, and applies to the next rows too.',
    conditions: {
      isRefused: ['its kind is not allowed', 'its kind is allowed'],
      hasOpened: ['the rows of an earlier file are open', 'no rows are open'],
      hasCorrections: ['something was corrected', 'nothing was corrected'],
      losesCorrections: ['corrections would be lost', 'no correction would be lost'],
      canTake: [
        'no row is wrong, nothing is to be confirmed, and there is a row',
        'a row is wrong, something is to be confirmed, or there is no row',
      ],
      isHistoryAwaited: ['the earlier months are still awaited', 'the earlier months are known'],
      isHistoryKnown: ['the earlier months are known', 'the earlier months are still awaited'],
      wasAsked: ['questions were asked about the file', 'no question was asked about the file'],
    },
    calls: {
      history: 'reads the rows of earlier months',
      read: 'reads the file',
    },
    facts: {
      'rows to correct': ['a row is wrong', 'no row is wrong any more'],
      'something to confirm': ['something is to be confirmed', 'nothing is to be confirmed any more'],
      'rows to take': ['the rows can be taken over', 'the rows cannot be taken over'],
      'corrections that cannot be made again': [
        'the page says that the rows are not those that were corrected',
        'the rows on the page are those of the file that is open, with its corrections',
      ],
      'names that are remembered': [
        'the meaning of the name is remembered for the next file',
        'no meaning of a name is remembered',
      ],
      refusal: ['why the file was refused is shown', 'no refusal is shown any more'],
      error: ['the failure is shown', 'no failure is shown any more'],
      progress: ['the share that was read is shown'],
    },
    unplayed:
      'Questions, remembered choices, unusual quantities and odd totals are shown in the stories of the import; earlier months are ' +
      'read before anybody can act.',
  },
  possible: (snapshot, event) => isReadSo(chosenNames(snapshot.context), event) && isGivenBack(snapshot, event),
  situation: ({ history, mapping: chosen, asked, progress, left, opened, waiting, rows }) => [
    history === undefined ? 'awaited' : (history?.periods.length ?? 0),
    chosen && asked.length,
    progress > 0,
    left !== null,
    opened && [
      opened.report.counts.wrong,
      unconfirmed(opened).length,
      openFindings(opened.findings, opened.report).length,
      opened.asked.length,
      Math.min(opened.corrections.length, 2),
      opened.corrections.some(({ kind }) => kind !== 'name'),
    ],
    waiting !== null,
    rows?.length,
  ],
  // A file is refused or asked about when it is first read, never when it is read again with the user's mapping. Earlier
  // months are read before anybody can act.
  playable: ({ words, before, event, after }) =>
    (isCompared(before) ? !hasMonths(before) : event.type === 'xstate.done.actor.history') &&
    // Questions, remembered choices, unusual quantities and odd totals are shown in the stories of the import.
    !after.matches('asking') &&
    event.type !== 'memory.change' &&
    !STORIED.has(words) &&
    (!before.hasTag('busy') || event.type.startsWith('xstate.')) &&
    !(event.type === 'xstate.done.actor.read' && isMapped(before) && !hasRows(after)),
  facts: {
    outcome: outcomeOf,
    'leaving warns': (snapshot) =>
      snapshot.status === 'active' &&
      (snapshot.context.opened !== null || snapshot.matches('mapping') || snapshot.matches('asking')),
    'rows to correct': ({ context: { opened } }) => (opened?.report.counts.wrong ?? 0) > 0,
    'something to confirm': ({ context: { opened } }) =>
      opened !== null && unconfirmed(opened).length + openFindings(opened.findings, opened.report).length > 0,
    'rows to take': ({ context: { opened } }) => opened !== null && canTake(opened),
    'corrections that cannot be made again': ({ context }) => context.hasLostCorrections,
    'names that are remembered': ({ context }) => Object.keys(chosenNames(context).product),
  },
  invariants: {
    'no row is taken over while any is wrong': ({ snapshot: { context } }) =>
      context.rows === null || (context.opened !== null && canTake(context.opened) && context.rows.length > 0),
    'no quantity far from earlier months is taken over unconfirmed': ({ snapshot: { context } }) =>
      context.rows === null || (context.opened !== null && unconfirmed(context.opened).length === 0),
    'nothing odd about the file as a whole is taken over unacknowledged': ({ snapshot: { context } }) =>
      context.rows === null ||
      (context.opened !== null && openFindings(context.opened.findings, context.opened.report).length === 0),
    'the rows that are taken over replace all rows of each wholesaler that they name, also rows typed and not saved': ({
      snapshot,
    }) => {
      const outcome = outcomeOf(snapshot);
      return (
        outcome?.kind !== 'taken' ||
        outcome.rows.every(({ wholesalerID }) => outcome.wholesalerIDs?.includes(wholesalerID ?? ''))
      );
    },
    'corrections that would be lost are discarded only after a confirmation': ({ snapshot, before, event }) => {
      const lost = before?.context.opened;
      if (!lost?.corrections.some(({ kind }) => kind !== 'name')) return true;
      const isLost =
        snapshot.context.opened?.table !== lost.table || (snapshot.status === 'done' && snapshot.context.rows === null);
      return !isLost || event?.type === 'discard.confirm';
    },
    'what a closed page had corrected is made again for the same rows, and for no others': ({ snapshot, before }) => {
      const { left } = before?.context ?? {};
      const { opened, hasLostCorrections } = snapshot.context;
      if (!left || !opened || opened === before?.context.opened) return true;
      const isSame = left.mark === tableMark(opened.table);
      return isSame ? opened.corrections === left.corrections : opened.corrections.length === 0 && hasLostCorrections;
    },
    'every row is counted once in the report': ({ snapshot: { context } }) =>
      context.opened === null ||
      Object.values(context.opened.report.counts).reduce((sum, count) => sum + count, 0) ===
        context.opened.table.lines.length,
    'no file is read before the earlier months are known, or known to be unreadable': ({ snapshot }) =>
      !snapshot.matches({ reading: 'file' }) || snapshot.context.history !== undefined,
    'only a correction, or what the device remembers or forgets, changes which rows are wrong': ({
      snapshot,
      before,
      event,
    }) =>
      !before ||
      snapshot.context.opened === before.context.opened ||
      /^(?:correct|undo|memory\.change|discard\.confirm|xstate\.done\.actor\.read)$/u.test(event?.type ?? ''),
    'what the device has forgotten is applied to no row': ({ snapshot, event }) =>
      event?.type !== 'memory.change' ||
      !canForget(snapshot) ||
      Object.keys(chosenNames(snapshot.context).product).length === 0,
    'a file that was read stays until another one is read': ({ snapshot, before }) =>
      before?.context.opened == null || snapshot.context.opened !== null,
    'newly read rows wait only while the user is asked whether they may replace corrected ones': ({ snapshot }) =>
      (snapshot.context.waiting !== null) === snapshot.matches('replacing'),
    'the user is asked only what the file leaves open': ({ snapshot }) =>
      !snapshot.matches('asking') || snapshot.context.asked.length > 0,
    'rows can be corrected only while they are shown': ({ snapshot }) =>
      !snapshot.matches('correcting') || snapshot.context.opened !== null,
    'a refusal has a reason': ({ snapshot }) =>
      !snapshot.matches({ choosing: 'refused' }) || snapshot.context.refusal !== null,
    'a refused file keeps its name': ({ snapshot }) =>
      !(snapshot.matches({ choosing: 'refused' }) || snapshot.matches({ choosing: 'failed' })) ||
      snapshot.context.file !== null,
    'progress never decreases while a file is read': ({ snapshot, before }) =>
      !(snapshot.matches('reading') && before?.matches('reading')) ||
      snapshot.context.progress >= before.context.progress,
    'it is said how it ended once it has ended, and not before': ({ snapshot }) =>
      (outcomeOf(snapshot) !== null) === (snapshot.status === 'done'),
  },
});
