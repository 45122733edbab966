import { describe, expect, it } from 'vitest';
import { STORAGE_KEYS, textStore } from '#lib/storage.ts';

function storage(overrides: Partial<Storage> = {}): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    ...overrides,
  };
}

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

describe('textStore', () => {
  it('sets, gets and removes', () => {
    const store = textStore(() => storage());
    expect(store.get(STORAGE_KEYS.token)).toBeNull();
    const one = storage();
    const same = textStore(() => one);
    same.set(STORAGE_KEYS.token, 'abc');
    expect(same.get(STORAGE_KEYS.token)).toBe('abc');
    expect(one.getItem('auth_token')).toBe('abc');
    same.remove(STORAGE_KEYS.token);
    expect(same.get(STORAGE_KEYS.token)).toBeNull();
  });

  it('holds values in memory when the browser has no storage', () => {
    const store = textStore(refuse);
    store.set(STORAGE_KEYS.theme, 'dark.plum');
    expect(store.get(STORAGE_KEYS.theme)).toBe('dark.plum');
    store.remove(STORAGE_KEYS.theme);
    expect(store.get(STORAGE_KEYS.theme)).toBeNull();
  });

  it('holds a value in memory when the storage is full, in place of the stored one', () => {
    const full = storage({ getItem: () => 'light.blue', setItem: refuse });
    const store = textStore(() => full);
    store.set(STORAGE_KEYS.theme, 'dark.plum');
    expect(store.get(STORAGE_KEYS.theme)).toBe('dark.plum');
  });

  it('uses the storage keys of docs/rules/limits.md#storage-keys', () => {
    expect(STORAGE_KEYS).toMatchObject({ token: 'auth_token', agency: 'c_agency_id', language: 'currentLanguage' });
  });
});
