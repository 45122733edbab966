import { replaceEqualDeep } from '@tanstack/react-query';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { sharedInSlices } from '#queries/shared-in-slices.ts';

interface Customer {
  readonly ID: string;
  readonly name: string;
  readonly centers: readonly { readonly name: string }[];
}

const customer = (index: number): Customer => ({
  ID: String(index),
  name: `Client ${index}`,
  centers: [{ name: `Centre ${index % 7}` }],
});
const answerOf = (customers: readonly Customer[]) => ({
  data: { readAllCustomers: { doctors: customers, wholesalers: [] } },
  errors: [],
});
const answer = (count: number) => answerOf(Array.from({ length: count }, (_, index) => customer(index)));

describe('an answer that shares what it has in common with the one before', () => {
  test('is the one before if nothing has changed', async () => {
    const before = answer(300);
    expect(await sharedInSlices(before, answer(300))).toBe(before);
  });

  test('keeps each record that has not changed', async () => {
    const before = answer(300);
    const next = answerOf(
      answer(300).data.readAllCustomers.doctors.map((each) => (each.ID === '150' ? { ...each, name: 'Ewane' } : each)),
    );
    const shared = await sharedInSlices(before, next);
    expect(shared).toEqual(next);
    const [was, is] = [before, shared].map(({ data }) => data.readAllCustomers);
    expect(is?.wholesalers).toBe(was?.wholesalers);
    expect(is?.doctors.filter((each, index) => each !== was?.doctors[index]).map(({ ID }) => ID)).toEqual(['150']);
  });

  test('compares a long list in slices', async () => {
    const channels = vi.spyOn(globalThis, 'MessageChannel');
    let now = 0;
    // Each look at the clock is 5 ms later, and a slice is over after 8 ms.
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
    await sharedInSlices(answer(300), answer(300));
    expect(channels.mock.calls.length).toBeGreaterThan(100);
    vi.restoreAllMocks();
  });

  test('keeps an error as it is', async () => {
    const error = new ApiError('refused', {});
    const shared = await sharedInSlices({ data: null, errors: [] }, { data: null, errors: [error] });
    expect(shared).toEqual({ data: null, errors: [error] });
    expect(shared.errors[0]).toBe(error);
  });

  test('is what the query cache would make of the two', async () => {
    const item = fc.record({ ID: fc.nat(3), name: fc.option(fc.constantFrom('a', 'b')) });
    const list = fc.array(item, { maxLength: 130, size: 'max' });
    const anything = fc.oneof(
      fc.record({ data: fc.record({ call: fc.record({ some: list, others: list }) }) }),
      // GraphQL keeps names with two underscores to itself, and the query cache sets the prototype of what is called `__proto__`.
      fc.jsonValue().filter((value) => !JSON.stringify(value).includes('"__proto__":')),
    );
    await fc.assert(
      fc.asyncProperty(anything, anything, async (before, next) => {
        const shared = await sharedInSlices(before, next);
        expect(shared).toEqual(next);
        expect(shared === before).toBe(replaceEqualDeep(before, next) === before);
        // Nothing is left to be shared.
        expect(replaceEqualDeep(before, shared)).toEqual(shared);
      }),
    );
  });
});
