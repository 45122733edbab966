// `npm test`: installs what is missing, then runs the checks. Runs on Node 20 without any package; the checks run on Node 24.
import process from 'node:process';
import { setup } from './setup.mjs';
import { run } from './tools.mjs';

await setup();
const { code } = await run('node', ['scripts/checks.ts', ...process.argv.slice(2)]);
process.exit(code);
