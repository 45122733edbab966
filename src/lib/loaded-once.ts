/**
 * Remembers what was loaded: to import a module again takes turns of the event loop, also when the module is there. A failure is not
 * remembered.
 */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
