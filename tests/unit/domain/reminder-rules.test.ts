import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isExpired, MAX_RECIPIENTS, type ReminderDraft, validateReminder } from '#domain/regulatory/reminder-rules.ts';

const NOW = 1_795_072_200_000;

const whole: ReminderDraft = {
  name: 'Renouvellement de l’AMM',
  description: 'Déposer le dossier.',
  scheduledTimeStamp: NOW / 1000 + 1,
  regulatoryActionStepID: null,
  isEmail: true,
  isNotification: false,
  recipientIDs: ['1'],
};

const draft = fc.record({
  name: fc.oneof(fc.string(), fc.constantFrom('', ' ', '\t\n', '\u00A0')),
  description: fc.oneof(fc.string(), fc.constantFrom('', ' ')),
  scheduledTimeStamp: fc.option(fc.integer({ min: NOW / 1000 - 5, max: NOW / 1000 + 5 })),
  regulatoryActionStepID: fc.option(fc.string()),
  isEmail: fc.boolean(),
  isNotification: fc.boolean(),
  recipientIDs: fc.uniqueArray(fc.string(), { maxLength: MAX_RECIPIENTS + 3 }),
});

const isWhole = (value: ReminderDraft) =>
  value.name.trim() !== '' &&
  value.description.trim() !== '' &&
  value.scheduledTimeStamp !== null &&
  value.scheduledTimeStamp * 1000 > NOW &&
  (value.isEmail || value.isNotification) &&
  value.recipientIDs.length >= 1 &&
  value.recipientIDs.length <= MAX_RECIPIENTS;

describe('validateReminder', () => {
  test('finds no issue in a complete reminder', () => {
    expect(validateReminder(whole, NOW)).toEqual([]);
  });

  test.each([
    [{ name: ' \u00A0 ' }, 'name', 'REQUIRED_VALUE'],
    [{ description: '' }, 'description', 'REQUIRED_VALUE'],
    [{ scheduledTimeStamp: null }, 'scheduledTimeStamp', 'REQUIRED_VALUE'],
    [{ scheduledTimeStamp: NOW / 1000 }, 'scheduledTimeStamp', 'REMINDER_EXPIRED'],
    [{ isEmail: false }, 'channels', 'REMINDER_CHANNEL_REQUIRED'],
    [{ recipientIDs: [] }, 'recipientIDs', 'REMINDER_RECIPIENTS_REQUIRED'],
    [
      { recipientIDs: Array.from({ length: 16 }, (_, seat) => `${seat}`) },
      'recipientIDs',
      'REMINDER_TOO_MANY_RECIPIENTS',
    ],
  ] as const)('%j is an issue of %s: %s', (changes, field, code) => {
    expect(validateReminder({ ...whole, ...changes }, NOW)).toEqual([{ field, code }]);
  });

  test('fifteen recipients and a time one second ahead are allowed', () => {
    const full = {
      ...whole,
      recipientIDs: Array.from({ length: 15 }, (_, seat) => `${seat}`),
      scheduledTimeStamp: NOW / 1000 + 1,
    };
    expect(validateReminder(full, NOW)).toEqual([]);
  });

  test('finds no issue if and only if the draft is complete', () => {
    fc.assert(
      fc.property(draft, (value) => {
        expect(validateReminder(value, NOW).length === 0).toBe(isWhole(value));
      }),
    );
  });

  test('finds at most one issue per field', () => {
    fc.assert(
      fc.property(draft, (value) => {
        const fields = validateReminder(value, NOW).map(({ field }) => field);
        expect(new Set(fields).size).toBe(fields.length);
      }),
    );
  });

  test('an expired reminder stays expired', () => {
    fc.assert(
      fc.property(draft, fc.nat(), (value, later) => {
        expect(isExpired(value, NOW) && !isExpired(value, NOW + later)).toBe(false);
      }),
    );
  });
});
