import { expect, test } from 'vitest';
import { apiAgainst, json, READ } from './api-fake-server.ts';

const answered = async (data: object): Promise<unknown> => {
  const { api } = apiAgainst(() => json({ data }));
  return (await api.request(READ, { done: false })).data;
};

test.each([
  [
    { ID: 'r-1', name: ' \u200B' },
    { ID: 'r-1', name: 'r-1' },
  ],
  [
    { idAgency: 'cm', name: '' },
    { idAgency: 'cm', name: 'cm' },
  ],
  [{ name: '\u202E' }, { name: '–' }],
  [
    { ID: 'r-1', name: 'A', step: { ID: 's-1', name: '' } },
    { ID: 'r-1', name: 'A', step: { ID: 's-1', name: 's-1' } },
  ],
])('a record without a visible name is called by its id: %j', async (record, shown) => {
  expect(await answered({ getAllReminder: [record] })).toMatchObject({ getAllReminder: [shown] });
});

test('no text of a record turns the letters around it; its ids stay as the server spells them', async () => {
  const records = [
    {
      ID: '\u202Eid',
      name: 'Rappel\u202Exelfonimoxor',
      note: '\u202Dx',
      people: [{ Surname: 'a\u202Eb', stepID: '\u202E' }],
    },
    {
      ID: '1',
      name: '\u200Fتقرير 12',
      note: null,
      people: [],
      stages: ['ok', '\u202Edts', 'ok'],
      customerIDs: ['\u202E'],
    },
  ];
  expect(await answered({ getAllReminder: records })).toMatchObject({
    getAllReminder: [
      { ID: '\u202Eid', name: 'Rappel�xelfonimoxor', note: '�x', people: [{ Surname: 'a�b', stepID: '\u202E' }] },
      { ...records[1], stages: ['ok', '�dts'] },
    ],
  });
});
