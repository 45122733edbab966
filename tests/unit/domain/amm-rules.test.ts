import { expect, test } from 'vitest';
import { type AmmDraft, isReversed, validateAmm } from '#domain/regulatory/amm-rules.ts';
import { MAX_RECIPIENTS } from '#domain/regulatory/reminder-rules.ts';

const NOW = 1_795_072_200;

const written: AmmDraft = {
  file: new File(['%PDF-'], 'amm.pdf', { type: 'application/pdf' }),
  fileName: 'AMM',
  number: 'AMM-CM-2027-1',
  start: NOW,
  end: NOW + 1,
  isUnlimited: false,
  stepName: 'Décision',
  stepDescription: 'Reçue',
  reminderName: 'Renouveler',
  reminderDescription: 'Un an avant',
  scheduledTimeStamp: NOW + 1,
  isNotification: true,
  isEmail: false,
  recipientIDs: ['anna'],
};
const people = (count: number) => Array.from({ length: count }, (_, index) => `person ${index + 1}`);
const issuesOf = (changes: Partial<AmmDraft>) =>
  validateAmm({ ...written, ...changes }, NOW * 1000).map(({ page, field, code }) => `${page}: ${field} ${code}`);

const EXPIRED = 'reminder: scheduledTimeStamp REMINDER_EXPIRED';
const REVERSED = 'authorisation: end INVALID_DATE_RANGE';

test.each<[words: string, changes: Partial<AmmDraft>, issues: readonly string[]]>([
  ['nothing', {}, []],
  ['the file, whose name is then not asked for', { file: null, fileName: '' }, ['authorisation: file REQUIRED_VALUE']],
  ['the name of the file', { fileName: ' ' }, ['authorisation: fileName REQUIRED_VALUE']],
  ['the number', { number: ' ' }, ['authorisation: number REQUIRED_VALUE']],
  ['the beginning', { start: null }, ['authorisation: start REQUIRED_VALUE']],
  ['the end', { end: null }, ['authorisation: end REQUIRED_VALUE']],
  ['no end where there is none', { end: null, isUnlimited: true }, []],
  ['an end after the first day', { end: NOW }, [REVERSED]],
  ['an end after the beginning', { end: NOW - 1 }, [REVERSED]],
  ['nothing of an end that is not meant', { end: NOW - 1, isUnlimited: true }, []],
  ['the name of the step', { stepName: '' }, ['step: stepName REQUIRED_VALUE']],
  ['the description of the step', { stepDescription: ' ' }, ['step: stepDescription REQUIRED_VALUE']],
  ['the name of the reminder', { reminderName: ' ' }, ['reminder: reminderName REQUIRED_VALUE']],
  ['its description', { reminderDescription: '' }, ['reminder: reminderDescription REQUIRED_VALUE']],
  ['its time', { scheduledTimeStamp: null }, ['reminder: scheduledTimeStamp REQUIRED_VALUE']],
  ['a time to come', { scheduledTimeStamp: NOW - 1 }, [EXPIRED]],
  ['a time after this very second', { scheduledTimeStamp: NOW }, [EXPIRED]],
  ['a channel', { isNotification: false }, ['reminder: channels REMINDER_CHANNEL_REQUIRED']],
  ['one channel, whichever', { isNotification: false, isEmail: true }, []],
  ['somebody', { recipientIDs: [] }, ['reminder: recipientIDs REMINDER_RECIPIENTS_REQUIRED']],
  ['no more than all who fit', { recipientIDs: people(MAX_RECIPIENTS) }, []],
  [
    'one fewer than too many',
    { recipientIDs: people(MAX_RECIPIENTS + 1) },
    ['reminder: recipientIDs REMINDER_TOO_MANY_RECIPIENTS'],
  ],
])('a new authorisation lacks %s', (_, changes, issues) => {
  expect(issuesOf(changes)).toEqual(issues);
});

test('all that is missing is told in the order of the form', () => {
  const empty: Partial<AmmDraft> = {
    file: null,
    number: '',
    start: null,
    end: null,
    stepName: '',
    stepDescription: '',
    reminderName: '',
    reminderDescription: '',
    scheduledTimeStamp: null,
    isNotification: false,
    recipientIDs: [],
  };
  expect(issuesOf(empty).map((words) => words.split(' ', 2).join(' '))).toEqual([
    'authorisation: file',
    'authorisation: number',
    'authorisation: start',
    'authorisation: end',
    'step: stepName',
    'step: stepDescription',
    'reminder: reminderName',
    'reminder: reminderDescription',
    'reminder: scheduledTimeStamp',
    'reminder: channels',
    'reminder: recipientIDs',
  ]);
});

test('two days are in the wrong order only where both are known', () => {
  expect(isReversed(2, 1)).toBe(true);
  expect(isReversed(1, 1)).toBe(true);
  expect(isReversed(1, 2)).toBe(false);
  expect(isReversed(null, -1)).toBe(false);
  expect(isReversed(1, null)).toBe(false);
});
