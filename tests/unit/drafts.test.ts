import { afterEach, expect, test, vi } from 'vitest';
import { forgetDrafts } from '#state/drafts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('where the device keeps nothing, forgetting drafts keeps nobody from leaving the demo', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await expect(forgetDrafts(null)).resolves.toBeUndefined();
  await expect(forgetDrafts('a world')).resolves.toBeUndefined();
});
