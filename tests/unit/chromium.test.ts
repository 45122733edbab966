import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DISABLED_FEATURES } from '../../scripts/chromium.mjs';

test('the test browser goes without every feature that Playwright disables', () => {
  const playwright = createRequire(createRequire(import.meta.url).resolve('@playwright/test'));
  const folder = path.dirname(playwright.resolve('playwright-core/package.json'));
  const source = readFileSync(path.join(folder, 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[(.*?)\]/su.exec(source) ?? [];
  const theirs = Array.from(list.matchAll(/^\s*"(\w+)"/gmu), ([, feature]) => feature);
  expect(theirs.length).toBeGreaterThan(5);
  expect(theirs.filter((feature) => !DISABLED_FEATURES.includes(feature ?? ''))).toEqual([]);
});
