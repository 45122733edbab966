import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '#demo/demo.ts';
import { USER_TYPES } from '#domain/access/roles.ts';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import type { JournalEntry } from '#mocks/server/journal.ts';
import { SITUATIONS } from '#mocks/situations/index.ts';
import { readJournal, sumOf, type WrittenJournal, writeJournal } from '#mocks/server/journal-file.ts';

const ENTRY: JournalEntry = {
  at: DEFAULT_NOW,
  operationName: 'Create',
  query: 'mutation Create { a }',
  variables: { name: 'Écrire à Mme « N’Diaye »', deep: [{ list: [1, null, true] }] },
  userID: 'user-cm-1',
  agencyID: 'cm',
};
const JOURNAL: WrittenJournal = {
  seed: 1,
  now: DEFAULT_NOW,
  scenario: 'small',
  days: 0,
  situation: null,
  role: 'Boss',
  place: '/boss/dashboard?year=2026',
  work: [ENTRY],
};

const blobOf = (value: unknown): Blob => new Blob([typeof value === 'string' ? value : JSON.stringify(value)]);

const reasonOf = async (file: Blob) => {
  const reading = await readJournal(file);
  return reading.kind === 'refused' ? reading.reason : null;
};

describe('a journal as a file', () => {
  test('reads back as it was written', async () => {
    const texts = fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed());
    const entries: fc.Arbitrary<JournalEntry> = fc.record({
      at: fc.integer({ min: DEFAULT_NOW, max: DEFAULT_NOW + 1e9 }),
      operationName: fc.option(texts),
      query: texts,
      variables: fc.dictionary(
        texts.filter((name) => name !== '__proto__'),
        fc.jsonValue({ noUnicodeString: false }),
      ),
      userID: texts,
      agencyID: fc.option(texts),
    });
    const journals: fc.Arbitrary<WrittenJournal> = fc.record({
      seed: fc.nat(),
      now: fc.integer({ min: 1_577_836_800, max: DEFAULT_NOW }),
      scenario: fc.constantFrom(...SCENARIOS),
      days: fc.nat(999),
      situation: fc.option(fc.constantFrom(...SITUATIONS.map(({ id }) => id))),
      role: fc.option(fc.constantFrom(...USER_TYPES)),
      place: fc.webQueryParameters().map((query) => `/boss/dashboard?${query}`),
      work: fc.array(entries, { maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(journals, async (journal) => {
        // A journal is equal up to what JSON can represent.
        const expected: unknown = JSON.parse(JSON.stringify(journal));
        expect(await readJournal(await writeJournal(journal))).toEqual({ kind: 'read', journal: expected });
      }),
      { numRuns: 40 },
    );
  });

  test('holds uploaded files wherever they are in the variables', async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7) % 256);
    const one = new File([bytes], 'notice « été ».pdf', { type: 'application/pdf', lastModified: 12_345 });
    const other = new File([''], 'vide.csv', { type: 'text/csv', lastModified: 1 });
    const work = [
      { ...ENTRY, variables: { file: one } },
      { ...ENTRY, variables: { list: [{ file: other }], again: one } },
    ];
    const reading = await readJournal(await writeJournal({ ...JOURNAL, work }));
    if (reading.kind !== 'read') throw new Error(reading.reason);
    const found = reading.journal.work[0]?.variables['file'];
    if (!(found instanceof File)) throw new Error('There is no file');
    expect({ name: found.name, type: found.type, lastModified: found.lastModified }).toEqual({
      name: one.name,
      type: one.type,
      lastModified: 12_345,
    });
    expect(new Uint8Array(await found.arrayBuffer())).toEqual(bytes);
    expect(reading.journal.work[1]?.variables).toMatchObject({
      list: [{ file: { name: 'vide.csv', size: 0 } }],
      again: { size: 100_000 },
    });
  });

  test.for([
    ['an empty file', ''],
    ['text that is not JSON', '%PDF-1.4'],
    ['JSON that is not an object', [1]],
    ['the JSON of another application', { name: 'tournee', version: 1 }],
  ])('is refused when it is not a journal: %s', async ([, content]) => {
    expect(await reasonOf(blobOf(content))).toBe('not-a-journal');
  });

  test('of another version is refused', async () => {
    expect(await reasonOf(blobOf({ format: 'tournee-journal', version: 2, content: '' }))).toBe('other-version');
  });

  test('that was truncated or changed is refused', async () => {
    const text = await (await writeJournal(JOURNAL)).text();
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.constantFrom('', 'x', '7'), async (place, letter) => {
        const spoilt = text.slice(0, place) + letter + text.slice(place + 1);
        // White space between lines does not count.
        const same = { kind: 'read', journal: JOURNAL };
        expect([expect.objectContaining({ kind: 'refused' }), same]).toContainEqual(await readJournal(blobOf(spoilt)));
      }),
      { numRuns: 300 },
    );
    expect(await reasonOf(blobOf(text.replace('N’Diaye', 'N’Diayé')))).toBe('damaged');
  });

  /** A file with this content, whose checksum is right. */
  const withContent = (content: string) =>
    blobOf({ format: 'tournee-journal', version: 1, sum: sumOf(content), content });
  const FILE = { name: 'notes.txt', type: 'text/plain', lastModified: 1, content: btoa('notes') };

  test.for([
    ['an unknown scenario', { ...JOURNAL, scenario: 'huge' }],
    ['an invalid time', { ...JOURNAL, now: 'noon' }],
    ['half a second', { ...JOURNAL, now: 0.5 }],
    ['half a seed', { ...JOURNAL, seed: 0.5 }],
    ['half a day', { ...JOURNAL, days: 0.5 }],
    ['a situation that is no text', { ...JOURNAL, situation: 1 }],
    ['an unknown role', { ...JOURNAL, role: 'King' }],
    ['a role that is no text', { ...JOURNAL, role: 1 }],
    ['an invalid address', { ...JOURNAL, place: 1 }],
    ['the address of another site', { ...JOURNAL, place: '/\t/evil.example' }],
    ['no list of files', { ...JOURNAL, files: {} }],
    ['a file that is none', { ...JOURNAL, files: [null] }],
    ...Object.keys(FILE).map((field) => [
      `a file without its ${field}`,
      { ...JOURNAL, files: [{ ...FILE, [field]: null }] },
    ]),
    ['a file of other letters', { ...JOURNAL, files: [{ ...FILE, content: '*' }] }],
    ['missing entries', { ...JOURNAL, work: null }],
    ['an entry that is none', { ...JOURNAL, work: [null] }],
    ['an entry without a call', { ...JOURNAL, work: [{ ...ENTRY, query: null }] }],
    ['an entry without a time', { ...JOURNAL, work: [{ ...ENTRY, at: null }] }],
    ['an entry of nobody', { ...JOURNAL, work: [{ ...ENTRY, userID: null }] }],
    ['an entry without variables', { ...JOURNAL, work: [{ ...ENTRY, variables: null }] }],
    ['a name of a call that is no text', { ...JOURNAL, work: [{ ...ENTRY, operationName: 1 }] }],
    ['an agency that is no text', { ...JOURNAL, work: [{ ...ENTRY, agencyID: 1 }] }],
    ['a missing file', { ...JOURNAL, work: [{ ...ENTRY, variables: { file: { $file: 3 } } }] }],
    [
      'one file of two that is missing',
      { ...JOURNAL, files: [FILE], work: [{ ...ENTRY, variables: { a: { $file: 1 }, b: { $file: 0 } } }] },
    ],
  ])('with invalid content is refused: %s', async ([, content]) => {
    const written = JSON.stringify({ files: [], ...(typeof content === 'object' && content) });
    expect(await reasonOf(withContent(written))).toBe('damaged');
  });

  test.for(['', '{', '[]', 'null'])('whose content is no record is refused: %j', async (content) => {
    expect(await reasonOf(withContent(content))).toBe('damaged');
  });

  test('that was written before there were situations and days begins on its first day, without one', async () => {
    const { days, situation, ...old } = { ...JOURNAL, role: null };
    const written = JSON.stringify({ ...old, files: [FILE], work: [{ ...ENTRY, variables: { file: { $file: 0 } } }] });
    const reading = await readJournal(withContent(written));
    expect(reading).toMatchObject({ kind: 'read', journal: { ...old, work: [{ at: ENTRY.at }], days, situation } });
    const file = reading.kind === 'read' ? reading.journal.work[0]?.variables['file'] : null;
    expect(file).toBeInstanceOf(File);
    expect(file).toMatchObject({ name: FILE.name, type: FILE.type, lastModified: FILE.lastModified });
    expect(await new Response(file instanceof File ? file : null).text()).toBe('notes');
  });

  // The published values of FNV-1a; a file that is kept is read by later versions.
  test.for([
    ['', '811c9dc5'],
    ['a', 'e40c292c'],
    ['foobar', 'bf9cf968'],
    ['visite 103', '0080a169'],
  ] as const)('has the checksum of its text, %j: %s', ([text, sum]) => {
    expect(sumOf(text)).toBe(sum);
  });

  test.for([
    ['date-out-of-range', { work: [{ ...ENTRY, at: 9_007_199_254_740_991 }] }],
    ['date-out-of-range', { work: [ENTRY, { ...ENTRY, at: DEFAULT_NOW - 1 }] }],
    ['date-out-of-range', { now: Date.UTC(2200) / 1000, work: [] }],
    ['date-out-of-range', { now: -1 }],
    ['date-out-of-range', { days: 1000 }],
    ['date-out-of-range', { days: -1 }],
    ['seed-out-of-range', { seed: -1 }],
    ['seed-out-of-range', { seed: 2 ** 31 }],
    ['seed-out-of-range', { seed: 9_007_199_254_740_991 }],
    ['situation-unknown', { situation: 'bliss' }],
  ] as const)('of a demo that no address opens is refused: %s, %j', async ([reason, changes]) => {
    expect(await reasonOf(await writeJournal({ ...JOURNAL, ...changes }))).toBe(reason);
  });
});
