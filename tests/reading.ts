import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../scripts/tools.mjs';

/**
 * The files of the repository that a test reads by itself. The test depends on these and on its imports
 * (`scripts/check-list.ts`, which finds the globs in the text of the test: write them as string literals). A test that
 * runs a program declares in the same way what the program reads.
 * @param globs from the root of the repository
 */
export function reading(...globs: readonly string[]) {
  const pathOf = (file: string): string => {
    if (!globs.some((glob) => path.matchesGlob(file, glob))) throw new Error(`The test does not declare ${file}.`);
    return path.join(ROOT, file);
  };
  const bytes = (file: string) => readFileSync(pathOf(file));
  return {
    /** The files that match, sorted. */
    files: globs
      .flatMap((glob) => globSync(glob, { cwd: ROOT }))
      .map((file) => file.replaceAll(path.sep, '/'))
      .toSorted(),
    /** These three throw when the globs do not match the file. */
    pathOf,
    bytes,
    text: (file: string): string => bytes(file).toString('utf8'),
  };
}
