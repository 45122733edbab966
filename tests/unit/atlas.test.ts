import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const room = (path: string): URL => new URL(`../../${path}`, import.meta.url);

test('every machine has a page in the atlas', () => {
  const pages = readFileSync(room('stories/machines/machines.stories.tsx'), 'utf8');
  const machines = readdirSync(room('machines/'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(machines.map(({ name }) => name).filter((name) => !pages.includes(`machine: '${name}'`))).toEqual([]);
});
