import type { Server, ServerAnswer, ServerRequest } from '#mocks/server/server.ts';

/**
 * An answer as it travels: its JSON text. A worker passes a text on at once; 20,000 records, copied one by one, would stop
 * the page that receives them.
 */
export interface WrittenAnswer {
  readonly text: string;
  readonly hasErrors: boolean;
  /** It signs somebody in. */
  readonly issuesToken: boolean;
}

/** A server whose answers are written. */
export interface WritingServer extends Pick<Server, 'readFile'> {
  readonly execute: (request: ServerRequest) => Promise<WrittenAnswer>;
}

export const writeAnswer = (answer: ServerAnswer): WrittenAnswer => ({
  text: JSON.stringify(answer),
  hasErrors: answer.errors !== undefined,
  issuesToken: Object.values(answer.data ?? {}).some(
    (value) => typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string',
  ),
});

export const writing = ({ execute, readFile }: Pick<Server, 'execute' | 'readFile'>): WritingServer => ({
  execute: async (request) => writeAnswer(await execute(request)),
  readFile,
});
