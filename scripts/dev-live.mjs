// `npm run dev:live`: the live application, hot, against the demo server over real HTTP.
import process from 'node:process';
import { start } from './tools.mjs';

const API_PORT = '4300';

const children = [
  start('node', ['mocks/hosts/http.ts', '--port', API_PORT]),
  start('vite', process.argv.slice(2), { env: { API: `http://127.0.0.1:${API_PORT}` } }),
];
const stop = () => {
  for (const child of children) child.kill();
};
process.once('SIGINT', stop).once('SIGTERM', stop);
// When one of them ends, so does the other.
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stop();
  });
}
