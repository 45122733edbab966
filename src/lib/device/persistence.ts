/**
 * Asks the browser not to delete what this site stores when the device runs short of room. It may say no without a word, and some
 * browsers are never asked: on an iPhone a site that is not installed is forgotten after seven days without use.
 */
export async function askToKeepStorage(): Promise<boolean> {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}
