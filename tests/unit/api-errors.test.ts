import { i18n } from '@lingui/core';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { entryOf, explain, SALE_DATA_EXIST_MESSAGES } from '#api/error-catalogue.ts';
import { codesIn, FAILURE_KINDS, keyOf, OWN_KEYS, SERVER_CODES } from '#api/codes.ts';
import { ApiError, readServerErrors } from '#api/errors.ts';

const KEYS = [...SERVER_CODES, ...OWN_KEYS];
const errorOf = (...messages: readonly string[]) =>
  new ApiError('refused', { status: 200, errors: messages.map((message) => ({ message, dependents: [] })) });

beforeAll(() => {
  i18n.loadAndActivate({ locale: 'fr', messages: {} });
});

/** Text without capitals, which cannot contain a code. */
const noise = fc.string().map((text) => text.toLowerCase());
const code = fc.constantFrom(...SERVER_CODES);

describe('codes in server messages', () => {
  test('are found anywhere, in order, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(noise, code), { minLength: 1 }), noise, (parts, end) => {
        const message = `${parts.map(([before, found]) => `${before} ${found}`).join(' ')} ${end}`;
        expect(codesIn([message])).toEqual([...new Set(parts.map(([, found]) => found))]);
      }),
    );
  });

  test('are searched in one message after the other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(code), (codes) => {
        expect(codesIn(codes.map((found) => `x ${found}: y`))).toEqual(codes);
      }),
    );
  });

  test('are not found in text without codes', () => {
    fc.assert(
      fc.property(fc.array(noise), (messages) => {
        expect(codesIn(messages)).toEqual([]);
      }),
    );
  });

  test('are not found inside longer codes', () => {
    expect(codesIn(['ERROR_PRODUCT_NOT_FOUND', 'ERROR_WHOLESALER_NOT_FOUND'])).toEqual([
      'ERROR_PRODUCT_NOT_FOUND',
      'ERROR_WHOLESALER_NOT_FOUND',
    ]);
  });
});

describe('the catalogue', () => {
  test.each(KEYS)('has a message and a place for %s', (key) => {
    const { message, where } = entryOf(key);
    expect(i18n._(message)).not.toBe('');
    expect(i18n._(message)).not.toBe(message.id);
    expect(['login', 'field', 'dialog', 'toast', 'page']).toContain(where);
  });

  test.each(KEYS)('names the field of %s if it is shown at a field', (key) => {
    expect(entryOf(key).field !== undefined).toBe(entryOf(key).where === 'field');
  });

  test.each(FAILURE_KINDS)('has an entry for the failure kind %s', (kind) => {
    expect(KEYS).toContain(keyOf(kind, []));
  });

  test('has its own messages of SALE_DATA_EXIST for goals, trends and sales', () => {
    const words = Object.values(SALE_DATA_EXIST_MESSAGES).map((message) => i18n._(message));
    expect(new Set(words).size).toBe(3);
    for (const word of words) expect(word).toContain('existent déjà');
  });

  test('uses the first code', () => {
    expect(keyOf('refused', ['SALE_DATA_EXIST', 'FORBIDDEN'])).toBe('SALE_DATA_EXIST');
    expect(keyOf('http', ['FORBIDDEN'])).toBe('FORBIDDEN');
    expect(keyOf('unauthorized', ['FORBIDDEN', 'UNAUTHORIZED'])).toBe('UNAUTHORIZED');
  });

  test.each([
    ['the first code', errorOf('ERROR_PRODUCT_NOT_FOUND: lignes 3, 7'), 'ERROR_PRODUCT_NOT_FOUND', 'lignes 3, 7'],
    ['a code that says it all', errorOf('FORBIDDEN'), 'FORBIDDEN', null],
    [
      'the server’s own words',
      errorOf('La ville existe déjà.', 'Et le secteur.'),
      'errors.error-title',
      'La ville existe déjà.\nEt le secteur.',
    ],
    ['no more of a page than can be read', errorOf('<p>'.repeat(200)), 'errors.error-title', `${'<p>'.repeat(100)}…`],
    ['nothing more than that it failed', errorOf(''), 'errors.error-title', null],
    ['the status', new ApiError('http', { status: 500 }), 'call.http', 'HTTP 500'],
    ['that there was no answer', new ApiError('network'), 'call.network', null],
    ['an internal error', new Error('secret'), 'internal-error', null],
    ['an internal error', undefined, 'internal-error', null],
  ])('explains: %s (%#)', (_what, error, key, detail) => {
    expect(explain(error)).toEqual({ ...entryOf(explain(error).key), key, detail });
  });
});

describe('the errors of an answer', () => {
  test('are read in any shape', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const { message, dependents } of readServerErrors(value, [])) {
          expect(typeof message).toBe('string');
          expect(Array.isArray(dependents)).toBe(true);
        }
      }),
    );
  });

  test('are never lost or added', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (list) => {
        expect(readServerErrors(list, [])).toHaveLength(list.length);
      }),
    );
  });

  test('never contain the secrets to hide', () => {
    const secret = fc.string({ minLength: 8 }).filter((text) => !text.includes('…') && !/^(.)\1*$/.test(text));
    fc.assert(
      fc.property(secret, fc.string(), (hidden, text) => {
        const [error] = readServerErrors([{ message: `${text} ${hidden} ${text}` }], [hidden]);
        expect(error?.message).not.toContain(hidden);
      }),
    );
  });
});
