import { expect, test } from 'vitest';
import { either, type Guard, isBoolean, isFile, isNumber, isText, listOf, orNull, shapeOf } from '#lib/shape.ts';

const file = new File([''], 'a.txt');
const isPerson = shapeOf<{ name: string; age: number | null }>({ name: isText, age: orNull(isNumber) });

const VALUES: Readonly<Record<string, unknown>> = {
  text: 'a',
  'an empty text': '',
  number: 0,
  yes: true,
  null: null,
  nothing: undefined,
  file,
  'a list of texts': ['a', 'b'],
  'an empty list': [],
  'a mixed list': ['a', 1],
  person: { name: 'Anna', age: 40 },
  'a person of unknown age': { name: 'Anna', age: null, more: 1 },
  'half a person': { name: 'Anna' },
  'a wrong person': { name: 7, age: 40 },
};

test.each<[string, Guard<unknown>, readonly string[]]>([
  ['a text', isText, ['text', 'an empty text']],
  ['a number', isNumber, ['number']],
  ['a boolean', isBoolean, ['yes']],
  ['a file', isFile, ['file']],
  ['a text or a number', either(isText, isNumber), ['text', 'an empty text', 'number']],
  ['a number or null', orNull(isNumber), ['number', 'null']],
  ['a list of texts', listOf(isText), ['a list of texts', 'an empty list']],
  ['a person', isPerson, ['person', 'a person of unknown age']],
])('what is %s is told from all else', (_, guard, names) => {
  expect(Object.keys(VALUES).filter((name) => guard(VALUES[name]))).toEqual(names);
});
