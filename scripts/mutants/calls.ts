// Which functions a test calls. A mutant of a function that no test calls is caught by none, and need not be run.
import { traverse, types as t } from '@babel/core';
import type { File } from '../inputs.ts';
import { type Mutant, parsed } from './mutate.ts';

/** A function, by its file and where it begins. */
export type Called = `${File}:${number}`;

interface Span {
  readonly start: number;
  readonly end: number;
}

const spanOf = ({ start, end }: t.Node): Span => ({ start: start ?? 0, end: end ?? 0 });

function functionsOf(
  file: File,
  source: string,
): readonly (Span & { readonly body: Span; readonly isBlock: boolean })[] {
  const functions: ReturnType<typeof functionsOf>[number][] = [];
  traverse(parsed(file, source), {
    Function({ node }) {
      functions.push({ ...spanOf(node), body: spanOf(node.body), isBlock: t.isBlockStatement(node.body) });
    },
  });
  return functions;
}

/** The source with a probe in each function, which tells that it was called. */
export function probed(file: File, source: string): string {
  const insertions = functionsOf(file, source).flatMap(({ start, body, isBlock }) => {
    // The set is that of calls-setup.ts.
    const probe = `globalThis.__called?.add('${file}:${start}')`;
    return isBlock
      ? [{ at: body.start + 1, text: `${probe};` }]
      : [
          { at: body.start, text: `(${probe},` },
          { at: body.end, text: ')' },
        ];
  });
  // From the end, so that places stay where they are. Of two functions that end together, the inner one ends first.
  return insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, text: inserted }) => text.slice(0, at) + inserted + text.slice(at), source);
}

/** The function that a mutant is in: the innermost; `null` for what runs when the file is loaded. */
export function functionAround({ file, start, end }: Mutant, source: string): Called | null {
  const around = functionsOf(file, source).findLast(
    (each) => each.start <= start && end <= each.end && end - start < each.end - each.start,
  );
  return around ? `${file}:${around.start}` : null;
}
