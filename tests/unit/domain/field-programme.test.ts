import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PlannedVisit, readVisits, visitFaults, writeVisits } from '#domain/field/programme.ts';

const visit = (customerID: string, description = 'Présenter Tensorel'): PlannedVisit => ({
  customerID,
  description,
  administrativeCustomer: false,
});

describe('the visits of a programme', () => {
  test('are read as they were written, in their order', () => {
    const any = fc.record(
      {
        ID: fc.string(),
        customerID: fc.string({ minLength: 1 }),
        description: fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
        administrativeCustomer: fc.boolean(),
      },
      { requiredKeys: ['customerID', 'description', 'administrativeCustomer'] },
    );
    const day = fc.uniqueArray(any, { minLength: 1, maxLength: 15, selector: ({ customerID }) => customerID });
    fc.assert(
      fc.property(day, (visits) => {
        expect(readVisits(writeVisits(visits))).toEqual({ visits });
      }),
    );
  });

  test.each([
    ['no list', '{}', { problem: 'unreadable', at: [] }],
    ['no JSON', '[', { problem: 'unreadable', at: [] }],
    ['no visit', '[]', { problem: 'none', at: [] }],
    [
      'a visit without a customer',
      JSON.stringify([visit('a'), { description: 'x' }]),
      { problem: 'unreadable', at: [1] },
    ],
    ['a field too many', JSON.stringify([{ ...visit('a'), hour: '09:00' }]), { problem: 'unreadable', at: [0] }],
    ['an ID that is a number', JSON.stringify([{ ...visit('a'), ID: 1 }]), { problem: 'unreadable', at: [0] }],
    [
      'a customer that is a number',
      JSON.stringify([{ ...visit('a'), customerID: 1 }]),
      { problem: 'unreadable', at: [0] },
    ],
    [
      'a purpose that is a number',
      JSON.stringify([{ ...visit('a'), description: 1 }]),
      { problem: 'unreadable', at: [0] },
    ],
    [
      'an answer in words',
      JSON.stringify([{ ...visit('a'), administrativeCustomer: 'no' }]),
      { problem: 'unreadable', at: [0] },
    ],
    ['what is no visit', JSON.stringify([visit('a'), null, 'b', 3]), { problem: 'unreadable', at: [1, 2, 3] }],
    ['the first of two faults', writeVisits([visit('a', ''), visit('a')]), { problem: 'purpose', at: [0] }],
    ['no purpose', writeVisits([visit('a'), visit('b', ' ')]), { problem: 'purpose', at: [1] }],
    ['a customer twice', writeVisits([visit('a'), visit('b'), visit('a', '')]), { problem: 'duplicate', at: [2] }],
  ])('are refused for %s', (_case, json, answer) => {
    expect(readVisits(json)).toEqual(answer);
  });

  test('each have one fault at most: that of a customer who is in the day already comes first', () => {
    expect([...visitFaults([visit('a', ''), visit('a', ''), visit('b')])]).toEqual([
      [0, 'purpose'],
      [1, 'duplicate'],
    ]);
  });
});
