import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPositions, writePositions } from '#domain/field/positions.ts';

const fix = (lat: number, lng = 9.7, at = 1_795_072_200) => ({ lat, lng, at });

describe('the positions of a trail', () => {
  test('are read as they were written, in their order', () => {
    const any = fc.record({
      lat: fc.double({ min: 1, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
      at: fc.integer({ min: 0, max: 4_000_000_000 }),
    });
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 30 }), (fixes) => {
        expect(readPositions(writePositions(fixes))).toEqual({
          fixes: fixes.map((each) => ({ ...each, lng: each.lng + 0 })),
        });
      }),
    );
  });

  test.each([
    ['no list', '{}', { problem: 'unreadable', at: [] }],
    ['no JSON', '[', { problem: 'unreadable', at: [] }],
    ['no position', '[]', { problem: 'none', at: [] }],
    ['a position without its time', '[{"gPSLat":4,"gPSLon":9}]', { problem: 'unreadable', at: [0] }],
    ['null', '[null]', { problem: 'unreadable', at: [0] }],
    [
      'a field too many',
      '[{"gPSLat":4,"gPSLon":9,"obtainedTimeStamp":1,"accuracy":5}]',
      { problem: 'unreadable', at: [0] },
    ],
    ['a longitude in words', '[{"gPSLat":4,"gPSLon":"9","obtainedTimeStamp":1}]', { problem: 'unreadable', at: [0] }],
    ['a text', '[{"gPSLat":"4","gPSLon":9,"obtainedTimeStamp":1}]', { problem: 'unreadable', at: [0] }],
    ['a number that JSON cannot write', writePositions([fix(4), fix(NaN)]), { problem: 'unreadable', at: [1] }],
    ['a latitude beyond the poles', writePositions([fix(4), fix(91), fix(-91)]), { problem: 'latitude', at: [1, 2] }],
    ['a longitude too far', writePositions([fix(4, 181)]), { problem: 'longitude', at: [0] }],
    ['the position of a device without one', writePositions([fix(0, 0)]), { problem: 'unset', at: [0] }],
  ])('are refused for %s', (_case, json, answer) => {
    expect(readPositions(json)).toEqual(answer);
  });
});
