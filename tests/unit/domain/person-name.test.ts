import { expect, test } from 'vitest';
import { fullName, personName } from '#domain/people/person-name.ts';

test.each([
  ['Fatou', 'Diagne', 'Fatou Diagne'],
  [null, 'Diagne', 'Diagne'],
  ['Fatou', '', 'Fatou'],
  [' ', 'Diagne', 'Diagne'],
  ['\u200B', undefined, null],
  [null, null, null],
])('the name of %j %j is %j', (FirstName, Surname, name) => {
  expect(fullName({ FirstName, ...(Surname !== undefined && { Surname }) })).toBe(name);
  expect(personName({ ID: '7', FirstName, ...(Surname !== undefined && { Surname }) })).toBe(name ?? '7');
});

test('nobody has no name', () => {
  expect(fullName(null)).toBeNull();
});
