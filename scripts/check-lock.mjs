// The lock file must install on every platform, and hold one graphql: two copies refuse each other's schemas at run time.
// npm leaves a platform's binding out of the lock, silently, when the registry does not have it at that version.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './tools.mjs';

/** @type {{ packages: Record<string, { version?: string, optionalDependencies?: Record<string, string> }> }} */
const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));

/**
 * Whether a package finds another: in its own node_modules, or in one above.
 * @param {string} place
 * @param {string} name
 * @returns {boolean}
 */
function finds(place, name) {
  if (packages[path.posix.join(place, 'node_modules', name)]) return true;
  return place !== '' && finds(place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))), name);
}

const incomplete = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => !finds(place, name))
    .map(([name, version]) => `${place} misses ${name} ${version}: choose a version that has every platform's binding`),
);
const copies = Object.keys(packages).filter((place) => /(^|\/)node_modules\/graphql$/.test(place));
const problems = [
  ...incomplete,
  ...(copies.length > 1 ? [`graphql is there more than once: ${copies.join(', ')}`] : []),
];

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
