import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFile, FILE_REFUSALS, FILE_RULES, formatBytes } from '#lib/file-check.ts';

const { trends, administration } = FILE_RULES;
const csv = { name: 'ventes_2026-10.csv', size: 1_000, type: 'text/csv' };

describe('checkFile', () => {
  it('takes a file of exactly the limit, and not of one byte more', () => {
    expect(checkFile({ ...csv, size: 5_191_680 }, trends)).toBeNull();
    expect(checkFile({ ...csv, size: 5_191_681 }, trends)).toBe('tooLarge');
    expect(checkFile({ ...csv, size: 20_766_720 }, administration)).toBeNull();
    expect(checkFile({ ...csv, size: 20_766_721 }, administration)).toBe('tooLarge');
  });

  it.each([
    ['VENTES.XLSX', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['ventes.csv', 'application/vnd.ms-excel'],
    ['ventes.csv', 'text/csv; charset=utf-8'],
    ['ventes.csv', ''],
  ])('takes %s told as %j', (name, type) => {
    expect(checkFile({ name, size: 1, type }, trends)).toBeNull();
  });

  it.each([
    ['notice.docm', ''],
    ['ventes', 'text/csv'],
    ['ventes.csv.exe', ''],
    ['facture.csv', 'application/x-msdownload'],
    ['photo.png', 'image/png'],
  ])('does not take %s told as %j', (name, type) => {
    expect(checkFile({ name, size: 1, type }, trends)).toBe('formatNotAllowed');
  });

  it.each(['', '  ', '.csv', ' .csv '])('asks for a name, which %j is not', (name) => {
    expect(checkFile({ ...csv, name }, trends)).toBe('nameMissing');
  });

  it('says one reason at most, and none of a smaller file that it did not say of a larger', () => {
    const files = fc.record({ name: fc.string(), size: fc.nat(), type: fc.constantFrom('', 'text/csv', 'image/png') });
    fc.assert(
      fc.property(files, fc.nat(), (file, less) => {
        const refusal = checkFile(file, trends);
        const ofSmaller = checkFile({ ...file, size: Math.max(0, file.size - less) }, trends);
        expect([null, ...FILE_REFUSALS]).toContain(refusal);
        expect([refusal, refusal === 'tooLarge' ? null : refusal]).toContain(ofSmaller);
      }),
    );
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0 o'],
    [1_023, '1 023 o'],
    [1_258_291, '1,2 Mo'],
    [trends.maxBytes, '5 Mo'],
    [administration.maxBytes, '20 Mo'],
    [3 * 2 ** 30, '3 Go'],
    [2 ** 43, '8 192 Go'],
  ])('%i is %j', (bytes, text) => {
    expect(formatBytes(bytes, 'fr-FR').replaceAll(/\s/g, ' ')).toBe(text);
  });

  it('speaks the language', () => {
    expect(formatBytes(trends.maxBytes, 'en-GB')).toMatch(/^5\s?MB$/);
  });
});
