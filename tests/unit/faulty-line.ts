/** Milliseconds that a call may take. */
export const LIMIT = 30_000;

/** What happens to a call that writes. */
export type Fault = 'unheard' | 'lost' | 'late' | 'captive' | 'killedBefore' | 'killedAfter';

/**
 * The answers of a faulty line, each from how the server would have answered.
 * @param kill ends the page: what it has called is never answered
 */
export const faultyAnswers = (
  kill: () => void,
): Readonly<Record<Fault, (made: () => Promise<Response>) => Promise<Response>>> => ({
  unheard: () => Promise.reject(new TypeError('Failed to fetch')),
  async lost(made) {
    await made();
    throw new TypeError('Failed to fetch');
  },
  // After the server was asked about it, and may have it a second time.
  late(made) {
    setTimeout(() => void made(), LIMIT + 2000);
    return Promise.reject(new TypeError('Failed to fetch'));
  },
  captive: () => Promise.resolve(new Response('<html>Portail</html>', { headers: { 'content-type': 'text/html' } })),
  killedBefore() {
    kill();
    return new Promise(() => {});
  },
  async killedAfter(made) {
    await made();
    kill();
    return new Promise(() => {});
  },
});
