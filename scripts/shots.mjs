// `npm run shots`: takes the pictures of stories anew, for `npm test` to compare with; see tests/shots/shots.ts.
import { globSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { pictureOf, SHOT_THEMES, SHOTS } from '../tests/shots/shots.ts';
import { ensureChromium, launchOptions } from './chromium.mjs';
import { ROOT, run } from './tools.mjs';

const FOLDER = path.join(ROOT, 'tests', 'shots');
const PICTURES = path.join(FOLDER, 'pictures');

ensureChromium();
const browser = await chromium.launch(launchOptions());
const madeOn = { platform: process.platform, chromium: Number.parseInt(browser.version(), 10) };
await browser.close();

const asked = new Set(
  SHOTS.flatMap((shot) => SHOT_THEMES.map((theme) => path.normalize(`${pictureOf(shot, theme)}.png`))),
);
for (const picture of globSync('**/*.png', { cwd: PICTURES })) {
  if (!asked.has(picture)) rmSync(path.join(PICTURES, picture));
}
writeFileSync(path.join(FOLDER, 'made-on.json'), `${JSON.stringify(madeOn, null, 2)}\n`);

const files = new Set(SHOTS.map(({ file }) => `stories/${file}.stories.tsx`));
const names = new Set(SHOTS.map(({ story }) => story));
const { code } = await run('vitest', [
  'run',
  '--project',
  'stories',
  '--update',
  '--testNamePattern',
  `(${[...names].join('|')})$`,
  ...files,
]);
process.exit(code);
