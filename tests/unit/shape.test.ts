import { describe, expect, test } from 'vitest';
import { either, exactShapeOf, isBoolean, isNumber, isText, listOf, orMissing, orNull, shapeOf } from '#lib/shape.ts';

describe('the guards of values from outside', () => {
  test('tell the primitives apart', () => {
    const values = ['', 0, false, null, undefined, {}];
    expect([isText, isNumber, isBoolean].map((guard) => values.map((value) => guard(value)))).toEqual([
      [true, false, false, false, false, false],
      [false, true, false, false, false, false],
      [false, false, true, false, false, false],
    ]);
  });

  test('accept either of two, nothing, and what is left out', () => {
    expect(['', 1, null].map((value) => either(isText, isNumber)(value))).toEqual([true, true, false]);
    expect(['', null, undefined, 1].map((value) => orNull(isText)(value))).toEqual([true, true, false, false]);
    expect(['', undefined, null, 1].map((value) => orMissing(isText)(value))).toEqual([true, true, false, false]);
  });

  test('accept a list of what they accept, and an empty one', () => {
    expect([[], ['a'], ['a', 1], 'a', { length: 0 }].map((value) => listOf(isText)(value))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

interface Place {
  readonly name: string;
  readonly height?: number;
}
const FIELDS = { name: isText, height: orMissing(isNumber) };

describe('an object', () => {
  test.each([
    ['with its fields', { name: 'a', height: 1 }, true, true],
    ['without the one that may be left out', { name: 'a' }, true, true],
    ['with another field', { name: 'a', toString: 1 }, true, false],
    ['without a field', { height: 1 }, false, false],
    ['with a field of another kind', { name: 'a', height: '1' }, false, false],
    ['that is null', null, false, false],
    ['that is none', 'name', false, false],
    ['that is a function', Object.assign(() => {}, { label: 'a' }), false, false],
  ] as const)('%s', (_case, value, hasFields, hasNoOthers) => {
    expect(shapeOf<Place>(FIELDS)(value)).toBe(hasFields);
    expect(exactShapeOf<Place>(FIELDS)(value)).toBe(hasNoOthers);
  });
});
