import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Values } from '#features/customers/shared/record-editor/fields.ts';
import { changedFields, undone, UndoRefused } from '#features/customers/shared/record-editor/undo.ts';

const BEFORE: Values = { name: 'Abena', phone: '+237 6 00', note: null, centres: ['a', 'b'] };

describe('a save', () => {
  test('changed the fields that differ from the record that it replaced', () => {
    expect(changedFields({ before: BEFORE, after: { ...BEFORE, centres: ['a', 'b'] } })).toEqual([]);
    expect(changedFields({ before: BEFORE, after: { ...BEFORE, phone: null, centres: ['b', 'a'] } })).toEqual([
      'phone',
      'centres',
    ]);
  });

  test('is undone in the record as it is now: what somebody else wrote beside it stays', () => {
    const after = { ...BEFORE, phone: '+237 6 99' };
    expect(undone({ before: BEFORE, after }, { ...after, note: 'De leur main' })).toEqual({
      values: { ...BEFORE, note: 'De leur main' },
    });
  });

  test('is not undone where somebody else wrote since', () => {
    const after = { ...BEFORE, phone: '+237 6 99', note: 'Mien' };
    expect(undone({ before: BEFORE, after }, { ...after, phone: '+237 6 11' })).toEqual({ contested: ['phone'] });
    expect(undone({ before: BEFORE, after }, BEFORE)).toEqual({ contested: ['phone', 'note'] });
  });

  test('is undone whole, or not at all, whatever was written meanwhile', () => {
    const value = fc.constantFrom(null, 'x', 'y', 1, true);
    const record = fc.record({ a: value, b: value, c: value, d: value });
    fc.assert(
      fc.property(record, record, record, (before, after, now) => {
        const saved = { before, after };
        const names = changedFields(saved);
        const { values, contested } = undone(saved, now);
        const isSet = (from: Values, to: Values, name: string) => from[name] === to[name];
        expect(contested ?? []).toEqual(names.filter((name) => !isSet(after, now, name)));
        if (!values) return;
        for (const name of Object.keys(now))
          expect(values[name]).toBe(Reflect.get(names.includes(name) ? before : now, name));
      }),
    );
  });
});

test('a refusal names the fields, or says that the record is gone', () => {
  expect(new UndoRefused(['Téléphone', 'Note']).message).toBe('Changed since: Téléphone, Note');
  expect(new UndoRefused([]).message).toBe('The record is gone.');
});
