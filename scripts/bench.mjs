// `npm run bench`: measures what the builds weigh and what the demo costs, and writes it into docs/performance.md.
// `npm run bench -- phone`: measures only what the live build costs a cheap phone, in a few minutes.
// `npm run bench -- openings`: measures dashboards and forms of the live build on a slow processor, and what ten minutes keep.
// `npm run bench -- scroll`: measures what a scroll of the longest lists costs a cheap phone.
// `npm run bench -- reports`: measures how soon a report is sent on a slow processor.
// `npm run bench -- outbox`: plays 10,000 random days of a phone; `npm test` plays 300.
// `npm run bench -- answers`: opens every screen with many more random answers than `npm test` does.
import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { DEFAULT_NOW } from '../mocks/hosts/demo-config.ts';
import { createWorld } from '../mocks/seed/index.ts';
import { SCENARIOS } from '#demo/demo.ts';
import { measureCharts } from '../tests/bench/charts.ts';
import { measureDispatch } from '../tests/bench/dispatch.ts';
import { measureHistory } from '../tests/bench/history.ts';
import { measureImport } from '../tests/bench/import.ts';
import { measureMonth } from '../tests/bench/month.ts';
import { median, withPages } from '../tests/bench/pages.ts';
import { measureKeys } from '../tests/bench/keys.ts';
import { measureOpenings } from '../tests/bench/openings.ts';
import { measureOrder, STOPS } from '../tests/bench/order.ts';
import { measurePhone, SLOWDOWN } from '../tests/bench/phone.ts';
import { measureReports } from '../tests/bench/reports.ts';
import { measureScreens } from '../tests/bench/screens.ts';
import { measureScrolls, measureSheetScroll, SPEEDS } from '../tests/bench/scroll.ts';
import { measureSheet } from '../tests/bench/sheet.ts';
import { measureStartUp } from '../tests/bench/start-up.ts';
import { measureTable } from '../tests/bench/table.ts';
import { measureTrail } from '../tests/bench/trail.ts';
import { drawAnswers } from './draw-answers.ts';
import { filesOf, firstScreen, gzipped, kilobytes, total } from './bundle.mjs';
import { ROOT, run } from './tools.mjs';

const PAGE = path.join(ROOT, 'docs', 'performance.md');
const RUNS = 5;
/** Openings of a screen with random answers. */
const DRAWS = 2000;

/**
 * Processor time, not wall time, so that other work of the machine is not measured.
 * @param {() => unknown} act
 * @param {() => unknown} [prepare] what each run needs, and is not measured
 * @returns {number} milliseconds, the median of several runs
 */
function timed(act, prepare = () => {}) {
  const times = Array.from({ length: RUNS }, () => {
    prepare();
    const before = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return times.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0;
}

/** @param {string} folder @param {RegExp} kind */
const weight = (folder, kind) =>
  total(
    filesOf(folder)
      .filter((file) => kind.test(file))
      .map((file) => ({ bytes: gzipped(path.join(ROOT, folder, file)) })),
  );

/** @param {readonly (readonly string[])[]} rows the first is the head */
const table = ([head = [], ...rows]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

if (process.argv[2] === 'outbox') {
  const seed = process.argv[3] ?? String(randomInt(1, 2 ** 31));
  const days = 10_000;
  const { code, output } = await run('vitest', ['run', '--project', 'unit', 'tests/unit/outbox.test.ts'], {
    env: { ...process.env, OUTBOX_DAYS: String(days), OUTBOX_SEED: seed },
  });
  console.log(`${output}\n${days} days from seed ${seed}: ${code === 0 ? 'clean' : 'not clean'}`);
  process.exit(code);
}

if (process.argv[2] === 'answers') {
  process.exit((await drawAnswers(DRAWS)) ? 0 : 1);
}

/**
 * Writes into the page, between the marks of a name.
 * @param {string} name @param {string} text
 */
function write(name, text) {
  const between = new RegExp(`(?<=<!-- ${name} -->\\n).*?(?=<!-- /${name} -->)`, 's');
  writeFileSync(
    PAGE,
    readFileSync(PAGE, 'utf8').replace(between, () => `\n${text}\n\n`),
  );
  console.log(text);
}

/** @param {number} time */
const milliseconds = (time) => `${time.toFixed(time < 20 ? 1 : 0)} ms`;

async function measureOnPhone() {
  const journeys = Object.entries(await measurePhone(path.join(ROOT, 'dist')));
  const keys = await measureKeys(path.join(ROOT, 'dist'));
  write(
    'phone',
    [
      `Live build, in Chromium on ${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'processor'}, slowed down ${SLOWDOWN} times; milliseconds are those of the clock, the median of 3 runs.`,
      table([
        [
          '',
          'Sign-in page, first paint',
          'Largest paint',
          'Heap once signed in',
          'Heap after the journey',
          'A fixed piece of work',
        ],
        ...journeys.map(([device, { frame }]) => [
          device,
          milliseconds(frame.firstPaint),
          milliseconds(frame.largestPaint),
          `${frame.heapSignedIn.toFixed(1)} MB`,
          `${frame.heap.toFixed(1)} MB`,
          milliseconds(frame.calibration),
        ]),
      ]),
      table([
        [
          'Reminders by their address, signed in',
          'Until the rows are painted',
          'Longest task after the first paint',
          'Such tasks beyond 50 ms',
        ],
        ...journeys.flatMap(([device, { openings }]) =>
          openings.map(({ shown, longest, blocked }, at) => [
            at === 0 ? device : `${device}, again`,
            ...[shown, longest, blocked].map(milliseconds),
          ]),
        ),
      ]),
      ...journeys.map(([device, { steps }]) =>
        table([
          [
            `From a click, ${device}`,
            'Until the rows are painted',
            'The press waits',
            'Longest task',
            'Tasks beyond 50 ms',
            'Layout shift',
            'Calls',
          ],
          ...Array.from(steps, ([name, { shown, waited, longest, blocked, shift, calls }]) => [
            name,
            ...[shown, waited, longest, blocked].map(milliseconds),
            shift.toFixed(3),
            String(calls),
          ]),
        ]),
      ),
      table([
        ['A search among 20,000 customers', 'A key waits', 'Longest task of typing', 'Longest task of clearing'],
        ...keys.map(({ view, waited, longest, longestOfClearing }) => [
          view === 'map' ? 'with the map open' : 'in the list',
          ...[waited, longest, longestOfClearing].map(milliseconds),
        ]),
      ]),
    ].join('\n\n'),
  );
}

async function measureTheOpenings() {
  const {
    openings,
    growth: { rounds, few, many },
  } = await measureOpenings(path.join(ROOT, 'dist'));
  write(
    'openings',
    [
      table([
        [
          'Opened by a link, nothing read before',
          'First panel, row or field',
          'Nothing loads any more',
          'Longest task',
          'Tasks beyond 50 ms',
          'Layout shift',
          'Calls',
        ],
        ...openings.map(({ name, first, whole, longest, blocked, shift, calls }) => [
          name,
          ...[first, whole, longest, blocked].map(milliseconds),
          shift.toFixed(3),
          String(calls),
        ]),
      ]),
      table([
        ['Kept after rounds through six pages', 'Heap', 'Nodes', 'Listeners'],
        ...[few, many].map(({ heap, nodes, listeners }, index) => [
          String(rounds[index]),
          `${heap.toFixed(1)} MB`,
          String(nodes),
          String(listeners),
        ]),
      ]),
    ].join('\n\n'),
  );
}

async function measureTheReports() {
  const { called, said } = await measureReports(path.join(ROOT, 'dist'));
  write(
    'reports',
    table([
      [
        'From the press that sends a report, on a phone slowed down 4 times',
        'Until its call is made',
        'Until the page says so',
      ],
      ['a visit to a person who is not registered', ...[called, said].map(milliseconds)],
    ]),
  );
}

async function measureTheScrolls() {
  const lists = await measureScrolls(path.join(ROOT, 'dist'));
  const sheet = await withPages(measureSheetScroll);
  const costs = [...lists, sheet];
  /** @param {string} title @param {(pace: import('../tests/bench/scroll.ts').Pace) => string} told */
  const tableOf = (title, told) =>
    table([
      [title, 'On', ...SPEEDS.map((speed) => `At ${speed.toLocaleString('en')} pixels in a second`)],
      ...costs.map(({ name, device, paces }) => [name, device, ...paces.map(told)]),
    ]);
  write(
    'scroll',
    [
      tableOf(
        'The longest time from one frame that is shown to the next, and frames without a row at their edge',
        (pace) => [milliseconds(pace.frame), ...(pace.bare > 0 ? [`${Math.ceil(pace.bare * 100)} %`] : [])].join(', '),
      ),
      tableOf('Tasks beyond 50 ms, and the longest', ({ tasks, task }) =>
        tasks === 0 ? '0' : `${tasks}, ${milliseconds(task)}`,
      ),
      `A fixed piece of work took ${milliseconds(median(costs.map(({ calibration }) => calibration)))} meanwhile.`,
    ].join('\n\n'),
  );
}

const ALONE = {
  phone: measureOnPhone,
  openings: measureTheOpenings,
  scroll: measureTheScrolls,
  reports: measureTheReports,
};
for (const [name, measure] of Object.entries(ALONE)) {
  if (process.argv[2] !== name) continue;
  const { code } = await run('vite', ['build', '--logLevel', 'warn']);
  if (code === 0) await measure();
  process.exit(code);
}

for (const args of [['build'], ['build', '--mode', 'demo']]) {
  const { code } = await run('vite', [...args, '--logLevel', 'warn']);
  if (code !== 0) process.exit(code);
}

const { customers, sheet, charts, imported, trail } = await withPages(async (measure) => ({
  customers: await measureTable(measure),
  sheet: await measureSheet(measure),
  charts: await measureCharts(measure),
  imported: await measureImport(measure),
  trail: await measureTrail(measure),
}));

const startUp = await measureStartUp();
const screens = await measureScreens(path.join(ROOT, 'dist'));
await measureOnPhone();
await measureTheOpenings();
await measureTheScrolls();
await measureTheReports();
const history = await measureHistory(path.join(ROOT, 'dist'));
const month = await measureMonth(path.join(ROOT, 'dist'));
const dispatch = measureDispatch(timed);
const order = measureOrder(timed);

const measured = [
  `Node ${process.versions.node} on ${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'processor'}; sizes are gzipped, times are the processor’s, the median of ${RUNS} runs.`,
  table([
    ['Build', 'First screen, JavaScript', 'All JavaScript', 'All styles'],
    ...['dist', 'dist-demo'].map((folder) => [
      folder === 'dist' ? 'live' : 'demo',
      kilobytes(total(firstScreen(folder))),
      kilobytes(weight(folder, /\.js$/)),
      kilobytes(weight(folder, /\.css$/)),
    ]),
  ]),
  table([
    ['First visit, in Chromium, by the clock', 'Until the sign-in page stands'],
    ['live', milliseconds(startUp.live)],
    ['demo', milliseconds(startUp.demo)],
  ]),
  table([
    ['Demo world', 'Records', 'All of it planted', 'What it opens with, in its thread beside the page, by the clock'],
    ...SCENARIOS.map((scenario) => {
      const world = createWorld({ seed: 1, now: DEFAULT_NOW, scenario });
      const records = Object.values(world).filter(Array.isArray).flat().length;
      // Large collections are generated when they are first read.
      const time = timed(() => Object.values(createWorld({ seed: 1, now: DEFAULT_NOW, scenario })).length);
      return [scenario, String(records), `${Math.round(time)} ms`, milliseconds(startUp.worlds[scenario])];
    }),
  ]),
  table([
    [
      'A month of sales of 500 products, among 200 delegates each',
      'To save',
      'To dispatch',
      'To split, at the first figures',
    ],
    ['processor time of the server', ...[dispatch.save, dispatch.dispatch, dispatch.figures].map(milliseconds)],
  ]),
  table([
    ['A month of real sales by the keyboard, from two files to the dispatch', 'Products', 'Keys', 'By the clock'],
    [
      'live build, without a person’s own pauses',
      String(month.products),
      String(month.keys),
      `${month.seconds.toFixed(1)} s`,
    ],
  ]),
  table([
    [
      'Table of 20,000 rows, in Chromium',
      'To open',
      'To sort',
      'A frame of a fast scroll',
      '95 frames in 100, by the clock',
      'Rows in the page',
    ],
    [
      'processor time of the page’s thread',
      ...[customers.open, customers.sort, customers.frame, customers.slowFrame].map(milliseconds),
      String(customers.rows),
    ],
  ]),
  table([
    [
      'Screen of the live build, in Chromium',
      'To open',
      'To find one',
      'A frame of a fast scroll',
      'The longest wait of it, by the clock',
      `The same of a fling, slowed down ${SLOWDOWN} times`,
      'Frames of 60 that took more than 50 ms',
    ],
    ...screens.map(({ name, open, search, frame, longest, fling, late }) => [
      name,
      ...[open, search, frame, longest, fling].map(milliseconds),
      String(late),
    ]),
  ]),
  table([
    [
      'Sheet of 500 products × 12 months, in Chromium',
      'To open',
      'A key',
      'The dearest of 60',
      'A frame of a fast scroll',
      'The dearest of 80',
      `The longest of a fling, slowed down ${SLOWDOWN} times, by the clock`,
    ],
    [
      'processor time of the page’s thread',
      ...[sheet.open, sheet.key, sheet.longestKey, sheet.frame, sheet.longestFrame, sheet.fling].map(milliseconds),
    ],
  ]),
  table([
    ['Chart of two series of 5,000 points, in Chromium', 'To open', 'To leave one out', 'To point at another place'],
    ...Array.from(charts, ([kind, { open, filter, move }]) => [kind, ...[open, filter, move].map(milliseconds)]),
  ]),
  table([
    [
      'Trail of 2,000 points, in Chromium',
      'To draw',
      'The longest task of it',
      'A step of the slider',
      'The longest task of 40',
    ],
    [
      'processor time of the page’s thread',
      ...[trail.open, trail.longestOfOpening, trail.step, trail.longestStep].map(milliseconds),
    ],
  ]),
  table([
    ['A delegate’s day of 12 visits, in Chromium, to open', 'After a month', 'After two years'],
    ['processor time of the page’s thread', ...[history.month, history.twoYears].map(milliseconds)],
  ]),
  table([
    [`The best order of a day of ${STOPS} stops`, 'The median of 100 days', 'The dearest of them'],
    ['processor time', ...[order.median, order.most].map(milliseconds)],
  ]),
  table([
    [
      'The largest file of trends, in Chromium',
      'Rows',
      'Until they are shown, by the clock',
      'Of the page’s thread',
      'Its longest task',
      'The same for a correction',
    ],
    [
      'one in 60 is wrong',
      String(imported.rows),
      ...[imported.shown, imported.work, imported.longest, imported.corrected].map(milliseconds),
    ],
  ]),
].join('\n\n');

write('measured', measured);
