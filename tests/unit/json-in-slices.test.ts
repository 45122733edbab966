import { setImmediate } from 'node:timers';
import { afterEach, expect, test, vi } from 'vitest';
import { jsonInSlices } from '#lib/json-in-slices.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

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

const list = many.slice(0, 100);

test.each<readonly [string, unknown, boolean]>([
  ['a long list', list, true],
  ['a long list of an answer', { data: { readCustomers: { HealthWorkers: { list } } } }, true],
  ['a long list further down', { data: { readCustomers: { HealthWorkers: { all: { list } } } } }, false],
  ['a short list', list.slice(1), false],
  ['a short list of an answer', { data: { readCustomers: list.slice(1) } }, false],
])('whether the page answers while %s is written', async (_, value, isInSlices) => {
  // A slow device: each item takes a slice.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 20;
    return now;
  });
  const others = vi.fn<() => void>();
  setImmediate(others);
  await jsonInSlices(value);
  expect(others.mock.calls.length > 0).toBe(isInSlices);
});

test('the page answers between lists that take less than a slice each', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 0.05;
    return now;
  });
  const others = vi.fn<() => void>();
  setImmediate(others);
  await jsonInSlices({ readAllCustomers: { doctors: list, pharmacies: list, wholesalers: list } });
  expect(others).toHaveBeenCalled();
});
