import { expect, test } from 'vitest';
import { reading } from '../reading.ts';

const repository = reading('stories/machines/machines.stories.tsx', 'machines/*/*.machine.ts');

test('every machine has a page in the atlas', () => {
  const pages = repository.text('stories/machines/machines.stories.tsx');
  const machines = repository.files.flatMap((file) => /^machines\/([^/]+)\//.exec(file)?.[1] ?? []);
  expect(machines.length).toBeGreaterThan(8);
  expect(machines.filter((name) => !pages.includes(`machine: '${name}'`))).toEqual([]);
});
