import { expect, test, vi } from 'vitest';
import { derivedOnce } from '#lib/derived-once.ts';

test('what is derived from an object is derived once, and from each object by itself', () => {
  const lengthOf = vi.fn<(letters: readonly string[]) => number | undefined>(({ length }) => length || undefined);
  const derived = derivedOnce(lengthOf);
  const some = ['a', 'b'];
  const none: readonly string[] = [];
  expect([derived(some), derived(none), derived(some), derived(none)]).toEqual([2, undefined, 2, undefined]);
  expect(lengthOf.mock.calls).toEqual([[some], [none]]);
});
