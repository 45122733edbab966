/** The storage of a browser, or of one that refuses some calls. */
export function fakeStorage(overrides: Partial<Storage> = {}): Storage {
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
