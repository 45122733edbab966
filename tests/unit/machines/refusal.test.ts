import { expect, test } from 'vitest';
import type { Refusal } from '#api/refusal.ts';
import { codesOf, dependentsOf, hasDependents } from '#machines/operation/refusal.ts';

const DEPENDENTS = [{ kind: 'Reminder', ID: '3', name: 'Renouvellement' }] as const;
const REFUSED: Refusal = { kind: 'refused', codes: ['HAS_DEPENDENTS', 'NOT_FOUND'], dependents: DEPENDENTS };

test('a refusal tells its codes, and the records that depend on the one to delete', () => {
  expect(codesOf(REFUSED)).toEqual(['HAS_DEPENDENTS', 'NOT_FOUND']);
  expect(dependentsOf(REFUSED)).toEqual(DEPENDENTS);
  expect(hasDependents(REFUSED)).toBe(true);
});

test('a refusal for another reason tells of no records', () => {
  const refused: Refusal = { kind: 'refused', codes: ['NOT_FOUND'] };
  expect(codesOf(refused)).toEqual(['NOT_FOUND']);
  expect(dependentsOf(refused)).toEqual([]);
  expect(hasDependents(refused)).toBe(false);
});

test.each(['saved', 'sent', 'deleted'] as const)('what was %s was not refused', (kind) => {
  expect(codesOf({ kind })).toEqual([]);
  expect(dependentsOf({ kind })).toEqual([]);
  expect(hasDependents({ kind })).toBe(false);
});
