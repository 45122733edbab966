// Lists the paths of the machines in words, or plays them in a browser. Playing needs the live build (npm run build): this
// script serves the pages and answers their calls as the path says. The end-to-end tests play the same paths.
import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { isPlayable, pathsOf, type AnyModel, type Path } from '../tests/model/harness.ts';
import { drive, type AnyPageDriver } from '../tests/model/page-driver.ts';
import { pathsInWords } from '../tests/model/told-paths.ts';
import { launchOptions } from './chromium.mjs';
import { playReplay, replayFrom } from './replay.ts';
import { serve } from './serve.mjs';

const USAGE = `npm run paths                          the machines, and how many paths each has
npm run paths -- reminder              the paths of a machine in words, and what each step leads to
npm run paths -- reminder 7            plays path 7 on the pages
npm run paths -- reminder 7 --show     the same, in a browser one can watch
                --url http://…         on the pages of that address (npm run dev:live), not on those of npm run build
npm run paths -- --file x.json         plays a replay on the pages of npm run build:demo, or of --url; --show too`;

const models = new URL('../tests/model/', import.meta.url);
const drivers = new URL('../tests/e2e/drivers/', import.meta.url);
/** The folder of each build, and the npm script that makes it. */
const BUILDS = {
  live: { root: fileURLToPath(new URL('../dist/', import.meta.url)), script: 'build' },
  demo: { root: fileURLToPath(new URL('../dist-demo/', import.meta.url)), script: 'build:demo' },
};

const isExported = <TName extends string>(name: TName, loaded: unknown): loaded is Record<TName, object> =>
  typeof loaded === 'object' && loaded !== null && name in loaded;

const hasModel = (loaded: unknown): loaded is { model: AnyModel } => isExported('model', loaded);
const hasDriver = (loaded: unknown): loaded is { driver: AnyPageDriver } => isExported('driver', loaded);

async function modelOf(name: string): Promise<AnyModel> {
  const loaded: unknown = await import(new URL(`${name}.model.ts`, models).href);
  if (!hasModel(loaded)) throw new Error(`tests/model/${name}.model.ts exports no model.`);
  return loaded.model;
}

async function machineNames(): Promise<readonly string[]> {
  const files = await readdir(models);
  return files.filter((file) => file.endsWith('.model.ts')).map((file) => file.replace('.model.ts', ''));
}

async function listMachines(names: readonly string[]): Promise<void> {
  for (const model of await Promise.all(names.map(modelOf))) {
    console.log(`${model.name.padEnd(12)}${String(pathsOf(model).length).padStart(3)} paths`);
  }
}

/** Takes the pages of the given address, or serves those of a build. */
async function openPages(
  kind: keyof typeof BUILDS,
  url: string | undefined,
): Promise<{ readonly url: string; readonly close: () => void }> {
  if (url !== undefined) return { url, close: () => {} };
  const { root, script } = BUILDS[kind];
  if (!existsSync(root))
    throw new Error(`There is no ${kind} build to play on: run "npm run ${script}" first, or give --url.`);
  return serve({ root });
}

/** Opens a page, plays something on it, and closes it again. */
async function onPage(
  kind: keyof typeof BUILDS,
  { show, url }: Shown,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const pages = await openPages(kind, url);
  const browser = await chromium.launch({ ...launchOptions(), headless: !show, slowMo: show ? 400 : 0 });
  try {
    const page = await browser.newPage({
      baseURL: pages.url,
      locale: 'fr-FR',
      timezoneId: 'Africa/Douala',
      viewport: { width: 1440, height: 900 },
    });
    await act(page);
  } finally {
    await browser.close();
    pages.close();
  }
}

interface Shown {
  /** In a visible browser. */
  readonly show: boolean;
  readonly url: string | undefined;
}

async function playFile(file: string, shown: Shown): Promise<void> {
  const replay = replayFrom(readFileSync(file, 'utf8'));
  await onPage('demo', shown, async (page) => {
    console.log(replay.title);
    await playReplay(page, replay, {
      tell: (words) => {
        console.log(words);
      },
    });
    console.log('Every step was as it should be.');
  });
}

async function play(name: string, path: Path, shown: Shown): Promise<void> {
  const file = new URL(`${name}.ts`, drivers);
  if (!existsSync(file))
    throw new Error(`No pages are driven for ${name} yet: there is no tests/e2e/drivers/${name}.ts.`);
  const loaded: unknown = await import(file.href);
  if (!hasDriver(loaded)) throw new Error(`tests/e2e/drivers/${name}.ts exports no driver.`);
  const { driver } = loaded;
  await onPage('live', shown, async (page) => {
    console.log(`Starting from ${path.start}`);
    await drive(page, path, driver, {
      tell: (words) => {
        console.log(`     ${words}`);
      },
    });
    console.log('Every state on the way was as it should be.');
  });
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      show: { type: 'boolean', default: false },
      url: { type: 'string' },
      file: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [name, number] = positionals;
  const names = await machineNames();
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const shown = { show: values.show, url: values.url };
  if (values.file !== undefined) {
    await playFile(values.file, shown);
    return;
  }
  if (name === undefined) {
    await listMachines(names);
    return;
  }
  if (!names.includes(name)) throw new Error(`There is no machine ${name}; there are ${names.join(', ')}.\n\n${USAGE}`);
  const model = await modelOf(name);
  const paths = pathsOf(model);
  if (number === undefined) {
    for (const { text } of pathsInWords(model, paths)) console.log(`${text}\n`);
    return;
  }
  const path = paths[Number(number) - 1];
  if (!path) throw new Error(`${name} has paths 1 to ${paths.length}, and no path ${number}.`);
  if (!isPlayable(model, path)) throw new Error(`Path ${number} of ${name} cannot be played on the pages.`);
  await play(name, path, shown);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
