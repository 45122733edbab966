// Breaks the sources on purpose, one small fault at a time, and counts how many of these mutants the tests catch.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createRandom } from '../mocks/seed/random.ts';
import { Sources } from './inputs.ts';
import { type Equivalent, EQUIVALENTS } from './mutants/equivalents.ts';
import { judgeMutants } from './mutants/hands.ts';
import { type Mutant, mutantsOf } from './mutants/mutate.ts';
import { inputsByTest, machinesByFile, testsByFile } from './mutants/reach.ts';
import { recordedScores } from './mutants/scores.ts';
import { ROOT } from './tools.mjs';

const USAGE = `npm run mutants                           every mutant: some hours
npm run mutants -- reminder draft         those of these machines
npm run mutants -- src/lib mocks/server   those of these folders, files or lines (file:line)
                --sample 60               so many, drawn by lot
                --seed 7                  another lot`;

/** What is broken: the machines, the rules, and what the demo server decides. */
const BROKEN = ['machines/*/*.ts', 'src/{domain,lib}/**/*.ts', 'src/routes/*.ts', 'mocks/server/*.ts'];

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ');
const textsOf = ({ file, before, after }: Equivalent | Mutant): string =>
  JSON.stringify([file, oneLine(before), oneLine(after)]);
const equivalents = new Set(EQUIVALENTS.map(textsOf));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    least: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const sources = Sources.read();
if (!sources) throw new Error('The files are listed by git.');
/** A machine by its name; a folder, a file, or a line of it (`src/lib/csv.ts:12`) by its path. */
const isMeant = ({ file, line }: Mutant): boolean =>
  positionals.length === 0 ||
  positionals.some((named) => {
    const [place = '', only] = named.split(':');
    const isThere = file.startsWith(place) || file.startsWith(`machines/${place}/`);
    return isThere && (only === undefined || line === Number(only));
  });
const made = sources
  .matching(BROKEN)
  .toSorted()
  .flatMap((file) => mutantsOf(file, readFileSync(path.join(ROOT, file), 'utf8')));
const all = made.filter(isMeant);
const seed =
  values.seed === 'commit'
    ? Number.parseInt(execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).slice(0, 8), 16)
    : Number(values.seed);
const chosen = values.sample === undefined ? all : createRandom(seed, 'mutants').sample(all, Number(values.sample));
if (values.sample !== undefined) console.log(`${chosen.length} of ${all.length}, drawn with --seed ${seed}`);

const inWords = ({ file, line, kind, before, after }: Mutant): string =>
  `${file}:${line} ${kind}: ${oneLine(before)} → ${oneLine(after)}`;

const counts = new Map<string, { caught: number; all: number }>();
/** Equivalents that no other mutant reads like: nothing would catch them, which takes the longest to find out. */
const places = Map.groupBy(made, textsOf);
const isKnown = (mutant: Mutant) => equivalents.has(textsOf(mutant)) && places.get(textsOf(mutant))?.length === 1;
const judged = chosen.filter((mutant) => !isKnown(mutant));
let equivalent = chosen.length - judged.length;
const started = performance.now();
const reach = {
  testsOf: testsByFile(sources),
  inputsOf: inputsByTest(sources),
  machinesOf: machinesByFile(sources),
};
await judgeMutants(judged, reach, (mutant, caughtBy) => {
  if (caughtBy === null && equivalents.has(textsOf(mutant))) {
    equivalent += 1;
    return;
  }
  for (const row of [mutant.file, `by kind: ${mutant.kind}`, 'together']) {
    const count = counts.get(row) ?? { caught: 0, all: 0 };
    counts.set(row, { caught: count.caught + (caughtBy === null ? 0 : 1), all: count.all + 1 });
  }
  if (caughtBy === null) console.log(inWords(mutant));
});

const percent = (count: { readonly caught: number; readonly all: number }) =>
  Math.round((1000 * count.caught) / count.all) / 10;

for (const [row, count] of [...counts].toSorted(([a], [b]) => a.localeCompare(b))) {
  const { caught, all: judgedOf } = count;
  console.log(`${row.padEnd(50)}${String(caught).padStart(6)} of ${String(judgedOf).padStart(5)}  ${percent(count)} %`);
}
console.log(
  `${equivalent} more are equivalent (scripts/mutants/equivalents.ts). ${((performance.now() - started) / 1000).toFixed(0)} s`,
);

const together = counts.get('together');
const isBelow = together !== undefined && percent(together) < Number(values.least ?? 0);
if (isBelow) console.log(`Fewer than ${values.least} % are caught.`);
/** Only a run of all mutants of a file tells its score. */
const isWhole = values.sample === undefined && positionals.every((named) => !named.includes(':'));
const fallen = [...recordedScores()].filter(([file, score]) => {
  const count = counts.get(file);
  return isWhole && count !== undefined && percent(count) < score;
});
for (const [file, score] of fallen) console.log(`${file} was at ${score} % (docs/testing.md).`);
process.exitCode = isBelow || fallen.length > 0 ? 1 : 0;
