import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILE_RULES } from '#domain/files/file-rules.ts';
import {
  checkContent,
  checkFile,
  extensionOf,
  FILE_FORMATS,
  FILE_REFUSALS,
  formatBytes,
  HEAD_BYTES,
  typeOf,
} from '#lib/file-check.ts';

const { trends, administration } = FILE_RULES;
const csv = { name: 'ventes_2026-10.csv', size: 1_000, type: 'text/csv' };

describe('checkFile', () => {
  it('accepts a file of exactly the maximum size, and not one byte more', () => {
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
    ['ventes.xls', 'application/octet-stream'],
    ['ventes.csv', 'binary/octet-stream'],
    [' ventes.csv ', 'text/csv'],
    ['v.csv', 'text/csv'],
    [`${'é'.repeat(116)}.csv`, 'text/csv'],
  ])('accepts %s with the type %j', (name, type) => {
    expect(checkFile({ name, size: 1, type }, trends)).toBeNull();
  });

  it.each([
    ['notice.docm', ''],
    ['ventes', 'text/csv'],
    ['ventes.csv.exe', ''],
    ['facture.csv', 'application/x-msdownload'],
    ['photo.png', 'image/png'],
  ])('refuses %s with the type %j', (name, type) => {
    expect(checkFile({ name, size: 1, type }, trends)).toBe('formatNotAllowed');
  });

  it('refuses a name that is too long', () => {
    expect(checkFile({ ...csv, name: `${'é'.repeat(117)}.csv` }, trends)).toBe('nameTooLong');
  });

  it.each(['', '  ', '.csv', ' .csv ', '\u200B\u2060.csv', '\u3164.csv', '\u2800\u00AD.csv', '\u202E.csv'])(
    'refuses %j, which has no name',
    (name) => {
      expect(checkFile({ ...csv, name }, trends)).toBe('nameMissing');
    },
  );

  it('gives a known reason or none, and a smaller file gets the same reason unless it was too large', () => {
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

describe('typeOf', () => {
  it.each([
    ['lettre.DOCX', '', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['ventes.csv', 'application/octet-stream', 'text/csv'],
    ['amm.pdf', 'application/pdf', 'application/pdf'],
    ['ventes.csv', 'application/vnd.ms-excel', 'application/vnd.ms-excel'],
    ['notice.xyz', '', ''],
  ])('of %s with the type %j is %j', (name, type, expected) => {
    expect(typeOf({ name, type })).toBe(expected);
  });

  it('of every extension is a type of its format', () => {
    for (const { extensions, types } of Object.values(FILE_FORMATS)) {
      for (const extension of extensions) expect(types).toContain(typeOf({ name: `a.${extension}`, type: '' }));
    }
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0 o'],
    [1, '1 o'],
    [1_023, '1 023 o'],
    [2_048, '2 ko'],
    [1_258_291, '1,2 Mo'],
    [trends.maxBytes, '5 Mo'],
    [administration.maxBytes, '20 Mo'],
    [10.4 * 2 ** 20, '10 Mo'],
    [3 * 2 ** 30, '3 Go'],
    [2 ** 43, '8 192 Go'],
  ])('%i is %j', (bytes, text) => {
    expect(formatBytes(bytes, 'fr-FR').replaceAll(/\s/g, ' ')).toBe(text);
  });

  it.each([
    [1, '1 B'],
    [66, '66 B'],
    [trends.maxBytes, '5 MB'],
  ])('in English: %i is %j', (bytes, text) => {
    expect(formatBytes(bytes, 'en-GB').replaceAll(/\s/g, ' ')).toBe(text);
  });
});

describe('checkContent', () => {
  const head = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

  it.each([
    ['ventes.csv', 'produit;quantité'],
    ['ventes.csv', 'ÿþp\u0000r\u0000'],
    ['ventes.csv', 'þÿ\u0000p\u0000r'],
    ['ventes.csv', '1'],
    ['ventes.xlsx', 'PK\u0003\u0004'],
    ['ventes.xls', 'ÐÏ\u0011à¡±\u001aá'],
    ['lettre.docx', 'PK\u0003\u0004'],
    ['LETTRE.DOC', 'ÐÏ\u0011à¡±\u001aá'],
    ['etui.png', '\u0089PNG\r\n\u001a\n'],
    ['etui.jpeg', 'ÿØÿà'],
    ['amm.pdf', '%PDF-1.7'],
    ['amm.pdf', '\n\n%PDF-1.7'],
  ])('accepts %s that begins with %j', (name, text) => {
    expect(checkContent(name, head(text))).toBeNull();
  });

  it.each([
    ['amm.pdf', ''],
    ['amm.pdf', 'MZ\u0090'],
    ['amm.pdf', '<html>'],
    ['ventes.csv', ''],
    ['ventes.csv', 'MZ\u0090\u0000'],
    ['ventes.csv', '%PDF-1.7'],
    ['ventes.xlsx', 'ÐÏ\u0011à¡±\u001aá'],
    ['ventes.xlsx', 'PK\u0005\u0006'],
    ['etui.png', 'ÿØÿà'],
    ['etui.png', '\u0089PNG\n\n\n\n'],
    ['etui', '\u0089PNG\r\n\u001a\n'],
  ])('refuses %s that begins with %j', (name, text) => {
    expect(checkContent(name, head(text))).toBe('contentMismatch');
  });
});

describe('what users are told of files', () => {
  it('each format has a name of its own', () => {
    const names = Object.values(FILE_FORMATS).map(({ label }) => label.trim());
    expect(names).not.toContain('');
    expect(new Set(names).size).toBe(names.length);
  });

  it('the reasons to refuse a file are those that are listed', () => {
    const refusals = [
      checkFile({ ...csv, name: '.csv' }, trends),
      checkFile({ ...csv, name: `${'a'.repeat(200)}.csv` }, trends),
      checkFile({ ...csv, name: 'a.exe' }, trends),
      checkFile({ ...csv, size: trends.maxBytes + 1 }, trends),
      checkContent('a.pdf', new Uint8Array()),
    ];
    expect(refusals).toEqual([...FILE_REFUSALS]);
  });
});

it('a file without an extension has none', () => {
  expect(['etui', 'amm.PDF', 'ventes.csv '].map(extensionOf)).toEqual(['', 'pdf', 'csv']);
});

it('a PDF begins within the first kilobyte, of which as many bytes are read', () => {
  const after = (bytes: number) => new TextEncoder().encode(`${' '.repeat(bytes)}%PDF-1.7`).slice(0, HEAD_BYTES);
  expect(checkContent('amm.pdf', after(1019))).toBeNull();
  expect(checkContent('amm.pdf', after(1020))).toBe('contentMismatch');
});
