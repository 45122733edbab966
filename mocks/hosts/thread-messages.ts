import type { JournalEntry } from '#mocks/server/journal.ts';
import type { FileAnswer, FileRequest, ServerAnswer, ServerOptions, ServerRequest } from '#mocks/server/server.ts';

/** What the page says to the thread that runs the server. */
export type ToThread =
  | {
      readonly kind: 'open';
      readonly options: Pick<ServerOptions, 'seed' | 'now' | 'scenario'> & {
        readonly journal: readonly JournalEntry[];
      };
      /** When the page's clock was started, as {@link absoluteNow} tells it. */
      readonly since: number;
    }
  | { readonly kind: 'call'; readonly number: number; readonly request: ServerRequest }
  | { readonly kind: 'read'; readonly number: number; readonly request: FileRequest };

/** What the thread says to the page. */
export type FromThread =
  | { readonly kind: 'opened'; readonly replayed: number }
  | {
      readonly kind: 'answer';
      readonly number: number;
      readonly answer: ServerAnswer;
      /** What the call changed, to be kept before it is said to be done. */
      readonly work: readonly JournalEntry[];
    }
  | { readonly kind: 'file'; readonly number: number; readonly file: FileAnswer }
  | { readonly kind: 'failure'; readonly number: number; readonly message: string };

/** Milliseconds on a clock that a page and its threads share, and that never goes back. */
export const absoluteNow = (): number => performance.timeOrigin + performance.now();
