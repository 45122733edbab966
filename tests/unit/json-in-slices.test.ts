import { expect, test } from 'vitest';
import { jsonInSlices } from '#lib/json-in-slices.ts';

const many = Array.from({ length: 250 }, (_, index) => ({ ID: String(index), note: index % 2 ? null : undefined }));

test.each<readonly [string, unknown]>([
  ['nothing', null],
  ['a number', 4.5],
  ['a text', 'Dr « Ewane »\n'],
  ['a short list', [1, null, 'a', undefined]],
  ['a long list', many],
  ['a long list within an answer', { data: { readCustomers: { doctors: many, none: undefined } }, errors: [] }],
  ['a long list further down', { a: { b: { c: { d: { e: { f: many } } } } } }],
])('%s is written as JSON.stringify writes it', async (_, value) => {
  expect(await jsonInSlices(value)).toBe(JSON.stringify(value));
});

test('what JSON does not have is null', async () => {
  expect(await jsonInSlices(undefined)).toBe('null');
  expect(await jsonInSlices([...many, undefined].slice(-120))).toContain(',null]');
});
