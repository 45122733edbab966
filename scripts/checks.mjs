// Every check of the repository, in order: `npm test` runs them all, `npm test -- unit model` those that are named.
// A check that fails does not stop the others; the table at the end says what took how long.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ensureChromium } from './chromium.mjs';
import { ROOT, run } from './tools.mjs';

/**
 * @typedef {{ ok: boolean, output: string, passed?: number, failed?: number, again?: number, differences?: readonly string[] }} Outcome
 *   counts where the tool counts tests; `again`: those that passed at their second try; `differences`: pictures that came
 *   out otherwise on a machine unlike the one they were made on
 * @typedef {{ name: string, title: string, run(): Promise<Outcome>, needs?: readonly string[], inBrowser?: true }} Check
 * @typedef {Outcome & { check: Check, seconds: number }} Result
 */

/** Milliseconds after which a program is taken to be stuck. */
const PATIENCE = 40 * 60_000;

/** How Vitest and Playwright mark what passed at its second try. */
const SECOND_TRY = /\(retry x1\)|^ *✓.*\(retry #1\)/gm;

const REPORTS = path.join(ROOT, '.cache', 'reports');

/**
 * Runs a program and keeps what it says.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<Outcome>}
 */
async function quietly(command, args, environment = {}) {
  const env = { [process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR']: '1', ...environment };
  const { code, output } = await run(command, args, { stdio: 'pipe', timeout: PATIENCE, env });
  return { ok: code === 0, output };
}

/**
 * Runs programs one after the other until one fails.
 * @param {...readonly [string, ...string[]]} programs
 * @returns {Promise<Outcome>}
 */
async function commands(...programs) {
  let output = '';
  for (const [command, ...args] of programs) {
    const outcome = await quietly(command, args);
    output += outcome.output;
    if (!outcome.ok) return { ok: false, output };
  }
  return { ok: true, output };
}

/** The files that `npm run codegen` writes, with what is in them. */
function generatedFiles() {
  const files = globSync(['src/**/*.generated.ts', '{src,mocks}/**/generated/**/*.ts'], { cwd: ROOT });
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(ROOT, file)))
        .digest('hex'),
    ]),
  );
}

/** Generates the code in place and compares: right in a clean tree as in one where work is going on. */
async function checkGenerated() {
  const before = generatedFiles();
  const outcome = await commands(['npm', 'run', '--silent', 'codegen']);
  const after = generatedFiles();
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  if (!outcome.ok || stale.length === 0) return outcome;
  return { ok: false, output: `Out of date until now; commit what "npm run codegen" made:\n  ${stale.join('\n  ')}\n` };
}

/**
 * Vitest and Playwright write how many tests passed and failed.
 * @param {string} report
 * @returns {{ passed: number, failed: number, differences?: readonly string[] } | undefined} nothing when the tool ended before it could
 */
function counts(report) {
  try {
    /**
     * @type {{ numPassedTests: number, numFailedTests: number, stats?: { expected: number, unexpected: number },
     *   testResults?: { assertionResults: { meta?: { differences?: readonly string[] } }[] }[] }}
     */
    const { numPassedTests, numFailedTests, stats, testResults = [] } = JSON.parse(readFileSync(report, 'utf8'));
    if (stats) return { passed: stats.expected, failed: stats.unexpected };
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      differences: tests.flatMap(({ meta }) => meta?.differences ?? []),
    };
  } catch {
    return undefined;
  }
}

/**
 * @param {Outcome} outcome
 * @param {string} report
 * @returns {Outcome}
 */
function withCounts(outcome, report) {
  const { passed = 0, failed = 0, differences = [] } = counts(report) ?? {};
  const ranNothing = outcome.ok && passed === 0;
  return {
    ok: outcome.ok && !ranNothing,
    output: ranNothing ? `${outcome.output}\nNo test ran.\n` : outcome.output,
    passed,
    // A tool may also fail outside of any test.
    failed: outcome.ok && !ranNothing ? failed : Math.max(failed, 1),
    again: outcome.output.match(SECOND_TRY)?.length ?? 0,
    differences,
  };
}

/** @param {string} project */
async function vitest(project) {
  const report = path.join(REPORTS, `${project}.json`);
  const reporters = ['--silent=passed-only', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return withCounts(await commands(['vitest', 'run', '--project', project, ...reporters]), report);
}

/**
 * @param {'demo' | 'live'} project
 * @param {number} workers
 */
async function playwright(project, workers) {
  const report = path.join(REPORTS, `e2e-${project}.json`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const args = ['test', `--project=${project}`, `--workers=${workers}`, '--reporter=list,json'];
  return withCounts(await quietly('playwright', args, env), report);
}

/** @type {readonly Check[]} These write into the tree, so each runs by itself. */
const FIRST = [
  { name: 'generated', title: 'Generated code is up to date', run: checkGenerated },
  {
    name: 'catalogues',
    title: 'French and English catalogues are complete',
    run: () => commands(['lingui', 'check', 'sync'], ['lingui', 'check', 'missing']),
  },
];

/** @type {readonly Check[]} These need about one processor each, so two run at a time: the longest first, the others beside it. */
const BESIDE_EACH_OTHER = [
  { name: 'stories', title: 'Stories', run: () => vitest('stories'), inBrowser: true },
  {
    name: 'live',
    title: 'Live build, within its budget and without the demo',
    run: () => commands(['npm', 'run', '--silent', 'build'], ['node', 'scripts/check-live.mjs']),
  },
  { name: 'demo', title: 'Demo build', run: () => commands(['npm', 'run', '--silent', 'build:demo']) },
  {
    name: 'e2e-live',
    title: 'End-to-end tests of the live build',
    run: () => playwright('live', 1),
    needs: ['live', 'demo'],
    inBrowser: true,
  },
  { name: 'unit', title: 'Unit tests', run: () => vitest('unit') },
  { name: 'format', title: 'Format', run: () => commands(['oxfmt', '--check']) },
  { name: 'lint', title: 'Lint', run: () => commands(['npm', 'run', '--silent', 'lint']) },
  { name: 'model', title: 'Model tests', run: () => vitest('model') },
  { name: 'types', title: 'Types', run: () => commands(['npm', 'run', '--silent', 'types']) },
  { name: 'dead', title: 'Dead code', run: () => commands(['npm', 'run', '--silent', 'dead']) },
  { name: 'arrows', title: 'Import arrows', run: () => commands(['npm', 'run', '--silent', 'arrows']) },
  { name: 'lock', title: 'Lock file serves every platform', run: () => commands(['node', 'scripts/check-lock.mjs']) },
];

/** @type {readonly Check[]} Two browsers and their servers want the machine for themselves. */
const LAST = [
  {
    name: 'e2e-demo',
    title: 'End-to-end tests of the demo',
    run: () => playwright('demo', 2),
    needs: ['live', 'demo'],
    inBrowser: true,
  },
];

const CHECKS = [...FIRST, ...BESIDE_EACH_OTHER, ...LAST];

/** @param {number} seconds */
const time = (seconds) => `${seconds.toFixed(1)} s`.padStart(8);

/** @type {Map<string, Result>} */
const results = new Map();

/** @type {Map<string, Promise<void>>} */
const begun = new Map();

/** @param {Check} check */
async function perform(check) {
  // What it needs was begun before it, perhaps beside it.
  for (const name of check.needs ?? []) await begun.get(name);
  const started = performance.now();
  const missing = (check.needs ?? []).filter((name) => results.get(name)?.ok === false);
  const outcome =
    missing.length > 0 ? { ok: false, output: `Not run: needs ${missing.join(', ')}.\n` } : await check.run();
  const seconds = (performance.now() - started) / 1000;
  results.set(check.name, { ...outcome, check, seconds });
  console.log(`${outcome.ok ? '✓' : '✗'} ${check.title} (${check.name})${time(seconds)}`);
  for (const picture of outcome.differences ?? [])
    console.log(`    Unlike its picture, which was made elsewhere: ${picture}`);
  if (!outcome.ok) console.log(outcome.output.replaceAll(/^/gm, '    '));
}

/**
 * @param {readonly Check[]} checks
 * @param {number} [atOnce]
 */
async function performAll(checks, atOnce = 1) {
  const waiting = [...checks];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const done = perform(check);
      begun.set(check.name, done);
      await done;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !CHECKS.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(', ')}; there are: ${CHECKS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
/** @param {readonly Check[]} checks */
const chosen = (checks) => checks.filter(({ name }) => names.length === 0 || names.includes(name));

if (chosen(CHECKS).some(({ inBrowser }) => inBrowser)) {
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
await performAll(chosen(FIRST));
await performAll(chosen(BESIDE_EACH_OTHER), 2);
await performAll(chosen(LAST));

console.log('\nWhat took how long');
for (const { check, ok, seconds, passed, failed, again = 0, differences = [] } of results.values()) {
  const second = again === 0 ? '' : `, ${again} at the second try`;
  const unlike = differences.length === 0 ? '' : `, ${differences.length} unlike their pictures`;
  const tests = passed === undefined ? '' : `  ${passed} passed, ${failed} failed${second}${unlike}`;
  console.log(`  ${ok ? '✓' : '✗'} ${check.name.padEnd(11)}${time(seconds)}${tests}`);
}
console.log(`  = ${'together'.padEnd(11)}${time((performance.now() - started) / 1000)}\n`);

// A check that counts no tests is one itself.
const total = { passed: 0, failed: 0 };
for (const { ok, passed = ok ? 1 : 0, failed = ok ? 0 : 1 } of results.values()) {
  total.passed += passed;
  total.failed += failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
