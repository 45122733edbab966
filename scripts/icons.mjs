// Draws the icons of the page and of the installed application from the mark in public/favicon.svg: `node scripts/icons.mjs`.
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from './chromium.mjs';
import { ROOT } from './tools.mjs';

const FOLDER = path.join(ROOT, 'public', 'icons');

/**
 * For each icon its size, the part of it that the mark fills, and whether it has a background
 * (a mask cuts a fifth off each side; a phone's home screen shows no transparency).
 */
const ICONS = [
  { name: '48', size: 48, share: 1, ground: 'none' },
  { name: '192', size: 192, share: 1, ground: 'none' },
  { name: '512', size: 512, share: 1, ground: 'none' },
  { name: 'maskable', size: 512, share: 0.58, ground: '#ffffff' },
  { name: '180', size: 180, share: 0.7, ground: '#ffffff' },
];

const mark = readFileSync(path.join(ROOT, 'public', 'favicon.svg'), 'utf8');
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch(launchOptions());
for (const { name, size, share, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0;display:grid;place-items:center;height:${size}px;background:${ground}">
    <img alt="" width="${size * share}" height="${size * share}" src="data:image/svg+xml,${encodeURIComponent(mark)}">`);
  await page
    .getByRole('presentation')
    .evaluate((image) => (image instanceof HTMLImageElement ? image.decode() : undefined));
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
