import { and, assign, setup, type SnapshotFrom } from 'xstate';
import { wholesalersOf } from '#domain/finance/file-rows.ts';
import type { FinanceRow } from '#domain/finance/rows.ts';
import { checkRows, takeRows } from '#domain/import/check.ts';
import { questionKey, statedWholesalers } from '#domain/import/answers.ts';
import { type KnownNames, type Correction, namesChosen, notConfirmed } from '#domain/import/corrections.ts';
import { changeNames, type NameChange, withHeader } from '#domain/import/memory.ts';
import { findingsOf, type ImportFinding, openFindings } from '#domain/import/findings.ts';
import { type ImportHistory, type ImportOutlier, isStrong, outliersOf } from '#domain/import/outliers.ts';
import type { ImportQuestion } from '#domain/import/questions.ts';
import type { KnownColumns } from '#domain/import/columns.ts';
import type { ColumnMapping, CheckedRows, ImportLayout, ReadResult } from '#domain/import/read.ts';
import { type ImportRefusal, refusalOf } from '#domain/import/rules.ts';
import { tableMark } from '#domain/import/table.ts';
import { notProvided, typesOf } from '../setup.ts';
import type { HistoryCall, ImportEvent, ImportInput, ImportOutcome, LeftImport, ReadCall } from './import.types.ts';

/** A file whose rows were read, with the corrections made to them. */
interface Opened extends CheckedRows {
  readonly file: File;
  readonly layout: ImportLayout;
  /** What the file was read with; `null`: nothing. */
  readonly mapping: ColumnMapping | null;
  readonly corrections: readonly Correction[];
  /** Quantities far from those of earlier periods, with the corrections applied. */
  readonly outliers: readonly ImportOutlier[];
  /** What is odd about the file as a whole, with the corrections applied. */
  readonly findings: readonly ImportFinding[];
  /** The questions that were asked about the file. */
  readonly asked: readonly ImportQuestion[];
}

interface ImportContext extends ImportInput {
  /** The rows of earlier periods: `null` if they could not be read, `undefined` until that is known. */
  history: ImportHistory | undefined;
  /** The file that is being read or was refused; its name stays on screen until another is chosen. */
  file: File | null;
  mapping: ColumnMapping | null;
  /** Share of the file that has been read, 0 to 1. */
  progress: number;
  refusal: ImportRefusal | null;
  error: unknown;
  /** The structure of the file, while the user chooses sheet and columns. */
  layout: ImportLayout | null;
  /** What a page that was closed had corrected of the file, until its rows are read again. */
  left: LeftImport | null;
  /** Whether the rows were read otherwise than before, so that their corrections could not be made again. */
  hasLostCorrections: boolean;
  /** All questions asked about the file so far; those of `layout` are still open. */
  asked: readonly ImportQuestion[];
  /** The last file whose rows were read; it stays until another has been read completely. */
  opened: Opened | null;
  /** A newer reading that would discard the corrections of `opened`, until the user confirms. */
  waiting: { readonly layout: ImportLayout; readonly rows: CheckedRows } | null;
  rows: readonly FinanceRow[] | null;
}

const namesOf = ({ opened, knownNames }: ImportContext): KnownNames =>
  chosenNames({ corrections: opened?.corrections, knownNames });

/**
 * Replaces the open file. Its corrections are dropped, but the meanings of names are kept: they hold for this file too. Those
 * of an import that is gone on with are made again, if the rows are the same.
 */
function open(context: ImportContext, layout: ImportLayout, rows: CheckedRows): Partial<ImportContext> {
  const { file, mapping, asked, left, catalogue, entered, history = null } = context;
  const outliers = outliersOf(rows.report, catalogue, history);
  const findings = findingsOf({ ...rows, entered }, layout, catalogue, history);
  const opened = file && { file, layout, mapping, asked, ...rows, outliers, findings, corrections: [] };
  const knownNames = namesOf(context);
  const corrections = left?.corrections ?? [];
  const hasLostCorrections = corrections.length > 0 && left?.mark !== tableMark(rows.table);
  const told = { layout, knownNames, opened, left: null, hasLostCorrections };
  if (corrections.length === 0 || hasLostCorrections) return told;
  return { ...told, ...withCorrections({ ...context, ...told }, corrections) };
}

function withCorrections(context: ImportContext, corrections: readonly Correction[]): Partial<ImportContext> {
  const { opened, catalogue, entered, kind, knownNames, history = null } = context;
  if (!opened) return {};
  const report = checkRows(opened.table, catalogue, kind, corrections, knownNames);
  const outliers = outliersOf(report, catalogue, history);
  const findings = findingsOf({ table: opened.table, report, entered }, opened.layout, catalogue, history);
  return { opened: { ...opened, corrections, report, outliers, findings } };
}

/** Notes the structure of the file that was read, and its open questions beside those asked before. */
function ask({ asked }: ImportContext, layout: ImportLayout): Partial<ImportContext> {
  const unanswered = new Set(layout.questions.map(questionKey));
  return {
    layout,
    asked: [...asked.filter((each) => !unanswered.has(questionKey(each))), ...layout.questions],
  };
}

/** Changes what is remembered. Corrections about the same names give way to it. */
function changeMemory(context: ImportContext, names: readonly NameChange[], columns: KnownColumns) {
  const knownNames = changeNames(context.knownNames, names);
  const isChanged = (correction: Correction) =>
    correction.kind === 'name' &&
    names.some(({ field, name }) => field === correction.field && name === correction.name);
  const corrections = context.opened?.corrections.filter((correction) => !isChanged(correction)) ?? [];
  return { knownNames, knownColumns: columns, ...withCorrections({ ...context, knownNames }, corrections) };
}

/**
 * Import of a wholesaler's file: it is read in a worker, the user maps sheet and columns where they cannot be guessed,
 * every row is checked, wrong ones are corrected or excluded, and the rest is the output. See
 * docs/rules/finance.md#import-checks.
 *
 * Nothing is sent to the server. A file that cannot be read leaves the one before it open. Every correction can be
 * undone, and none is discarded without a question.
 */
export const importMachine = setup({
  types: typesOf<{ context: ImportContext; input: ImportInput; events: ImportEvent; tags: 'busy' }>(),
  actors: {
    /** Reads the file; stopping the actor stops the reading. */
    read: notProvided<ReadResult, ReadCall>('read'),
    /** Reads the rows of earlier periods, which the file is compared with. */
    history: notProvided<ImportHistory, HistoryCall>('history'),
  },
  actions: {
    choose: assign((_, { file, left }: { readonly file: File; readonly left?: LeftImport }) => ({
      file,
      mapping: left?.mapping ?? null,
      layout: null,
      asked: left?.asked ?? [],
      left: left ?? null,
      refusal: null,
      error: undefined,
      progress: 0,
    })),
    refuse: assign((_, refusal: ImportRefusal | null) => ({ refusal })),
    correct: assign(({ context }, corrections: readonly Correction[]) => withCorrections(context, corrections)),
    changeMemory: assign(({ context }, change: { names: readonly NameChange[]; columns: KnownColumns }) =>
      changeMemory(context, change.names, change.columns),
    ),
    goBackToOpened: assign(({ context: { opened } }) => ({
      file: opened?.file ?? null,
      layout: opened?.layout ?? null,
      asked: opened?.asked ?? [],
      waiting: null,
      refusal: null,
      error: undefined,
    })),
  },
  guards: {
    isRefused: ({ context }, file: File) => refusalOf(file, context.kind) !== null,
    hasOpened: ({ context }) => context.opened !== null,
    hasCorrections: ({ context }) => (context.opened?.corrections.length ?? 0) > 0,
    losesCorrections: ({ context: { opened } }) => losesCorrections(opened),
    canTake: ({ context }) => context.opened !== null && canTake(context.opened),
    isHistoryAwaited: ({ context }) => context.history === undefined,
    isHistoryKnown: ({ context }) => context.history !== undefined,
    wasAsked: ({ context }) => (context.opened?.asked.length ?? 0) > 0,
  },
}).createMachine({
  id: 'import',
  context: ({ input }) => ({
    ...input,
    file: null,
    mapping: null,
    progress: 0,
    refusal: null,
    error: undefined,
    layout: null,
    left: null,
    hasLostCorrections: false,
    asked: [],
    opened: null,
    waiting: null,
    rows: null,
    history: undefined,
  }),
  invoke: {
    id: 'history',
    src: 'history',
    input: ({ context: { kind, period } }) => ({ kind, period }),
    onDone: { guard: 'isHistoryAwaited', actions: assign(({ event }) => ({ history: event.output })) },
    onError: {
      description: 'the page says that nothing could be compared',
      guard: 'isHistoryAwaited',
      actions: assign({ history: null }),
    },
  },
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'none',
      on: {
        'file.choose': [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.file },
            target: '.refused',
            actions: [
              { type: 'choose', params: ({ event }) => event },
              { type: 'refuse', params: ({ context, event }) => refusalOf(event.file, context.kind) },
            ],
          },
          { target: 'reading', actions: { type: 'choose', params: ({ event }) => event } },
        ],
        cancel: [
          {
            guard: 'hasOpened',
            target: 'correcting',
            actions: 'goBackToOpened',
          },
          { target: 'closed' },
        ],
        'memory.change': { actions: { type: 'changeMemory', params: ({ event }) => event } },
      },
      states: {
        none: { description: 'no file is chosen' },
        refused: { description: 'the file was refused, with the reason' },
        failed: { description: 'reading the file failed, and nothing of it was taken' },
      },
    },
    reading: {
      description: 'the file is being read',
      tags: 'busy',
      on: {
        progress: { actions: assign(({ context, event }) => ({ progress: Math.max(context.progress, event.share) })) },
        cancel: [
          { guard: 'hasOpened', target: 'correcting', actions: 'goBackToOpened' },
          { target: 'choosing.none', description: 'the reading is stopped' },
        ],
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'it waits for the earlier months, which may decide how a number is read',
          always: { guard: 'isHistoryKnown', target: 'file' },
        },
        file: {
          description: 'its rows are read',
          invoke: {
            id: 'read',
            src: 'read',
            input: ({ context, self }) => {
              const { file, mapping, kind, period, catalogue, knownColumns, history = null } = context;
              if (!file) throw new Error('There is no file to read.');
              const onProgress = (share: number) => self.send({ type: 'progress', share });
              const knownNames = namesOf(context);
              return { file, mapping, kind, period, history, catalogue, knownColumns, knownNames, onProgress };
            },
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'refused',
                target: '#import.choosing.refused',
                actions: {
                  type: 'refuse',
                  params: ({ event }) => (event.output.kind === 'refused' ? event.output.refusal : null),
                },
              },
              {
                guard: and([
                  ({ event }) => event.output.kind === 'read' && event.output.rows !== null,
                  'losesCorrections',
                ]),
                target: '#import.replacing',
                actions: assign(({ event: { output } }) =>
                  output.kind === 'read' && output.rows
                    ? { waiting: { layout: output.layout, rows: output.rows } }
                    : {},
                ),
              },
              {
                guard: ({ event }) => event.output.kind === 'read' && event.output.rows !== null,
                target: '#import.correcting',
                actions: assign(({ context, event: { output } }) =>
                  output.kind === 'read' && output.rows ? open(context, output.layout, output.rows) : {},
                ),
              },
              {
                guard: ({ event }) => event.output.kind === 'read' && event.output.layout.isMapped,
                target: '#import.asking',
                actions: assign(({ context, event: { output } }) =>
                  output.kind === 'read' ? ask(context, output.layout) : {},
                ),
              },
              {
                target: '#import.mapping',
                actions: assign(({ event: { output } }) => (output.kind === 'read' ? { layout: output.layout } : {})),
              },
            ],
            onError: {
              target: '#import.choosing.failed',
              actions: assign(({ event }) => ({ error: event.error })),
            },
          },
        },
      },
    },
    mapping: {
      description: 'the user chooses the sheet and maps the columns',
      on: {
        'columns.map': {
          target: 'reading',
          actions: assign(({ context: { knownColumns }, event: { mapping, header } }) => ({
            mapping,
            asked: [],
            knownColumns: header ? withHeader(knownColumns, header) : knownColumns,
            progress: 0,
          })),
        },
        'memory.change': { actions: { type: 'changeMemory', params: ({ event }) => event } },
        cancel: [{ guard: 'hasOpened', target: 'correcting', actions: 'goBackToOpened' }, { target: 'choosing.none' }],
      },
    },
    asking: {
      description: 'the user answers what the file leaves open, with the evidence in view',
      on: {
        'questions.answer': {
          target: 'reading',
          actions: assign(({ context: { layout, knownColumns }, event: { answers, header } }) => ({
            mapping: layout && { ...layout.mapping, answers },
            knownColumns: header ? withHeader(knownColumns, header) : knownColumns,
            progress: 0,
          })),
        },
        'layout.open': { target: 'mapping' },
        cancel: [{ guard: 'hasOpened', target: 'correcting', actions: 'goBackToOpened' }, { target: 'choosing.none' }],
      },
    },
    correcting: {
      description: 'the rows of the file are shown, checked and corrected',
      on: {
        correct: {
          actions: {
            type: 'correct',
            params: ({ context, event }) => [...(context.opened?.corrections ?? []), event.correction],
          },
        },
        undo: {
          guard: 'hasCorrections',
          actions: { type: 'correct', params: ({ context }) => context.opened?.corrections.slice(0, -1) ?? [] },
        },
        'layout.open': { target: 'mapping' },
        'questions.open': { guard: 'wasAsked', target: 'asking' },
        'memory.change': { actions: { type: 'changeMemory', params: ({ event }) => event } },
        'file.choose': [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.file },
            target: 'choosing.refused',
            actions: [
              { type: 'choose', params: ({ event }) => event },
              { type: 'refuse', params: ({ context, event }) => refusalOf(event.file, context.kind) },
            ],
          },
          { target: 'reading', actions: { type: 'choose', params: ({ event }) => event } },
        ],
        take: {
          guard: 'canTake',
          target: 'taken',
          actions: assign(({ context: { opened, catalogue } }) => ({
            rows: opened && takeRows(opened.report, catalogue),
          })),
        },
        cancel: [{ guard: 'losesCorrections', target: 'leaving' }, { target: 'closed' }],
      },
    },
    replacing: {
      description: 'the user is asked whether a new reading may replace corrected rows',
      on: {
        'discard.confirm': {
          target: 'correcting',
          actions: [
            assign(({ context }) =>
              context.waiting ? open(context, context.waiting.layout, context.waiting.rows) : {},
            ),
            assign({ waiting: null }),
          ],
        },
        'discard.keep': { target: 'correcting', actions: 'goBackToOpened' },
      },
    },
    leaving: {
      description: 'the user is asked whether to leave, which loses what was corrected',
      on: { 'discard.confirm': { target: 'closed' }, 'discard.keep': { target: 'correcting' } },
    },
    taken: { description: 'the rows are taken over into the sheet, and not saved yet', type: 'final' },
    closed: { description: 'the import was closed without rows', type: 'final' },
  },
});

/** Whether closing loses corrections. Corrections of names are remembered for other files; all others are lost. */
const losesCorrections = (opened: Opened | null): boolean =>
  opened?.corrections.some(({ kind }) => kind !== 'name') === true;

/** The outliers that must be confirmed before the rows are handed over. */
export const unconfirmed = ({ report, outliers }: Pick<Opened, 'report' | 'outliers'>): readonly ImportOutlier[] =>
  notConfirmed(outliers.filter(isStrong), report.corrected.confirmed);

/**
 * Rows can be handed over once none is wrong, every strong outlier is confirmed, what is odd about the file as a whole is
 * acknowledged, and there is at least one row.
 */
export function canTake({ report, outliers, findings }: Pick<Opened, 'report' | 'outliers' | 'findings'>): boolean {
  const { wrong, ready, warning } = report.counts;
  const isSettled = unconfirmed({ report, outliers }).length + openFindings(findings, report).length === 0;
  return wrong === 0 && ready + warning > 0 && isSettled;
}

/** The outcome of the import; `null` until it has ended. */
export function outcomeOf({ status, context }: SnapshotFrom<typeof importMachine>): ImportOutcome | null {
  if (status !== 'done') return null;
  const { rows, opened, kind } = context;
  if (!rows || !opened) return { kind: 'closed' };
  const named = wholesalersOf(kind, rows);
  const wholesalerIDs = named && [...new Set([...named, ...statedWholesalers(opened.layout)])];
  return { kind: 'taken', rows, wholesalerIDs, confirmed: opened.outliers.filter(isStrong) };
}

/** The meanings of names to remember for the next file, with the choices of this import. */
export const chosenNames = ({ corrections = [], knownNames }: ChosenNames): KnownNames =>
  namesChosen(corrections, knownNames);

interface ChosenNames extends Pick<ImportContext, 'knownNames'> {
  readonly corrections?: readonly Correction[] | undefined;
}
