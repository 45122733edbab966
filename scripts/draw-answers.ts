// Opens every screen with random answers, a few seeds at a time: each time in a new browser, since one that is lost takes
// all draws after it along.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { run } from './tools.mjs';

const SEEDS_AT_ONCE = 5;

/** Milliseconds after which a browser that says nothing counts as lost. */
const PATIENCE = 20 * 60_000;

/** What a draw is called in `tests/answers`. */
const DRAW = 'shows the answers';

/** What Vitest writes of a run. */
interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Draws of one run; `undefined` if the browser was lost before the last. */
async function drawOnce(
  seeds: string,
): Promise<{ readonly drawn: number; readonly failed: readonly string[] } | undefined> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'answers-'));
  const file = path.join(folder, 'report.json');
  try {
    const { code } = await run(
      'vitest',
      [
        'run',
        '--project',
        'answers',
        '-t',
        DRAW,
        '--reporter',
        'dot',
        '--reporter',
        'json',
        `--outputFile.json=${file}`,
      ],
      { env: { ANSWERS_SEED: seeds }, timeout: PATIENCE },
    );
    const report: Report = JSON.parse(await readFile(file, 'utf8'));
    const draws = report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ fullName }) => fullName.includes(DRAW));
    const failed = draws.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    const isWhole = draws.length > 0 && draws.every(({ status }) => status === 'passed' || status === 'failed');
    return isWhole && (code === 0) === (failed.length === 0) ? { drawn: draws.length, failed } : undefined;
  } catch {
    return undefined;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Opens every screen with random answers. Seeds whose browser is lost are drawn once more.
 * @param most how many draws of a screen and a seed, at least
 * @returns whether all are clean
 */
export async function drawAnswers(most: number): Promise<boolean> {
  const failed: string[] = [];
  const lost: string[] = [];
  let drawn = 0;
  for (let first = 1; drawn < most; first += SEEDS_AT_ONCE) {
    const seeds = `${first}-${first + SEEDS_AT_ONCE - 1}`;
    let draws = await drawOnce(seeds);
    if (!draws) {
      lost.push(seeds);
      draws = await drawOnce(seeds);
    }
    if (!draws) throw new Error(`The browser was lost twice at the seeds ${seeds}, after ${drawn} draws`);
    drawn += draws.drawn;
    failed.push(...draws.failed);
    console.log(`Seeds ${seeds}: ${drawn} draws, ${failed.length} failed.`);
  }
  const again =
    lost.length > 0 ? ` The browser was lost, and another took its place, at the seeds ${lost.join(', ')}.` : '';
  console.log(
    [`${drawn} draws, ${drawn - failed.length} clean, ${failed.length} failed.${again}`, ...failed].join('\n'),
  );
  return failed.length === 0;
}
