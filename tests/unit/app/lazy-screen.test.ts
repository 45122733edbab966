import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { activateLanguage } from '#app/i18n.ts';
import { ChunkError, forgetScreen, loadScreen, preloadScreen } from '#app/lazy-screen.ts';

interface Content {
  readonly default: ComponentType;
}
const content: Content = { default: () => null };
const screenOf = (code: () => Promise<Content>) => ({ feature: 'src/features/agencies', code }) as const;
const cut = () => Promise.reject(new TypeError('Failed to fetch'));

// The words come with the code, in the language at hand.
beforeAll(() => activateLanguage('fr'));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('loadScreen', () => {
  it('fetches a screen once, however often it is asked for', async () => {
    const code = vi.fn<() => Promise<Content>>().mockResolvedValue(content);
    const screen = screenOf(code);
    preloadScreen(screen);
    await expect(loadScreen(screen)).resolves.toBe(content);
    expect(loadScreen(screen)).toBe(loadScreen(screen));
    expect(code).toHaveBeenCalledTimes(1);
  });

  it('gives up after 120 seconds', async () => {
    const screen = screenOf(() => new Promise<Content>(() => {}));
    const settled = vi.fn<(error: unknown) => void>();
    loadScreen(screen).catch(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkError));
  });

  it('keeps a failure until it is told to try again', async () => {
    const code = vi.fn<() => Promise<Content>>().mockImplementationOnce(cut).mockResolvedValueOnce(content);
    const screen = screenOf(code);
    await expect(loadScreen(screen)).rejects.toBeInstanceOf(ChunkError);
    await expect(loadScreen(screen)).rejects.toBeInstanceOf(ChunkError);
    expect(code).toHaveBeenCalledTimes(1);
    forgetScreen(screen);
    await expect(loadScreen(screen)).resolves.toBe(content);
  });

  it('forgets a failure that nobody was waiting for', async () => {
    const code = vi.fn<() => Promise<Content>>().mockImplementationOnce(cut).mockResolvedValueOnce(content);
    const screen = screenOf(code);
    preloadScreen(screen);
    await vi.advanceTimersByTimeAsync(0);
    await expect(loadScreen(screen)).resolves.toBe(content);
  });
});
