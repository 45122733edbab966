import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './tools.mjs';

/**
 * Names the shape of everything that the application reads: what a device has kept of another shape is not shown.
 * @returns the hash of the sources of all reads
 */
export function readsMark(): string {
  const files = globSync('src/**/*.{graphql,queries.ts}', { cwd: ROOT }).toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(path.join(ROOT, file)));
  return hash.digest('base64url').slice(0, 12);
}
