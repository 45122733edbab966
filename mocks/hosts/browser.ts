import type { Demo, DemoNotice } from '#lib/demo.ts';
import { SERVICE_WORKER } from '#lib/offline.ts';
import { safePath } from '#lib/safe-path.ts';
import { DEMO_PASSWORD, PERSONAS } from '#mocks/seed/personas.ts';
import { demoQuery, readDemoConfig, worldQuery } from './demo-config.ts';
import type { Detour } from './detour.ts';
import { createLine } from './line.ts';
import { absoluteNow } from './thread-messages.ts';
import { startThread } from './thread.ts';

/** Where this tab keeps which world it is in, so that a page opened by a bare address is still in it. */
const TAB_KEY = 'tournee.demo';

/**
 * Starts the demo that the address names: a server in a thread of its own, with the work kept on this device done
 * again, answering the page's calls to the API. The page waits for neither the world nor the work: its first calls do.
 */
export async function startDemo(): Promise<Demo> {
  const base = import.meta.env.BASE_URL;
  takeHash(base);
  const { config, notices: unread } = readDemoConfig(location.search, readTab());
  const world = worldQuery(config);
  writeTab(world);

  let notices: readonly DemoNotice[] = unread;
  const listeners = new Set<() => void>();
  const elsewhere = new Set<() => void>();
  function notify(notice: DemoNotice): void {
    notices = [...new Set([...notices, notice])];
    for (const listener of listeners) listener();
  }

  const since = absoluteNow();
  let start = config.now * 1000;
  /** The thread tells the time: it knows when the last work was done. */
  function goOnFrom(now: number): void {
    start = now + since - absoluteNow();
  }

  const thread = startThread({
    options: { seed: config.seed, now: config.now, scenario: config.scenario },
    world,
    since,
    onWord(word) {
      switch (word.kind) {
        case 'opened':
          goOnFrom(word.now);
          if (!word.isWhole) notify('work-not-replayed');
          break;
        case 'news':
          goOnFrom(word.now);
          for (const listener of elsewhere) listener();
          break;
        default:
          notify('work-not-kept');
      }
    },
  });
  const { send, ...line } = createLine({ server: thread });
  const addressOf: Demo['addressOf'] = (part) => new URL(`${base}?${demoQuery({ ...config, ...part })}`, location.href).href;

  return {
    ...line,
    config,
    personas: PERSONAS,
    password: DEMO_PASSWORD,
    clock: { now: () => start + absoluteNow() - since },
    get notices() {
      return notices;
    },
    fetch: createFetch(send, base + SERVICE_WORKER),
    subscribe(listener) {
      listeners.add(listener);
      const leave = line.subscribe(listener);
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
    onWorkElsewhere(listener) {
      elsewhere.add(listener);
      return () => elsewhere.delete(listener);
    },
    addressOf,
    async exportJournal(role) {
      const place = `/${location.pathname.slice(base.length)}${location.search}`;
      return new File([await thread.write({ role, place })], `tournee-${config.scenario}-${config.seed}.json`, { type: 'application/json' });
    },
    async importJournal(file) {
      const outcome = await thread.take(file);
      if ('reason' in outcome) return { kind: 'refused', reason: outcome.reason };
      const { place, role, ...named } = outcome.taken;
      // Whoever made the file may have written any address into it.
      const address = new URL(base + (safePath(place) ?? '/').slice(1), location.origin);
      for (const [name, value] of new URLSearchParams(demoQuery({ ...named, role, lang: null }))) address.searchParams.set(name, value);
      return { kind: 'imported', address: address.href };
    },
    async reset() {
      await thread.reset();
      location.reload();
    },
  };
}

/**
 * An address that any server can open, also one that has no page but the first: `/#/boss/dashboard?role=Boss`.
 */
function takeHash(base: string): void {
  if (!location.hash.startsWith('#/')) return;
  history.replaceState(history.state, '', base + (safePath(location.hash.slice(1)) ?? '/').slice(1));
}

/**
 * Stands in for the network. The page answers by itself; where a service worker is in control, its calls go there and
 * back first, until one gets lost.
 */
function createFetch(send: (request: Request) => Promise<Response>, script: string): typeof globalThis.fetch {
  let detour: Detour | null = null;
  async function open(): Promise<void> {
    try {
      const { openDetour } = await import('./detour.ts');
      detour = await openDetour(script);
    } catch {
      // Blocked, not served, or no network: the page answers.
    }
  }
  // A forced reload leaves a page without its service worker, though there is one: msw would reload it again.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    if (navigator.serviceWorker.controller) void open();
    else navigator.serviceWorker.addEventListener('controllerchange', () => void open(), { once: true });
  }

  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    let begun: Promise<Response> | undefined;
    const answer = () => (begun ??= send(request));
    if (detour && !(await detour(request, answer))) detour = null;
    const response = await answer();
    request.signal.throwIfAborted();
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

function readTab(): string | null {
  try {
    return sessionStorage.getItem(TAB_KEY);
  } catch {
    return null;
  }
}

function writeTab(world: string): void {
  try {
    sessionStorage.setItem(TAB_KEY, world);
  } catch {
    // Blocked storage: the address alone names the world.
  }
}
