import type { Demo, DemoNotice } from '#demo/demo.ts';
import { SERVICE_WORKER } from '#lib/service-worker.ts';
import { safePath } from '#lib/safe-path.ts';
import { STORAGE_KEYS, textStore } from '#lib/storage.ts';
import { readReplay } from '#demo/replay.ts';
import { DEMO_PASSWORD, PERSONAS } from '#mocks/seed/personas.ts';
import { OWN_REPLAY, replayTextOf, REPLAYS } from '#mocks/replays/index.ts';
import { situationOf, SITUATIONS } from '#mocks/situations/index.ts';
import { absoluteNow } from './absolute-time.ts';
import { createCallLog } from './call-log.ts';
import { demoQuery, PARAMETERS, readDemoConfig, tabQuery, worldQuery } from './demo-config.ts';
import type { Relay } from './service-worker-relay.ts';
import { createSimulatedNetwork } from './simulated-network.ts';
import { startServerWorker } from './start-server-worker.ts';

/** Where this tab keeps which world it is in, so that a page opened by a bare address is still in it. */
const TAB_KEY = 'tournee.demo';

/**
 * Starts the demo that the address names: a server in a worker of its own, with the work kept on this device done
 * again, answering the page's calls to the API. The page waits for neither the world nor the work: its first calls do.
 */
export async function startDemo(): Promise<Demo> {
  const base = import.meta.env.BASE_URL;
  takeHash(base);
  const replay = await replayOf(new URLSearchParams(location.search).get('replay'));
  const said = replay
    ? new URLSearchParams({ ...replay.opens, ...Object.fromEntries(new URLSearchParams(location.search)) })
    : null;
  const { config, notices: unread } = readDemoConfig(said?.toString() ?? location.search, readText(TAB_KEY));
  const world = worldQuery(config);
  const situation = situationOf(config.situation);
  // What is played leaves the tab in the world it was in.
  if (replay) goTo(replay.path, base);
  else writeText(TAB_KEY, tabQuery(config));
  if (situation && !replay && isNamed('situation')) goTo(situation.path, base);

  const opening =
    situation && isNamed('situation') && placeIn(base) === situation.path.split('?')[0]
      ? situation.openingSteps
      : undefined;
  let notices: readonly DemoNotice[] = unread;
  const listeners = new Set<() => void>();
  const elsewhere = new Set<() => void>();
  function notify(notice: DemoNotice): void {
    notices = [...new Set([...notices, notice])];
    for (const listener of listeners) listener();
  }

  if (isNamed('replay') && !replay) notify('replay-unknown');

  const since = absoluteNow();
  let start = config.now * 1000;
  /** The worker sets the time: it knows when the last work was done. */
  function goOnFrom(now: number): void {
    start = now + since - absoluteNow();
  }
  const clock: Demo['clock'] = { now: () => start + absoluteNow() - since };
  const calls = createCallLog(clock.now);
  let callNames: readonly string[] = [];

  const { seed, now, scenario, days, switches } = config;
  const worker = startServerWorker({
    options: { seed, now, scenario, days, switches },
    situation: config.situation,
    world: replay ? null : world,
    work: replay?.work ?? null,
    since,
    onOpened({ isWhole, now: opened, calls: names }) {
      goOnFrom(opened);
      callNames = names;
      if (!isWhole) notify('work-not-replayed');
    },
    onEvent(event) {
      if (event.kind === 'lost') {
        notify('work-not-kept');
        return;
      }
      goOnFrom(event.now);
      for (const listener of elsewhere) listener();
    },
  });
  const { send, ...network } = createSimulatedNetwork({ server: worker, log: calls, faults: config.faults });
  const addressOf: Demo['addressOf'] = (part) =>
    new URL(`${base}?${demoQuery({ ...config, ...part })}`, location.href).href;

  return {
    ...network,
    config,
    // What is played begins each time with nothing kept.
    world: replay ? `replay ${crypto.randomUUID()}` : world,
    personas: PERSONAS,
    password: DEMO_PASSWORD,
    clock,
    get notices() {
      return notices;
    },
    fetch: createFetch(send, base + SERVICE_WORKER),
    subscribe(listener) {
      listeners.add(listener);
      const leave = network.subscribe(listener);
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
    onWorkElsewhere(listener) {
      elsewhere.add(listener);
      return () => elsewhere.delete(listener);
    },
    get callNames() {
      return callNames;
    },
    calls,
    inspect: calls.inspect,
    situations: SITUATIONS.map(({ id, title, description, isBuilt }) => ({
      id,
      title,
      description,
      isBuilt,
      address: new URL(`${base}?situation=${id}`, location.href).href,
    })),
    replays: REPLAYS.map(({ id, title }) => ({
      id,
      title,
      address: new URL(`${base}?replay=${id}`, location.href).href,
    })),
    replay,
    openingSteps: replay ? undefined : opening,
    async startOfReplay(role, lang) {
      const own = new URLSearchParams(location.search);
      for (const parameter of PARAMETERS) own.delete(parameter);
      const opens = Object.fromEntries(
        new URLSearchParams(demoQuery({ ...config, faults: network.conditions().faults, role, lang })),
      );
      const path = [placeIn(base), own.toString()].filter(Boolean).join('?');
      const { content, hasWork } = await worker.exportJournal({ role, place: path });
      return { opens, path, ...(hasWork && { work: await content.text() }) };
    },
    async openReplay(text) {
      const reading = readReplay(text);
      if ('problem' in reading) return reading.problem;
      const { storeReplay } = await replayStore();
      if (!(await storeReplay(text))) return { kind: 'notKept' };
      location.assign(`${base}?replay=${OWN_REPLAY}`);
      return null;
    },
    addressOf,
    currentAddressWith: (part) =>
      currentAddressWith(demoQuery({ ...config, faults: network.conditions().faults, ...part })),
    async exportJournal(role) {
      const { content } = await worker.exportJournal({ role, place: placeIn(base) + location.search });
      return new File([content], `tournee-${config.scenario}-${config.seed}.json`, { type: 'application/json' });
    },
    async importJournal(file) {
      const outcome = await worker.importJournal(file);
      if (outcome.kind === 'refused') return outcome;
      const { place, role, ...named } = outcome.demo;
      // Whoever made the file may have written any address into it.
      const address = new URL(base + (safePath(place) ?? '/').slice(1), location.origin);
      for (const parameter of PARAMETERS) address.searchParams.delete(parameter);
      const query = demoQuery({ ...named, switches: {}, faults: {}, role, lang: null });
      for (const [name, value] of new URLSearchParams(query)) address.searchParams.set(name, value);
      return { kind: 'imported', address: address.href };
    },
    async leave() {
      const [{ deleteReplay }] = await Promise.all([replayStore(), worker.leave()]);
      await deleteReplay();
      writeText(TAB_KEY, null);
      const device = textStore(() => localStorage);
      for (const key of Object.values(STORAGE_KEYS)) device.remove(key);
      await forgetFiles(base);
    },
    async reset() {
      await worker.reset();
      location.assign(
        currentAddressWith(situation ? new URLSearchParams({ situation: situation.id }).toString() : world),
      );
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

/** Removes what keeps the application on the device, and what it has kept. Where it may keep nothing, there is nothing. */
async function forgetFiles(base: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(base);
  if (!registration) return;
  await registration.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.endsWith(registration.scope)).map((name) => caches.delete(name)));
}

/**
 * Stands in for the network. The page answers by itself; where a service worker is in control, its calls go there and
 * back first, until one gets lost.
 */
function createFetch(send: (request: Request) => Promise<Response>, script: string): typeof globalThis.fetch {
  let relay: Relay | null = null;
  async function open(): Promise<void> {
    try {
      const { openRelay } = await import('./service-worker-relay.ts');
      relay = await openRelay(script);
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
    if (relay && !(await relay(request, answer))) relay = null;
    const response = await answer();
    request.signal.throwIfAborted();
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

/** Where the page is, as if the application were mounted at the root. */
const placeIn = (base: string): string => `/${location.pathname.slice(base.length)}`;

const isNamed = (parameter: string): boolean => new URLSearchParams(location.search).has(parameter);

/** The present page, with what it filters, in a demo of another query. */
function currentAddressWith(query: string): string {
  const own = new URLSearchParams(location.search);
  for (const parameter of PARAMETERS) own.delete(parameter);
  const search = [own.toString(), query].filter(Boolean).join('&');
  return `${location.origin}${location.pathname}?${search}`;
}

/** An address of the application, with more in its query. */
function addressIn(base: string, path: string, query: string): string {
  const [place = '/', own = ''] = path.split('?');
  return `${base}${place.slice(1)}?${[own, query].filter(Boolean).join('&')}`;
}

/** Leads from the entrance to where a situation is looked at; an address that names a page says better where. */
function goTo(path: string, base: string): void {
  if (location.pathname !== base) return;
  history.replaceState(history.state, '', addressIn(base, path, location.search.slice(1)));
}

/** Where a replay that came as a file is, for the page that plays it: who has none to play does not wait for it. */
const replayStore = () => import('./replay-store.ts');

/** The replay of a name; nothing where there is none, or it is not one. */
async function replayOf(id: string | null): Promise<Demo['replay']> {
  const text = id === OWN_REPLAY ? await (await replayStore()).loadReplay() : await replayTextOf(id);
  const reading = readReplay(text ?? '');
  return 'replay' in reading ? reading.replay : null;
}

function readText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeText(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Blocked storage: the address alone names the world.
  }
}
