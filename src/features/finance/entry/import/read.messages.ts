import type { ReadOptions, ReadResult } from '#domain/import/read.ts';

/** What the page asks the thread that reads; once. */
export interface ToReader extends Omit<ReadOptions, 'onProgress'> {
  readonly file: File;
}

export type FromReader =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'result'; readonly result: ReadResult }
  | { readonly kind: 'failure'; readonly message: string };
