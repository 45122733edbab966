// `npm start`: installs what is missing, builds the demo, serves it, and opens it. Runs on Node 20 without any package.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { serve } from './serve.mjs';
import { setup } from './setup.mjs';
import { run } from './tools.mjs';

/** The same port each time if it is free: a browser stores the demo's work by origin. */
const USUAL_PORT = 4173;

const { values } = parseArgs({ options: { port: { type: 'string' }, 'no-open': { type: 'boolean' } } });

/** Serves the demo on the given port, else on the usual one or, if that is taken, on any other. */
async function serveDemo() {
  const root = 'dist-demo';
  if (values.port) return serve({ root, port: Number(values.port) });
  return serve({ root, port: USUAL_PORT }).catch(() => serve({ root }));
}

/**
 * Opens an address in the browser. Without one the printed address is enough.
 * @param {string} url
 */
function open(url) {
  const hasNoScreen = process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY'];
  if (values['no-open'] || process.env['CI'] || hasNoScreen) return;
  /** @type {Record<string, [string, ...string[]]>} */
  const openers = { darwin: ['open'], win32: ['cmd', '/c', 'start', '""'] };
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

await setup();
console.log('Building the demo…');
const { code } = await run('vite', ['build', '--mode', 'demo', '--logLevel', 'warn']);
if (code !== 0) process.exit(code);
try {
  const { url } = await serveDemo();
  console.log(`\n  Tournée, the demo:  ${url}\n  Ctrl+C stops it.\n`);
  open(url);
} catch (error) {
  console.error(`The demo could not be served: ${String(error)}`);
  process.exit(1);
}
