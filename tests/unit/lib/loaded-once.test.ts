import { expect, test, vi } from 'vitest';
import { loadedOnce } from '#lib/loaded-once.ts';

test('what was loaded is not loaded again; what failed is', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('words');
  const loaded = loadedOnce(load);
  await expect(loaded()).rejects.toThrow('no network');
  const [first, second] = [loaded(), loaded()];
  expect(second).toBe(first);
  await expect(first).resolves.toBe('words');
  await loaded();
  expect(load).toHaveBeenCalledTimes(2);
});
