/** The locks of this browser, which it grants to one tab at a time; `null` where there are none, as on plain http. */
export const deviceLocks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/** Whether a browser refuses locks with the site's data: whoever asks for one then goes on without. */
export const isRefused = (error: unknown): boolean => error instanceof DOMException && error.name === 'SecurityError';

/**
 * Runs an action while no other tab runs one of the same name. Without locks it runs at once: two tabs that write in the
 * same instant may disagree.
 */
export async function alone<T>(name: string, act: () => Promise<T>): Promise<T> {
  const locks = deviceLocks();
  if (!locks) return act();
  let hasBegun = false;
  try {
    // The types of locks take the type of the answer from what they are given, promise and all.
    return await locks.request(name, async () => {
      hasBegun = true;
      return act();
    });
  } catch (error) {
    if (hasBegun || !isRefused(error)) throw error;
    return act();
  }
}
