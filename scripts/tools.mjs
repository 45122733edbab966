// How the scripts run other programs. Runs on Node 20 without any package.
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The root of the repository; every program runs there. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Starts a program by name. Those of node_modules/.bin come first, `node` among them, so that a machine with Node 20 runs
 * the tools on the Node 24 of the lock file.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function start(command, args, options = {}) {
  const { PATH = '', ...environment } = { ...process.env, ...options.env };
  const bin = path.join(ROOT, 'node_modules', '.bin');
  return spawn(command, args, {
    cwd: ROOT,
    // On Windows a program of node_modules/.bin is a command file, which only a shell can start.
    shell: process.platform === 'win32',
    stdio: 'inherit',
    ...options,
    env: { ...environment, PATH: bin + path.delimiter + PATH },
  });
}

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options] with `stdio: 'pipe'` the output is kept, else it is shown
 * @returns {Promise<{ code: number, output: string }>} a program that cannot be started has code 127
 */
export function run(command, args, options) {
  return new Promise((resolve) => {
    const child = start(command, args, options);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
