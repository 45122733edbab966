import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { activateLanguage } from '#app/i18n.ts';
import { ChunkError, createScreenLoader } from '#app/lazy-screen.ts';

interface Content {
  readonly default: ComponentType;
}
const content: Content = { default: () => null };
/** A loader that loads every screen with this function. */
const loaderOf = (load: () => Promise<Content>) =>
  createScreenLoader(() => Promise.resolve({ folder: 'src/features/agencies', load }));
const cut = () => Promise.reject(new TypeError('Failed to fetch'));

// The words are loaded with the code, in the active language.
beforeAll(() => activateLanguage('fr'));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a screen loader', () => {
  it('loads a screen once, however often it is requested', async () => {
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

  it('remembers a failure until it is told to forget it', async () => {
    const code = vi.fn<() => Promise<Content>>().mockImplementationOnce(cut).mockResolvedValueOnce(content);
    const { load, forget } = loaderOf(code);
    await expect(load('agencies')).rejects.toBeInstanceOf(ChunkError);
    await expect(load('agencies')).rejects.toBeInstanceOf(ChunkError);
    expect(code).toHaveBeenCalledTimes(1);
    forget('agencies');
    await expect(load('agencies')).resolves.toBe(content);
  });

  it('forgets the failure of a preload', async () => {
    const code = vi.fn<() => Promise<Content>>().mockImplementationOnce(cut).mockResolvedValueOnce(content);
    const { load, preload } = loaderOf(code);
    preload('agencies');
    await vi.advanceTimersByTimeAsync(0);
    await expect(load('agencies')).resolves.toBe(content);
  });
});
