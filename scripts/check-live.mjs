// Checks the files of the live build: they hold nothing of the demo, the first screen is within its budget, and a screen that is
// opened later does not make the browser compute the styles of the page anew.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PERSONAS } from '../mocks/seed/personas.ts';
import { filesOf, firstScreen, kilobytes, scriptsOf, total, weighed } from './bundle.mjs';
import { ROOT } from './tools.mjs';

const FOLDER = 'dist';
const BUDGET = 110_000;
/** Of what stands beside the sign-in form. */
const BESIDE = { module: 'src/features/session/pitch.tsx', budget: 3000 };

/** Words that only the demo's packages and data leave in a bundle. */
const OF_THE_DEMO = new RegExp(
  [
    String.raw`\bmsw\b`,
    'mockServiceWorker',
    String.raw`\bfaker`,
    'graphql-tools',
    'makeExecutableSchema',
    'graphql-yoga',
    ...PERSONAS.map(({ email }) => email.replaceAll('.', String.raw`\.`)),
  ].join('|'),
  'i',
);

/** @param {string} file in the folder */
const textOf = (file) => readFileSync(path.join(ROOT, FOLDER, file), 'utf8');

const problems = filesOf(FOLDER).flatMap((file) => {
  const [found] = OF_THE_DEMO.exec(file) ?? OF_THE_DEMO.exec(textOf(file)) ?? [];
  return found ? [`${FOLDER}/${file} holds something of the demo: "${found}"`] : [];
});

const scripts = firstScreen(FOLDER);
const weight = total(scripts);
console.log(`First screen: ${kilobytes(weight)} of gzipped JavaScript, of ${kilobytes(BUDGET)}`);
for (const { file, bytes } of scripts) console.log(`  ${kilobytes(bytes).padStart(9)}  ${file}`);
if (weight > BUDGET) problems.push(`The first screen is ${kilobytes(weight - BUDGET)} over its budget`);

// The largest text of that page comes with the form: it waits for nothing that follows.
const known = new Set(scripts.map(({ file }) => file));
const others = scriptsOf(FOLDER, [BESIDE.module]).filter((file) => !known.has(file));
const beside = total(weighed(FOLDER, others));
console.log(`Beside the form: ${kilobytes(beside)}, of ${kilobytes(BESIDE.budget)}`);
if (beside > BESIDE.budget)
  problems.push(`What stands beside the form is ${kilobytes(beside - BESIDE.budget)} over its budget`);

// The sign-in page stays as it is however many screens there are: it knows none of their addresses.
const firstWords = scripts.map(({ file }) => textOf(file)).join('\n');
const areas = readFileSync(path.join(ROOT, 'src', 'routes', 'areas.ts'), 'utf8');
const addresses = [...areas.matchAll(/\bpath: '([^']+\/[^']+)'/g)].map(([, address = '']) => address);
if (addresses.length === 0) problems.push('src/routes/areas.ts writes its addresses otherwise');
for (const address of addresses) {
  if (firstWords.includes(address)) problems.push(`The first screen holds the address of another: "${address}"`);
}

// To register a custom property, a browser computes the style of the whole page anew: a screen that is opened later brings none.
const registering = filesOf(FOLDER).filter((file) => file.endsWith('.css') && textOf(file).includes('@property'));
/** @param {string} file in the folder */
const isOfFrame = (file) => path.basename(file).startsWith('frame-');
if (!registering.some(isOfFrame))
  problems.push('The frame registers no custom property: src/ui/theme/registered.css.ts is elsewhere');
for (const file of registering) {
  if (!isOfFrame(file))
    problems.push(`${FOLDER}/${file} registers a custom property: move it to src/ui/theme/registered.css.ts`);
}

// The first use of `Intl` is slow, and the sign-in page needs none (docs/decisions/0049-react-aria-gets-its-locale-from-us.md).
if (/supportedLocalesOf|getTextInfo/.test(firstWords))
  problems.push(
    'The first screen asks Intl for its locale: the alias of vite.config.ts finds the module of react-aria no more',
  );

// The same for every page with a field (docs/decisions/0051-react-aria-tries-out-no-format.md).
if (filesOf(FOLDER).some((file) => file.endsWith('.js') && /de-DE.,\s*\{\s*signDisplay/.test(textOf(file))))
  problems.push(
    'A file tries out the formats of German: the alias of vite.config.ts finds the module of @internationalized/number no more',
  );

// Icons of one path (docs/decisions/0052-an-icon-is-one-path.md).
if (filesOf(FOLDER).some((file) => file.endsWith('.js') && textOf(file).includes('absoluteStrokeWidth')))
  problems.push(
    'Icons have an element for each stroke: the alias of vite.config.ts finds the module of lucide-react no more',
  );

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
