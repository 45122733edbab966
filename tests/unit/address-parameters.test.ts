import { expect, test } from 'vitest';
import { DEMO_PARAMETERS } from '#lib/demo-parameters.ts';
import { reading } from '../reading.ts';

/** The parameters that pages read from their address. */
const { files, text } = reading('src/features/**/*.{ts,tsx}');
const read = files.flatMap((file) =>
  Array.from(text(file).matchAll(/\bparams\.get\('(\w+)'\)|useDialogInAddress\('(\w+)'/gu), ([, param, dialog]) => ({
    file,
    parameter: param ?? dialog ?? '',
  })),
);

test('no page reads a parameter of the demo: it would change the demo’s world with the page', () => {
  expect(read.length).toBeGreaterThan(50);
  const known: readonly string[] = DEMO_PARAMETERS;
  expect(read.filter(({ parameter }) => known.includes(parameter))).toEqual([]);
});

test('the parameters of the demo are those that the README explains', () => {
  const readme = reading('README.md').text('README.md');
  const explained = Array.from(readme.matchAll(/^\| `\?([^`]+)`/gmu), ([, query]) => [
    ...new URLSearchParams(query).keys(),
  ]).flat();
  expect(DEMO_PARAMETERS.toSorted()).toEqual([...new Set(explained)].toSorted());
});
