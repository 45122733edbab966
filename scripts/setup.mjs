// Installs what the lock file says, when it is not there yet. Runs on Node 20 without any package.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ROOT, run } from './tools.mjs';

const NEEDED_NODE = 20;

/**
 * The packages of a lock file, by their place.
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>} nothing when there is no such file
 */
function packagesOf(file) {
  try {
    /** @type {{ packages: ReturnType<typeof packagesOf> }} */
    const { packages } = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
    return packages;
  } catch {
    return {};
  }
}

/** Whether node_modules has the versions of the lock file; npm records there what it installed. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json'))
    .filter(([place]) => place !== '')
    .every(([place, { version, optional }]) =>
      // Optional packages are those of other platforms.
      installed[place] ? installed[place].version === version : optional === true,
    );
}

/** Installs from the lock file when needed; ends the process with one line when that cannot be done. */
export async function setup() {
  const [major = '0'] = process.versions.node.split('.');
  if (Number(major) < NEEDED_NODE) {
    console.error(`Tournée needs Node ${NEEDED_NODE} or newer; this is ${process.version}. See https://nodejs.org.`);
    process.exit(1);
  }
  if (isInstalled()) return;
  console.log('Installing the packages of the lock file (npm ci)…');
  // Errors only: on Node 20 npm would warn of every tool that needs the Node it is about to install.
  const install = ['ci', '--loglevel=error'];
  // The same npm that runs `npm start` or `npm test`.
  const npm = process.env['npm_execpath'];
  const { code } = npm ? await run(process.execPath, [npm, ...install]) : await run('npm', install);
  if (code !== 0) {
    console.error('The packages could not be installed: see the messages of npm above.');
    process.exit(code);
  }
}
