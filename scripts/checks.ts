// Runs the checks: `npm test` all of them, `npm test -- unit model` those that are named, `npm test -- changed` what a
// change reaches (docs/testing.md). A check that fails does not stop the others; the table at the end says how long each
// took.
import { mkdirSync, rmSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { WALKS } from '../tests/areas.ts';
import {
  BESIDE_EACH_OTHER,
  type Check,
  CHECKS,
  fingerprintOf,
  FIRST,
  LAST,
  type Outcome,
  REPORTS,
  withOutputs,
} from './check-list.ts';
import { ensureChromium } from './chromium.mjs';
import { changedFiles, type File, Sources } from './inputs.ts';
import { hasPassed, type Proof, recordPassed } from './passed.ts';

const USAGE = `npm test                        every check; what passed before with the same inputs is skipped
npm test -- --all               every check, whatever passed before (as on a server, where CI is set)
npm test -- unit stories        these checks, whatever passed before: ${CHECKS.map(({ name }) => name).join(', ')}
npm test -- changed             what the changes since main reach, and the end-to-end tests that are about them
npm test -- changed --since X   the same, since another revision`;

interface Result extends Outcome {
  readonly check: Check;
  readonly seconds: number;
}

/** The part of a check that has to run. */
interface Job {
  readonly check: Check;
  /** The test files to run, or the files to look at; without it, all. */
  readonly files?: readonly File[];
  /** Recorded as passed if the job passes: the check itself, or its test files. */
  readonly proofs: ReadonlyMap<string, Proof>;
  /** Says what is skipped. */
  readonly note?: string;
}

function readCommandLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { all: { type: 'boolean' }, since: { type: 'string' }, help: { type: 'boolean' } },
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return process.exit(1);
  }
}

const { values, positionals: names } = readCommandLine();
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const isChanged = names.length === 1 && names[0] === 'changed';
const unknown = isChanged ? [] : names.filter((name) => !CHECKS.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(', ')}.\n\n${USAGE}`);
  process.exit(1);
}

const sources = Sources.read();
const runsAll = values.all === true || Boolean(process.env['CI']) || (names.length > 0 && !isChanged);

const PASSED_BEFORE = 'passed before with the same inputs';

/** @returns the job of a check, or nothing if all of it has passed before */
function jobOf(check: Check, files?: readonly File[]): Job | null {
  if (!sources) return { check, proofs: new Map(), ...(files && { files }) };
  if (check.kind === 'whole') {
    const proof = { name: check.name, inputs: fingerprintOf(check, sources) };
    const isSkipped = !runsAll && !files && hasPassed(withOutputs(check, proof));
    // A part that passes does not prove the whole check.
    return isSkipped ? null : { check, ...(files && { files }), proofs: new Map(files ? [] : [[check.name, proof]]) };
  }
  const all = files ?? check.files(sources);
  const proofs = all.map((file): [File, Proof] => [
    file,
    { name: `${check.name} ${file}`, inputs: fingerprintOf(check, sources, file) },
  ]);
  const open = runsAll ? proofs : proofs.filter(([, proof]) => !hasPassed(proof));
  if (open.length === 0) return null;
  const isPart = open.length < check.files(sources).length;
  return {
    check,
    proofs: new Map(open),
    ...(isPart && { files: open.map(([file]) => file) }),
    ...(open.length < proofs.length && {
      note: `${open.length} of ${proofs.length} files; the others ${PASSED_BEFORE}`,
    }),
  };
}

const CODE = /\.(?:tsx?|mjs|cjs)$/;

/** The checks of `npm test -- changed`, each with the files that the change reaches. */
function* checksOfChange(changed: readonly File[], now: Sources): Generator<readonly [Check, (readonly File[])?]> {
  const read = now.withDeleted(changed);
  const isChangedFile = new Set(changed);
  const reaches = (files: Iterable<File>) => [...files].some((file) => isChangedFile.has(file));
  const isAbout = (file: File): boolean =>
    (WALKS[file]?.about ?? []).some((about) =>
      changed.some((each) => each === about || each.startsWith(`${about}/`)),
    ) || [...read.reachedFrom([file])].some((each) => each.startsWith('tests/e2e/') && isChangedFile.has(each));

  for (const check of CHECKS) {
    if (check.kind === 'suite') {
      const isReached = (file: File) =>
        check.name.startsWith('e2e') ? isAbout(file) : reaches(check.inputs(file, read));
      const files = check.files(now).filter(isReached);
      if (files.length > 0) yield [check, files];
    } else if (check.name === 'lint') {
      const code = now.matching(['{src,machines,mocks,scripts,stories,tests}/**']).filter((file) => CODE.test(file));
      const files = code.filter((file) => reaches(read.reachedFrom([file], { types: true })));
      if (files.length > 0) yield [check, files];
    } else if (['types', 'format'].includes(check.name)) yield [check];
  }
}

/** The jobs of this run, including the builds that others need. */
function jobs(): ReadonlyMap<Check, Job> {
  let chosen: (readonly [Check, (readonly File[])?])[] = CHECKS.filter(
    ({ name }) => names.length === 0 || names.includes(name),
  ).map((check) => [check]);
  if (isChanged) {
    if (!sources) throw new Error('"changed" needs a git repository.');
    const { base, files } = changedFiles(values.since);
    console.log(`${files.length} files differ from ${base}.`);
    chosen = [...checksOfChange(files, sources)];
    const needed = new Set(chosen.flatMap(([{ needs = [] }]) => needs));
    chosen.unshift(...CHECKS.filter(({ name }) => needed.has(name)).map((check) => [check] as const));
    const walks = chosen.flatMap(([{ name }, some = []]) => (name.startsWith('e2e') ? some : []));
    console.log(
      walks.length === 0
        ? 'No end-to-end test is about them (tests/areas.ts): "npm test" runs them all.\n'
        : `End-to-end tests about them:\n${walks.map((file) => `  ${file}\n`).join('')}`,
    );
  }
  const found = new Map<Check, Job>();
  for (const [check, files] of chosen) {
    const job = jobOf(check, files);
    if (job) found.set(check, job);
    else console.log(`– ${check.title} (${check.name})  ${PASSED_BEFORE}`);
  }
  return found;
}

const time = (seconds: number): string => `${seconds.toFixed(1)} s`.padStart(8);

const results = new Map<string, Result>();
const begun = new Map<string, Promise<void>>();

/** Records what passed. A build is recorded with the files that it left. */
function record({ check, proofs }: Job, { ok, passedFiles }: Outcome): void {
  if (check.kind === 'whole') recordPassed(ok ? [...proofs.values()].map((proof) => withOutputs(check, proof)) : []);
  else recordPassed((passedFiles ?? []).flatMap((file) => proofs.get(file) ?? []));
}

async function perform(job: Job): Promise<void> {
  const { check, files, note } = job;
  const needs = check.needs ?? [];
  for (const name of needs) await begun.get(name);
  const started = performance.now();
  const missing = needs.filter((name) => results.get(name)?.ok === false);
  const outcome =
    missing.length > 0
      ? { ok: false, output: `Not run: needs ${missing.join(', ')}.\n` }
      : await check.run(files ?? []);
  const seconds = (performance.now() - started) / 1000;
  results.set(check.name, { ...outcome, check, seconds });
  record(job, outcome);
  console.log(
    `${outcome.ok ? '✓' : '✗'} ${check.title} (${check.name})${time(seconds)}${note === undefined ? '' : `  ${note}`}`,
  );
  for (const picture of outcome.differences ?? [])
    console.log(`    Differs from its picture, which was taken on another system: ${picture}`);
  if (!outcome.ok) console.log(outcome.output.replaceAll(/^/gm, '    '));
}

async function performAll(waiting: Job[], atOnce = 1): Promise<void> {
  const worker = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const done = perform(job);
      begun.set(job.check.name, done);
      await done;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

const chosen = jobs();
const of = (checks: readonly Check[]): Job[] => checks.flatMap((check) => chosen.get(check) ?? []);

if ([...chosen.keys()].some(({ inBrowser }) => inBrowser)) {
  try {
    ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const started = performance.now();
await performAll(of(FIRST));
if (isChanged) {
  // The tests of a change are few, and those in a browser mostly wait: none needs the machine for itself. The longest
  // come first, so that none is left alone at the end.
  const isLong = ({ check }: Job) =>
    check.inBrowser === true || (check.kind === 'whole' && check.outputs !== undefined);
  const all = [...of(BESIDE_EACH_OTHER), ...of(LAST)];
  await performAll([...all.filter(isLong), ...all.filter((job) => !isLong(job))], 3);
} else {
  await performAll(of(BESIDE_EACH_OTHER), 2);
  await performAll(of(LAST));
}

console.log('\nHow long each took');
for (const { check, ok, seconds, passed, failed, retried = 0, differences = [] } of results.values()) {
  const again = retried === 0 ? '' : `, ${retried} when retried`;
  const unlike = differences.length === 0 ? '' : `, ${differences.length} unlike their pictures`;
  const tests = passed === undefined ? '' : `  ${passed} passed, ${failed} failed${again}${unlike}`;
  console.log(`  ${ok ? '✓' : '✗'} ${check.name.padEnd(11)}${time(seconds)}${tests}`);
}
console.log(`  = ${'together'.padEnd(11)}${time((performance.now() - started) / 1000)}`);
if (!runsAll) console.log('What passed before with the same inputs was skipped: npm test -- --all runs everything.');

// A check that counts no tests is one itself.
const total = { passed: 0, failed: 0 };
for (const { ok, passed = ok ? 1 : 0, failed = ok ? 0 : 1 } of results.values()) {
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
