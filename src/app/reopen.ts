/**
 * Loads the page again, if its host answers. A file of code that did not arrive never will in this page: browsers remember the failure of
 * an import (docs/decisions/0044-the-page-is-loaded-again-for-code-that-did-not-arrive.md).
 * @returns whether the page goes
 */
export async function reopen(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return false;
  }
  location.reload();
  return true;
}
