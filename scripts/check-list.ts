// Every check of `npm test`: what it runs, and which files it depends on.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { FOLDERS_OF_STORIES, folderOfAnswers, opens, WALKS } from '../tests/areas.ts';
import { findChromium } from './chromium.mjs';
import type { File, Sources } from './inputs.ts';
import type { Proof } from './passed.ts';
import { ROOT, run } from './tools.mjs';

/** Milliseconds after which a program is taken to be stuck. */
const PATIENCE = 40 * 60_000;

/** How Vitest and Playwright mark a test that passed when it was retried. */
const RETRIED = /\(retry x\d\)|^ *✓.*\(retry #\d\)/gm;

/** Where the test runners write their reports. */
export const REPORTS = path.join(ROOT, '.cache', 'reports');

export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
  /** Tests, where the tool counts them. */
  readonly passed?: number;
  readonly failed?: number;
  /** Tests that passed when they were retried. */
  readonly retried?: number;
  /** Pictures that differ, on a machine unlike the one they were taken on. */
  readonly differences?: readonly string[];
  /** The test files whose tests all passed. */
  readonly passedFiles?: readonly File[];
}

interface Named {
  /** The argument of `npm test --`. */
  readonly name: string;
  readonly title: string;
  /** The builds that it opens. */
  readonly needs?: readonly string[];
  /** Needs a Chromium. */
  readonly inBrowser?: true;
}

/** A check that runs as a whole. */
export interface Whole extends Named {
  readonly kind: 'whole';
  /** Globs of the files it depends on. */
  readonly inputs: readonly string[];
  /** Files it leaves, which others need: it is skipped only while they are as it left them. */
  readonly outputs?: readonly string[];
  /** @param files those to look at; none: all */
  readonly run: (files: readonly File[]) => Promise<Outcome>;
}

/** A check that runs test files, each with inputs of its own. */
export interface Suite extends Named {
  readonly kind: 'suite';
  readonly files: (sources: Sources) => readonly File[];
  /** The files that a test file depends on. */
  readonly inputs: (file: File, sources: Sources) => Iterable<File>;
  /** @param files those to run; none: all */
  readonly run: (files: readonly File[]) => Promise<Outcome>;
}

export type Check = Whole | Suite;

async function quietly(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const env = { [process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR']: '1', ...environment };
  const { code, output } = await run(command, args, { stdio: 'pipe', timeout: PATIENCE, env });
  return { ok: code === 0, output };
}

/** Runs programs one after another until one fails. */
async function commands(...programs: readonly (readonly [string, ...string[]])[]): Promise<Outcome> {
  let output = '';
  for (const [command, ...args] of programs) {
    const outcome = await quietly(command, args);
    output += outcome.output;
    if (!outcome.ok) return { ok: false, output };
  }
  return { ok: true, output };
}

const script = (name: string, ...args: readonly string[]): readonly [string, ...string[]] => [
  'npm',
  'run',
  '--silent',
  name,
  ...(args.length > 0 ? ['--', ...args] : []),
];

const sha1 = (file: string): string => createHash('sha1').update(readFileSync(file)).digest('hex');

/** The files that `npm run codegen` writes, each with the hash of its contents. */
function generatedFiles(): ReadonlyMap<File, string> {
  const files = globSync(['src/**/*.generated.ts', '{src,mocks}/**/generated/**/*.ts'], { cwd: ROOT });
  return new Map(files.map((file) => [file, sha1(path.join(ROOT, file))]));
}

/** Generates the code in place and compares, so that it works in a tree with uncommitted changes too. */
async function checkGenerated(): Promise<Outcome> {
  const before = generatedFiles();
  const outcome = await commands(script('codegen'));
  const after = generatedFiles();
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  if (!outcome.ok || stale.length === 0) return outcome;
  return {
    ok: false,
    output: `These were out of date; commit what "npm run codegen" wrote:\n  ${stale.join('\n  ')}\n`,
  };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly meta?: { readonly differences?: readonly string[] } }[];
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs: readonly { readonly ok: boolean }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

type Counts = Required<Pick<Outcome, 'passed' | 'failed' | 'differences' | 'passedFiles'>>;

const NOTHING: Counts = { passed: 0, failed: 0, differences: [], passedFiles: [] };

/** Nothing was counted when the tool ended before it could write its report. */
function readReport(count: (report: string) => Counts, report: string): Counts {
  try {
    return count(report);
  } catch {
    return NOTHING;
  }
}

function countVitest(report: string): Counts {
  const { numPassedTests, numFailedTests, testResults }: VitestReport = JSON.parse(readFileSync(report, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    differences: tests.flatMap(({ meta }) => meta?.differences ?? []),
    passedFiles: testResults
      .filter(({ status }) => status === 'passed')
      .map(({ name }) => path.relative(ROOT, name).replaceAll(path.sep, '/')),
  };
}

function countPlaywright(report: string): Counts {
  const { stats, suites }: PlaywrightReport = JSON.parse(readFileSync(report, 'utf8'));
  const isOk = ({ specs, suites: inner = [] }: PlaywrightSuite): boolean =>
    specs.every(({ ok }) => ok) && inner.every(isOk);
  return {
    ...NOTHING,
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    passedFiles: suites.filter(isOk).map(({ file }) => `tests/e2e/${file}`),
  };
}

/** A runner that ran nothing has failed, and so has one that fails outside of any test. */
function withCounts(outcome: Outcome, counts: Counts): Outcome {
  const ranNothing = outcome.ok && counts.passed === 0;
  const ok = outcome.ok && !ranNothing;
  return {
    ok,
    output: ranNothing ? `${outcome.output}\nNo test ran.\n` : outcome.output,
    passed: counts.passed,
    failed: ok ? counts.failed : Math.max(counts.failed, 1),
    retried: outcome.output.match(RETRIED)?.length ?? 0,
    differences: counts.differences,
    passedFiles: ok || counts.failed > 0 ? counts.passedFiles : [],
  };
}

async function vitest(project: string, files: readonly File[]): Promise<Outcome> {
  const report = path.join(REPORTS, `${project}.json`);
  const reporters = ['--silent=passed-only', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const outcome = await commands(['vitest', 'run', '--project', project, ...reporters, ...files]);
  return withCounts(outcome, readReport(countVitest, report));
}

/** The first port of each project: the two may run at the same time, each with three servers (playwright.config.ts). */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4180);
const PORTS = { demo: FIRST_PORT, live: FIRST_PORT + 3 } as const;

async function playwright(project: 'demo' | 'live', workers: number, files: readonly File[]): Promise<Outcome> {
  const report = path.join(REPORTS, `e2e-${project}.json`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_PORT: String(PORTS[project]) };
  // Playwright takes patterns.
  const patterns = files.map((file) => `${file.replace('tests/e2e', '').replaceAll('.', String.raw`\.`)}$`);
  const args = ['test', `--project=${project}`, `--workers=${workers}`, '--reporter=list,json', ...patterns];
  return withCounts(await quietly('playwright', args, env), readReport(countPlaywright, report));
}

const CODE = '**/*.{ts,tsx,mjs,cjs}';
const APPLICATION = ['{src,machines,mocks}/**', 'public/**', 'index.html', 'schema.graphql'];
const BUILD = [
  ...APPLICATION,
  'vite.config.ts',
  'lingui.config.ts',
  'scripts/{content-policy,reads-mark,service-worker}.ts',
];

/** The sources of what is in the page, where only some folders of screens are opened. */
function* builtFrom(sources: Sources, folders: readonly string[] | undefined): Generator<File> {
  yield* sources.reachedFrom(
    ['vite.config.ts', 'src/main.tsx', 'src/offline/worker.ts', 'mocks/hosts/service-worker.ts'],
    { folders },
  );
  yield* sources.matching(['public/**', 'index.html', 'schema.graphql']);
}

/** A test with one of these reads files or runs programs. Its imports do not show which. */
const READS_FILES = /node:(?:fs|child_process)|toMatchFileSnapshot/;

/** Where a test declares what it reads (`tests/reading.ts`). */
const READING = /\breading\(([^)]*)\)/g;

/**
 * The files that some files of a test read, besides their imports.
 * @returns null when one of them does not declare what it reads: it depends on every file
 */
function filesRead(files: Iterable<File>, sources: Sources): readonly File[] | null {
  const globs: string[] = [];
  for (const file of files) {
    if (!file.startsWith('tests/')) continue;
    const text = sources.text(file);
    const declared = Array.from(text.matchAll(READING), ([, list = '']) => list);
    if (declared.length === 0 && READS_FILES.test(text)) return null;
    globs.push(...declared.flatMap((list) => Array.from(list.matchAll(/'([^']+)'/g), ([, glob = '']) => glob)));
  }
  return sources.matching(globs);
}

const isTestOf = (folder: string) => (sources: Sources) =>
  sources.matching([`${folder}/**/*.test.{ts,tsx}`]).toSorted();

const unit: Suite = {
  kind: 'suite',
  name: 'unit',
  title: 'Unit tests',
  files: isTestOf('tests/unit'),
  inputs(file, sources) {
    const reached = sources.reachedFrom([file, 'vitest.config.ts']);
    const read = filesRead(reached, sources);
    return read ? sources.reachedFrom([...reached, ...read]) : sources.files;
  },
  run: (files) => vitest('unit', files),
};

const model: Suite = {
  kind: 'suite',
  name: 'model',
  title: 'Model tests',
  files: isTestOf('tests/model'),
  inputs: (file, sources) => [
    ...sources.reachedFrom([file, 'vitest.config.ts']),
    ...sources.matching([`machines/${path.basename(file, '.model.test.ts')}/*.md`]),
  ],
  run: (files) => vitest('model', files),
};

const stories: Suite = {
  kind: 'suite',
  name: 'stories',
  title: 'Stories',
  inBrowser: true,
  files: (sources) => sources.matching(['stories/**/*.stories.tsx']).toSorted(),
  *inputs(file, sources) {
    const folders = opens(FOLDERS_OF_STORIES[file] ?? 'all');
    yield* sources.reachedFrom(
      [file, '.storybook/preview.tsx', 'tests/without-tracks.ts', 'tests/shots/setup.ts', 'vitest.config.ts'],
      { folders },
    );
    yield* sources.matching(['.storybook/*']);
    yield* sources.under(file.replace(/^stories/, 'tests/shots/pictures').replace('.stories.tsx', '/'));
  },
  run: (files) => vitest('stories', files),
};

const answers: Suite = {
  kind: 'suite',
  name: 'answers',
  title: 'Every screen with random answers',
  inBrowser: true,
  files: isTestOf('tests/answers'),
  inputs: (file, sources) =>
    sources.reachedFrom([file, 'tests/without-tracks.ts', 'vitest.config.ts', '.storybook/vite.config.ts'], {
      folders: opens([folderOfAnswers(file)]),
    }),
  run: (files) => vitest('answers', files),
};

/** The walks of one build. */
function walks(project: 'demo' | 'live', title: string, workers: number): Suite {
  const isOfProject = (file: File) => file.startsWith('tests/e2e/live') === (project === 'live');
  return {
    kind: 'suite',
    name: `e2e-${project}`,
    title,
    inBrowser: true,
    // A walk of the service worker opens both builds.
    needs: ['live', 'demo'],
    files: (sources) => sources.matching(['tests/e2e/**/*.spec.ts']).filter(isOfProject).toSorted(),
    *inputs(file, sources) {
      const folders = opens(WALKS[file]?.opens ?? 'all');
      yield* sources.reachedFrom([file, 'playwright.config.ts', 'scripts/serve.mjs', 'mocks/hosts/http.ts'], {
        folders,
      });
      yield* builtFrom(sources, folders);
      yield* sources.matching(['tests/fixtures/**', 'mocks/replays/*']);
    },
    run: (files) => playwright(project, workers, files),
  };
}

const whole = (check: Omit<Whole, 'kind'>): Whole => ({ kind: 'whole', ...check });

/** It writes into the tree, so it runs by itself. */
export const FIRST: readonly Check[] = [
  whole({
    name: 'generated',
    title: 'Generated code is up to date',
    inputs: [
      'schema.graphql',
      'codegen.ts',
      'scripts/codegen-operations.mjs',
      'scripts/codegen-extensions.mjs',
      'scripts/extensions.mjs',
      '{src,mocks}/**/*.graphql',
      'src/**/*.generated.ts',
      '{src,mocks}/**/generated/**',
    ],
    run: checkGenerated,
  }),
];

/** Each of these needs about one processor, so two run at a time: the longest first, the others beside it. */
export const BESIDE_EACH_OTHER: readonly Check[] = [
  stories,
  whole({
    name: 'live',
    title: 'Live build, within its budget and without the demo',
    inputs: [...BUILD, 'scripts/{check-live,bundle}.mjs'],
    outputs: ['dist/index.html', 'dist/.vite/manifest.json'],
    run: () => commands(script('build'), ['node', 'scripts/check-live.mjs']),
  }),
  whole({
    name: 'demo',
    title: 'Demo build',
    inputs: BUILD,
    outputs: ['dist-demo/index.html', 'dist-demo/.vite/manifest.json'],
    run: () => commands(script('build:demo')),
  }),
  walks('live', 'End-to-end tests of the live build', 1),
  answers,
  unit,
  whole({
    name: 'catalogues',
    title: 'French and English catalogues are complete',
    inputs: ['lingui.config.ts', 'src/**'],
    run: () => commands(['lingui', 'check', 'sync'], ['lingui', 'check', 'missing']),
  }),
  whole({
    name: 'format',
    title: 'Format',
    inputs: ['**'],
    run: () => commands(['oxfmt', '--check']),
  }),
  whole({
    name: 'lint',
    title: 'Lint',
    inputs: [CODE, '.oxlintrc.json', 'tsconfig.json', 'schema.graphql'],
    run: (files) => commands(script('lint', ...files)),
  }),
  model,
  whole({
    name: 'mutants',
    title: 'Sixty small faults in the machines, drawn by lot, are caught',
    inputs: ['{machines,src,mocks}/**', 'tests/{model,unit}/**', 'tests/reading.ts', 'scripts/{mutants*,mutants/**}'],
    // Some three of sixty are caught by nothing, and now and then a lot has more.
    run: () => commands(script('mutants', 'machines', '--sample', '60', '--seed', 'commit', '--least', '85')),
  }),
  whole({
    name: 'types',
    title: 'Types',
    inputs: [CODE, '**/*.json', 'schema.graphql'],
    // It looks again only at what a change reaches.
    run: () => commands(script('types', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo')),
  }),
  whole({
    name: 'dead',
    title: 'Dead code',
    inputs: ['**/*.{ts,tsx,mjs,cjs,json,html,css}'],
    run: () => commands(script('dead')),
  }),
  whole({
    name: 'arrows',
    title: 'Import arrows',
    inputs: [CODE, '**/*.{json,css}'],
    run: () => commands(script('arrows')),
  }),
  whole({
    name: 'lock',
    title: 'Lock file serves every platform',
    inputs: ['scripts/check-lock.mjs'],
    run: () => commands(['node', 'scripts/check-lock.mjs']),
  }),
];

/** Two browsers and their servers want the machine for themselves. */
export const LAST: readonly Check[] = [walks('demo', 'End-to-end tests of the demo', 2)];

export const CHECKS: readonly Check[] = [...FIRST, ...BESIDE_EACH_OTHER, ...LAST];

/** Every check depends on these: the packages, and how it is run. */
const ALWAYS = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'scripts/check{s,-list}.ts',
  'scripts/{inputs,passed}.ts',
];

let browser: string | undefined;

/** The version of the Chromium that the tests take. */
function chromiumVersion(): string {
  browser ??= spawnSync(findChromium() ?? '', ['--version'], { encoding: 'utf8' }).stdout ?? '';
  return browser;
}

/** The inputs of a check besides files. */
function surroundings({ inBrowser }: Check): string {
  return [process.version, process.platform, process.arch, inBrowser ? chromiumVersion() : ''].join();
}

/** A hash of the current content of each output of a check. */
const outputsOf = (outputs: readonly string[]): string =>
  outputs
    .map((file) => path.join(ROOT, file))
    .map((file) => (existsSync(file) ? sha1(file) : 'none'))
    .join();

/** The fingerprint of all that a check, or one of its test files, depends on. */
export function fingerprintOf(check: Check, sources: Sources, file?: File): string {
  const own =
    check.kind === 'whole' ? sources.matching(check.inputs) : file === undefined ? [] : check.inputs(file, sources);
  return sources.fingerprint(new Set([...own, ...sources.matching(ALWAYS)]), surroundings(check));
}

/** The same with the files that the check leaves, as they are now. */
export function withOutputs(check: Whole, { name, inputs }: Proof): Proof {
  if (!check.outputs) return { name, inputs };
  return {
    name,
    inputs: createHash('sha1')
      .update(inputs + outputsOf(check.outputs))
      .digest('hex'),
  };
}
