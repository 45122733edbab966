import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { activateLanguage } from '#app/i18n.ts';
import { ChunkError, createScreenLoader } from '#app/lazy-screen.ts';

interface Content {
  readonly default: ComponentType;
}
const content: Content = { default: () => null };
/** A loader for which every screen is made of this code. */
const loaderOf = (load: () => Promise<Content>) =>
  createScreenLoader(() => Promise.resolve({ folder: 'src/features/agencies', load }));
const cut = () => Promise.reject(new TypeError('Failed to fetch'));

// The words come with the code, in the language at hand.
beforeAll(() => activateLanguage('fr'));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a screen loader', () => {
  it('fetches a screen once, however often it is asked for', async () => {
    const code = vi.fn<() => Promise<Content>>().mockResolvedValue(content);
    const { load, preload } = loaderOf(code);
    preload('agencies');
    await expect(load('agencies')).resolves.toBe(content);
    expect(load('agencies')).toBe(load('agencies'));
    expect(code).toHaveBeenCalledTimes(1);
  });

  it('gives up after 120 seconds', async () => {
    const { load } = loaderOf(() => new Promise<Content>(() => {}));
    const settled = vi.fn<(error: unknown) => void>();
    load('agencies').catch(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkError));
  });

  it('keeps a failure until it is told to try again', async () => {
    const code = vi.fn<() => Promise<Content>>().mockImplementationOnce(cut).mockResolvedValueOnce(content);
    const { load, forget } = loaderOf(code);
    await expect(load('agencies')).rejects.toBeInstanceOf(ChunkError);
    await expect(load('agencies')).rejects.toBeInstanceOf(ChunkError);
    expect(code).toHaveBeenCalledTimes(1);
    forget('agencies');
    await expect(load('agencies')).resolves.toBe(content);
  });

  it('forgets a failure that nobody was waiting for', async () => {
    const code = vi.fn<() => Promise<Content>>().mockImplementationOnce(cut).mockResolvedValueOnce(content);
    const { load, preload } = loaderOf(code);
    preload('agencies');
    await vi.advanceTimersByTimeAsync(0);
    await expect(load('agencies')).resolves.toBe(content);
  });
});
