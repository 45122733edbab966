import type { Catalogue } from '#domain/import/lookup.ts';
import { checkRows } from '#domain/import/check.ts';
import { NO_NAMES } from '#domain/import/corrections.ts';
import type { ColumnMapping, ReadResult } from '#domain/import/read.ts';
import { tableOf } from '#domain/import/table.ts';
import { canTake, importMachine, outcomeOf } from '#machines/import/import.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { defineModel } from './harness.ts';

const catalogue: Catalogue = {
  products: [{ ID: 'p1', ref: null, name: 'Paludexa 20/120 B/24', pGHT: 1980, laboratory: 'Sahelia' }],
  wholesalers: [{ ID: 'w1', name: 'Répartis' }],
};

/** The harness compares events as JSON, in which a file would be empty: hence `toJSON`. */
const fileOf = (name: string) => Object.assign(new File(['Produit;Grossiste;Quantité'], name), { toJSON: () => name });
const file = fileOf('octobre.csv');
const other = fileOf('novembre.csv');
const picture = fileOf('octobre.png');

const mapping: ColumnMapping = {
  sheet: 0,
  header: { first: 0, count: 1 },
  roles: ['product', 'wholesaler', 'quantity'],
};
const layout = {
  encoding: 'utf-8',
  separator: ';',
  sheets: [],
  mapping,
  isMapped: true,
  questions: [],
  notes: [],
} as const;
function read(...records: readonly (readonly string[])[]): ReadResult {
  const { header, roles } = mapping;
  const table = tableOf({ records: [['Produit', 'Grossiste', 'Quantité'], ...records], header, roles }, catalogue);
  return { kind: 'read', layout, rows: { table, report: checkRows(table, catalogue, 'sales', []) } };
}

type ImportSnapshot = SnapshotFrom<typeof importMachine>;
const hasRows = (snapshot: ImportSnapshot): boolean => snapshot.matches('correcting') || snapshot.matches('replacing');
const isMapped = ({ context }: ImportSnapshot): boolean => context.mapping !== null;

export const model = defineModel({
  name: 'import',
  machine: importMachine,
  starts: { 'a file of sales': { kind: 'sales', catalogue, knownNames: NO_NAMES, knownColumns: [] } },
  events: {
    'the user chooses a file': { type: 'file.choose', file },
    'the user chooses another': { type: 'file.choose', file: other },
    'the user chooses a picture': { type: 'file.choose', file: picture },
    'half of it is read': { type: 'progress', share: 0.5 },
    'one row is wrong': { type: 'xstate.done.actor.read', output: read(['paludexa', 'Répartis', '12']) },
    'every row is right': { type: 'xstate.done.actor.read', output: read(['Paludexa 20/120 B/24', 'Répartis', '12']) },
    'its columns are not plain': { type: 'xstate.done.actor.read', output: { kind: 'read', layout, rows: null } },
    'the file holds something else': {
      type: 'xstate.done.actor.read',
      output: { kind: 'refused', refusal: 'contentMismatch' },
    },
    'the reading fails': { type: 'xstate.error.actor.read', error: new Error('out of memory') },
    'the user says what the columns are': { type: 'columns.map', mapping },
    'the user goes back to the columns': { type: 'layout.open' },
    'the user says what a name stands for': {
      type: 'correct',
      correction: { kind: 'name', field: 'product', name: 'paludexa', ID: 'p1' },
    },
    'the user leaves the row out': { type: 'correct', correction: { kind: 'exclude', rows: [0] } },
    'the user undoes it': { type: 'undo' },
    'the user takes the rows over': { type: 'take' },
    'the user cancels': { type: 'cancel' },
    'the user lets the corrected rows go': { type: 'discard.confirm' },
    'the user keeps the corrected rows': { type: 'discard.keep' },
  },
  situation: ({ file: chosen, mapping: mapped, progress, refusal, error, layout: told, opened, waiting, rows }) => [
    chosen?.name,
    mapped !== null,
    progress > 0,
    refusal,
    error !== undefined,
    told !== null,
    opened && [opened.file.name, opened.report.counts.wrong, Math.min(opened.corrections.length, 2)],
    opened?.corrections.some(({ kind }) => kind !== 'name'),
    waiting !== null,
    rows?.length,
  ],
  // A file is refused or asked about when it is first read, never when it is read again with the user's mapping.
  playable: ({ before, event, after }) =>
    (!before.hasTag('busy') || event.type.startsWith('xstate.')) &&
    !(event.type === 'xstate.done.actor.read' && isMapped(before) && !hasRows(after)),
  invariants: {
    'no row is taken over while any is wrong': ({ snapshot: { context } }) =>
      context.rows === null || (context.opened !== null && canTake(context.opened.report) && context.rows.length > 0),
    'every row is counted once in the report': ({ snapshot: { context } }) =>
      context.opened === null ||
      Object.values(context.opened.report.counts).reduce((sum, count) => sum + count, 0) ===
        context.opened.table.lines.length,
    'a refused file keeps its name': ({ snapshot }) =>
      !(snapshot.matches({ choosing: 'refused' }) || snapshot.matches({ choosing: 'failed' })) ||
      snapshot.context.file !== null,
    'a refusal has a reason': ({ snapshot }) =>
      !snapshot.matches({ choosing: 'refused' }) || snapshot.context.refusal !== null,
    'a file that was read stays until another one is read': ({ snapshot, before }) =>
      before?.context.opened == null || snapshot.context.opened !== null,
    'only a correction changes which rows are wrong': ({ snapshot, before, event }) =>
      !before ||
      snapshot.context.opened === before.context.opened ||
      /^(?:correct|undo|discard\.confirm|xstate\.done\.actor\.read)$/u.test(event?.type ?? ''),
    'corrected rows are discarded only after a confirmation': ({ snapshot, before, event }) => {
      const lost = before?.context.opened;
      if (!lost?.corrections.some(({ kind }) => kind !== 'name')) return true;
      const isLost =
        snapshot.context.opened?.table !== lost.table || (snapshot.status === 'done' && snapshot.context.rows === null);
      return !isLost || event?.type === 'discard.confirm';
    },
    'another file waits only while the question is open': ({ snapshot }) =>
      (snapshot.context.waiting !== null) === snapshot.matches('replacing'),
    'progress never decreases while a file is read': ({ snapshot, before }) =>
      !(snapshot.matches('reading') && before?.matches('reading')) ||
      snapshot.context.progress >= before.context.progress,
    'rows can be corrected only while they are shown': ({ snapshot }) =>
      !snapshot.matches('correcting') || snapshot.context.opened !== null,
    'there is an outcome exactly in the final states': ({ snapshot }) =>
      (outcomeOf(snapshot) !== null) === (snapshot.status === 'done'),
  },
});
