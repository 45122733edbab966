type Listener = (time: number) => void;

const listeners = new Set<Listener>();

/**
 * Hears what time it is on the server, in milliseconds since 1970, with each of its answers. A server of another origin may not
 * show it (`Access-Control-Expose-Headers`): then nothing is heard.
 * @returns a function that stops listening
 */
export function onServerTime(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells when the server has made an answer, by the whole second. */
export function tellServerTime({ headers }: Response): void {
  const time = Date.parse(headers.get('Date') ?? '');
  if (Number.isNaN(time)) return;
  for (const listener of listeners) listener(time);
}
