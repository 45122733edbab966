import type { JournalRefusal } from '#demo/demo.ts';
import type { WrittenJournal } from '#mocks/server/journal-file.ts';
import type { FileAnswer, FileRequest, ServerAnswer, ServerOptions, ServerRequest } from '#mocks/server/server.ts';

/** Opens the server, before anything is asked of it. */
export interface Opening {
  readonly kind: 'open';
  readonly options: Pick<ServerOptions, 'seed' | 'now' | 'scenario' | 'days' | 'switches'>;
  /** The situation that the world begins as. */
  readonly situation: string | null;
  /** The name that the work done in this world is kept under; null: it is not kept. */
  readonly world: string | null;
  /** The work that is there in a world that is not kept, as the file that holds a demo. */
  readonly work: string | null;
  /** When the page's clock was started, as {@link absoluteNow} tells it. */
  readonly since: number;
}

/** What the page asks of the thread that runs the server. */
export type Question =
  | { readonly kind: 'call'; readonly request: ServerRequest }
  | { readonly kind: 'read'; readonly request: FileRequest }
  | { readonly kind: 'export'; readonly where: Pick<WrittenJournal, 'role' | 'place'> }
  | { readonly kind: 'import'; readonly file: Blob }
  | { readonly kind: 'reset' | 'leave' };

export type ToThread = Opening | { readonly kind: 'ask'; readonly number: number; readonly question: Question };

/** A demo as a file, and whether any work is in it. */
export interface Written {
  readonly content: Blob;
  readonly hasWork: boolean;
}

/** Where a file that was taken leads to. */
export type Taken = Omit<WrittenJournal, 'work'>;

export type Reply =
  | { readonly kind: 'answer'; readonly answer: ServerAnswer }
  | { readonly kind: 'file'; readonly file: FileAnswer }
  | { readonly kind: 'written'; readonly written: Written }
  | { readonly kind: 'taken'; readonly taken: Taken }
  | { readonly kind: 'refused'; readonly reason: JournalRefusal }
  | { readonly kind: 'emptied' }
  | { readonly kind: 'failure'; readonly message: string };

/** What the thread says: what it was asked for, and what it has to tell by itself. */
export type FromThread =
  | { readonly kind: 'reply'; readonly number: number; readonly reply: Reply }
  /** `isWhole`: all the work that was kept could be done again. `now`: milliseconds since 1970, in the demo. */
  | { readonly kind: 'opened'; readonly isWhole: boolean; readonly now: number; readonly calls: readonly string[] }
  /** Work was done elsewhere. */
  | { readonly kind: 'news'; readonly now: number }
  /** The device does not keep the work. */
  | { readonly kind: 'lost' };

/** Milliseconds on a clock that a page and its threads share, and that never goes back. */
export const absoluteNow = (): number => performance.timeOrigin + performance.now();
