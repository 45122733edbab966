/**
 * Asks the browser not to delete what this site stores when the device runs short of room. It may say no without a word, and some
 * browsers are never asked: see {@link forgetsUnused}.
 */
export async function askToKeepStorage(): Promise<boolean> {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}

/**
 * Whether the device is an iPhone or an iPad on which the application is not installed: its browser deletes what a site stores once the
 * site was not used for seven days. Only there the browser says whether a page is opened from the home screen.
 */
export const forgetsUnused = (): boolean => Reflect.get(navigator, 'standalone') === false;
