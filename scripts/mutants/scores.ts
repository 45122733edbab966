import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { File } from '../inputs.ts';
import { ROOT } from '../tools.mjs';

/** A row of the table in docs/testing.md whose mutants were all judged: file, number of mutants, percent. */
const ROW = /^\| `([^`]+)` +\| +\d+ +\| +([\d.]+) +\|/gmu;

/** The score of each file in percent, as docs/testing.md tells it. It only rises. */
export function recordedScores(): ReadonlyMap<File, number> {
  const text = readFileSync(path.join(ROOT, 'docs/testing.md'), 'utf8');
  return new Map(Array.from(text.matchAll(ROW), ([, file = '', score = '']) => [file, Number(score)]));
}
