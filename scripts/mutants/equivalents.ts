// Mutants that no test can catch, because nothing that can be observed differs. Each says why.

export interface Equivalent {
  readonly file: string;
  /** What is replaced and by what, each on one line. */
  readonly before: string;
  readonly after: string;
  readonly because: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'machines/guard/guard.machine.ts',
    before: "context.queryToken ?? ''",
    after: 'context.queryToken',
    because: 'The state is entered with a token only; the fallback is for the type.',
  },
  {
    file: 'machines/upload/upload.machine.ts',
    before: '!file',
    after: 'false',
    because: 'Sending begins with a file only; the condition is for the type.',
  },
  {
    file: 'machines/upload/upload.machine.ts',
    before: "replaces ?? ''",
    after: 'replaces',
    because: 'The state is entered with a file to replace only; the fallback is for the type.',
  },
  {
    file: 'machines/upload/upload.machine.ts',
    before: "!snapshot.matches('choosing') || isChanged(snapshot.context)",
    after: 'isChanged(snapshot.context)',
    because: 'Outside of choosing a file is chosen, which is a change; the first half says so without looking.',
  },
  {
    file: 'machines/finance/finance.machine.ts',
    before: 'theirs ?? saved',
    after: 'theirs',
    because: 'These actions run where rows of somebody else wait only; the fallback is for the type.',
  },
  {
    file: 'machines/finance/finance.machine.ts',
    before: 'theirs ? { draft: mergedRows(saved, theirs, mine), saved: theirs, theirs: null } : {}',
    after: '({ draft: mergedRows(saved, theirs, mine), saved: theirs, theirs: null })',
    because: 'The action runs where rows of somebody else wait only; the condition is for the type.',
  },
  {
    file: 'machines/finance/finance.machine.ts',
    before: "file ? rowsWithFile(rows, file, file.prices ?? 'own') : rows",
    after: "(rowsWithFile(rows, file, file.prices ?? 'own'))",
    because: 'The rows of a file are taken where there is one only; the condition is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: 'file && { file, layout, asked, ...rows, outliers, findings, corrections: [] }',
    after: '{ file, layout, asked, ...rows, outliers, findings, corrections: [] }',
    because: 'Rows are read from a file only; the condition is for the type.',
  },
  {
    file: 'machines/guard/guard.machine.ts',
    before: "actions: { type: 'setReason', params: 'noSession' }",
    after: '...{}',
    because: 'No other reason can have been set before; it is said here as the other two are.',
  },
  {
    file: 'machines/menu/menu.machine.ts',
    before: "value.display === 'restoring' ? 'expanded' : value.display",
    after: '(value.display)',
    because: 'The state is left before anybody can look; the condition is for the type.',
  },
  {
    file: 'machines/operation/operation.machine.ts',
    before: 'event.output.data ?? null',
    after: 'event.output.data',
    because: 'The guard lets no other data pass; the fallback is for the type.',
  },
  {
    file: 'machines/operation/refusal.ts',
    before: "answer.kind === 'refused' && answer.dependents",
    after: 'answer.dependents',
    because: 'Other answers have no dependents; the condition is for the type.',
  },
  {
    file: 'machines/reminder/reminder.machine.ts',
    before: "event.output.kind === 'saved' ? { savedID: event.output.ID } : {}",
    after: '({ savedID: event.output.ID })',
    because: 'The guard lets no other answer pass; the condition is for the type.',
  },
  {
    file: 'machines/reminder/reminder.machine.ts',
    before: "'editing'",
    after: "'opening'",
    because: 'Only an editor that was opened to write saves, and it opens to write again.',
  },
  {
    file: 'machines/reminder/reminder.machine.ts',
    before: "reminderID ?? ''",
    after: 'reminderID',
    because: 'Only a saved reminder is deleted; the fallback is for the type.',
  },
  {
    file: 'machines/reminder/reminder.machine.ts',
    before: "value === 'saved' && savedID !== null",
    after: "(value === 'saved') || (savedID !== null)",
    because: 'Exactly a reminder that is saved has the ID of one; the condition is for the type.',
  },
  {
    file: 'machines/reminder/reminder.machine.ts',
    before: "value === 'saved' && savedID !== null",
    after: "value === 'saved'",
    because: 'Exactly a reminder that is saved has the ID of one; the condition is for the type.',
  },
  {
    file: 'machines/reminder/reminder.machine.ts',
    before: "value === 'saved' && savedID !== null",
    after: 'savedID !== null',
    because: 'Exactly a reminder that is saved has the ID of one; the condition is for the type.',
  },
  {
    file: 'machines/reminder/reminder.machine.ts',
    before: "value === 'deleted' && reminderID !== null",
    after: "value === 'deleted'",
    because: 'Only a saved reminder is deleted; the condition is for the type.',
  },
  {
    file: 'machines/new-amm/new-amm.machine.ts',
    before: "offered?.name ?? ''",
    after: 'offered?.name',
    because: 'The action runs where a file is offered only; the fallback is for the type.',
  },
  {
    file: 'machines/new-amm/new-amm.machine.ts',
    before: "'authorisation'",
    after: "''",
    because: 'The first page says so itself when it is entered.',
  },
  {
    file: 'machines/finance/finance.machine.ts',
    before: "file.prices ?? 'own'",
    after: 'file.prices',
    because: 'Where nobody had to choose, the prices are the same on both sides.',
  },
  {
    file: 'machines/finance/finance.machine.ts',
    before: "result.kind === 'refused' && CONFLICTS.some((code) => result.codes.includes(code))",
    after: 'CONFLICTS.some((code) => result.codes.includes(code))',
    because: 'The branches before take all other answers; the condition is for the type.',
  },
  {
    file: 'machines/finance/finance.machine.ts',
    before:
      "result.kind === 'refused' ? { refused: { call, codes: result.codes, detail: result.detail }, faults: result.codes.some((code) => OF_PERIOD.has(code)) ? '' : result.detail, } : {}",
    after:
      "({ refused: { call, codes: result.codes, detail: result.detail }, faults: result.codes.some((code) => OF_PERIOD.has(code)) ? '' : result.detail, })",
    because: 'The action runs after a refusal only; the condition is for the type.',
  },
  {
    file: 'machines/finance/finance.machine.ts',
    before: 'file !== null && file.prices === null',
    after: 'file.prices === null',
    because: 'The guard is asked where there is a file only; the condition is for the type.',
  },
  {
    file: 'machines/finance/finance.machine.ts',
    before: 'file !== null && losesEntered(rows, saved, file)',
    after: 'losesEntered(rows, saved, file)',
    because: 'The guard is asked where there is a file only; the condition is for the type.',
  },
  {
    file: 'machines/finance/finance.machine.ts',
    before: 'file && { ...file, prices }',
    after: '{ ...file, prices }',
    because: 'Prices are chosen where there is a file only; the condition is for the type.',
  },
  {
    file: 'machines/finance/finance.machine.ts',
    before: "event.output.kind === 'dispatched' ? event.output.rows : null",
    after: '(event.output.rows)',
    because: 'The guard lets no other answer pass; the condition is for the type.',
  },
  {
    file: 'machines/finance/finance.machine.ts',
    before: "event.output.kind === 'blocked' ? { blockedBy: event.output.products, faults: event.output.detail } : {}",
    after: '({ blockedBy: event.output.products, faults: event.output.detail })',
    because: 'The guard lets no other answer pass; the condition is for the type.',
  },
  {
    file: 'machines/draft/draft.parts.ts',
    before: '...context',
    after: '...{}',
    because: 'What is assigned is added to the context anyway; it is said for the type.',
  },
  {
    file: 'machines/draft/draft.parts.ts',
    before: 'incoming ? incoming.value : draft',
    after: '(incoming.value)',
    because: 'The action runs where another value waits only; the condition is for the type.',
  },
  {
    file: 'machines/draft/draft.parts.ts',
    before: '!incoming',
    after: 'false',
    because: 'The action runs where another value waits only; the condition is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before:
      "correction.kind === 'name' && names.some(({ field, name }) => field === correction.field && name === correction.name)",
    after: 'names.some(({ field, name }) => field === correction.field && name === correction.name)',
    because: 'Other corrections have no field and no name; the condition is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: 'context.opened?.corrections.filter((correction) => !isChanged(correction)) ?? []',
    after: 'context.opened?.corrections.filter((correction) => !isChanged(correction))',
    because: 'Without open rows no corrections are applied; the fallback is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: 'opened?.file ?? null',
    after: 'opened?.file',
    because: 'It is asked, or done, where rows are open only; the rest is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: 'opened?.layout ?? null',
    after: 'opened?.layout',
    because: 'It is asked, or done, where rows are open only; the rest is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: 'opened?.asked ?? []',
    after: 'opened?.asked',
    because: 'It is asked, or done, where rows are open only; the rest is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: 'context.opened?.corrections.length ?? 0',
    after: 'context.opened?.corrections.length',
    because: 'It is asked, or done, where rows are open only; the rest is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: 'context.opened !== null && canTake(context.opened)',
    after: 'canTake(context.opened)',
    because: 'It is asked, or done, where rows are open only; the rest is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: 'context.opened?.asked.length ?? 0',
    after: 'context.opened?.asked.length',
    because: 'It is asked, or done, where rows are open only; the rest is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: '!file',
    after: 'false',
    because: 'A file is read where one was chosen only; the condition is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: "event.output.kind === 'refused' ? event.output.refusal : null",
    after: '(event.output.refusal)',
    because: 'The guard lets no other answer pass; the condition is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: "event.output.kind === 'read' && event.output.rows !== null",
    after: 'event.output.rows !== null',
    because: 'The branch before takes the refusals; the condition is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: "output.kind === 'read' && output.rows",
    after: "(output.kind === 'read') || (output.rows)",
    because: 'The guard lets no other answer pass; the condition is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: "output.kind === 'read' && output.rows",
    after: "output.kind === 'read'",
    because: 'The guard lets no other answer pass; the condition is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: "output.kind === 'read' && output.rows",
    after: 'output.rows',
    because: 'The guard lets no other answer pass; the condition is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: "output.kind === 'read' && output.rows ? { waiting: { layout: output.layout, rows: output.rows } } : {}",
    after: '({ waiting: { layout: output.layout, rows: output.rows } })',
    because: 'The guard lets no other answer pass; the condition is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: "output.kind === 'read' && output.rows ? open(context, output.layout, output.rows) : {}",
    after: '(open(context, output.layout, output.rows))',
    because: 'The guard lets no other answer pass; the condition is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: "event.output.kind === 'read' && event.output.layout.isMapped",
    after: 'event.output.layout.isMapped',
    because: 'The branch before takes the refusals; the condition is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: "output.kind === 'read' ? ask(context, output.layout) : {}",
    after: '(ask(context, output.layout))',
    because: 'The guard lets no other answer pass; the condition is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: "output.kind === 'read' ? { layout: output.layout } : {}",
    after: '({ layout: output.layout })',
    because: 'The branch before takes the refusals; the condition is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: 'layout && { ...layout.mapping, answers }',
    after: '{ ...layout.mapping, answers }',
    because: 'Questions are answered about a file whose structure was read only; the condition is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: 'context.opened?.corrections ?? []',
    after: 'context.opened?.corrections',
    because: 'It is asked, or done, where rows are open only; the rest is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: 'context.opened?.corrections.slice(0, -1) ?? []',
    after: 'context.opened?.corrections.slice(0, -1)',
    because: 'It is asked, or done, where rows are open only; the rest is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: 'opened && takeRows(opened.report, catalogue)',
    after: 'takeRows(opened.report, catalogue)',
    because: 'It is asked, or done, where rows are open only; the rest is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: 'context.waiting ? open(context, context.waiting.layout, context.waiting.rows) : {}',
    after: '(open(context, context.waiting.layout, context.waiting.rows))',
    because: 'The question is open where a reading waits only; the condition is for the type.',
  },
  {
    file: 'machines/import/import.machine.ts',
    before: '!rows || !opened',
    after: '!rows',
    because: 'Rows are taken over from an open file only; the condition is for the type.',
  },
];
