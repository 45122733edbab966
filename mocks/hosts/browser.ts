import type { Demo, DemoNotice } from '#demo/demo.ts';
import type { Clock } from '#lib/clock.ts';
import { SERVICE_WORKER } from '#lib/service-worker.ts';
import { safePath } from '#lib/safe-path.ts';
import { DEMO_PARAMETERS } from '#lib/demo-parameters.ts';
import { deleteOfflineFiles, serviceWorkers } from '#lib/device/service-worker.ts';
import { deviceTexts, STORAGE_KEYS, tabTexts } from '#lib/device/texts.ts';
import { readReplay } from '#demo/replay.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#lib/languages.ts';
import { DEMO_PASSWORD, PERSONAS } from '#mocks/seed/personas.ts';
import { OWN_REPLAY, replayTextOf, REPLAYS } from '#mocks/replays/index.ts';
import { situationOf, SITUATIONS } from '#mocks/situations/index.ts';
import { absoluteNow } from './absolute-time.ts';
import { createCallLog } from './call-log.ts';
import { demoQuery, readDemoConfig, tabQuery, worldQuery } from './demo-config.ts';
import type { Relay } from './service-worker-relay.ts';
import { createSimulatedDevice } from './simulated-device.ts';
import { createSimulatedNetwork } from './simulated-network.ts';
import { createSimulatedPositions } from './simulated-positions.ts';
import { startServerWorker } from './start-server-worker.ts';

/**
 * Starts the demo of the page's address: a server in a worker, which replays the work stored on this device and answers
 * the page's calls to the API. The page does not wait for it: the first calls do.
 */
export async function startDemo(): Promise<Demo> {
  const base = import.meta.env.BASE_URL;
  replaceHashAddress(base);
  const replay = await replayOf(new URLSearchParams(location.search));
  const parameters = replay
    ? new URLSearchParams({ ...replay.opens, ...Object.fromEntries(new URLSearchParams(location.search)) })
    : null;
  const { config, notices: unread } = readDemoConfig(
    parameters?.toString() ?? location.search,
    tabTexts.get(STORAGE_KEYS.demo) ?? demoOfSession(),
  );
  const world = worldQuery(config);
  const situation = situationOf(config.situation);
  // So that an address without parameters stays in this tab's world, which a replay does not change.
  if (replay) goTo(replay.path, base);
  else for (const texts of [tabTexts, deviceTexts]) texts.set(STORAGE_KEYS.demo, tabQuery(config));
  if (situation && !replay && isNamed('situation')) goTo(situation.path, base);
  const isReset = takeReset();

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
  /** Sets the clock from the worker, which knows the time of the last stored work. */
  function goOnFrom(now: number): void {
    start = now + since - absoluteNow();
  }
  const serverClock: Clock = { now: () => start + absoluteNow() - since };
  const { device, clock } = createSimulatedDevice(serverClock, config.deviceFaults);
  const calls = createCallLog(serverClock.now);
  let callNames: readonly string[] = [];

  const { seed, now, scenario, days, switches } = config;
  const worker = startServerWorker({
    options: { seed, now, scenario, days, switches },
    situation: config.situation,
    world: replay ? null : world,
    work: replay?.work ?? null,
    isReset,
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
  const { send, ...network } = createSimulatedNetwork({
    server: worker,
    clock: serverClock,
    log: calls,
    faults: config.faults,
  });
  const currentFaults = () => ({ faults: network.conditions().faults, deviceFaults: device.faults() });
  const addressOf: Demo['addressOf'] = (part) =>
    new URL(`${base}?${demoQuery({ ...config, ...part })}`, location.href).href;

  return {
    ...network,
    config,
    // A replay always begins without stored data.
    world: replay ? `replay ${crypto.randomUUID()}` : world,
    personas: PERSONAS,
    password: DEMO_PASSWORD,
    clock,
    device,
    positions: createSimulatedPositions(clock),
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
    situations: SITUATIONS.map(({ id, title, description }) => ({
      id,
      title,
      description,
      address: new URL(`${base}?situation=${id}`, location.href).href,
    })),
    replays: REPLAYS.map(({ id, title, languages = [] }) => {
      const addressFor = (language: Language) =>
        new URL(`${base}?replay=${id}${languages.includes(language) ? `&lang=${language}` : ''}`, location.href).href;
      return { id, title, address: { fr: addressFor('fr'), en: addressFor('en') } };
    }),
    replay,
    openingSteps: replay ? undefined : opening,
    async startOfReplay(role, lang) {
      const own = new URLSearchParams(location.search);
      for (const parameter of DEMO_PARAMETERS) own.delete(parameter);
      const opens = Object.fromEntries(new URLSearchParams(demoQuery({ ...config, ...currentFaults(), role, lang })));
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
    currentAddressWith: (part) => currentAddressWith(demoQuery({ ...config, ...currentFaults(), ...part })),
    async exportJournal(role) {
      const { content } = await worker.exportJournal({ role, place: placeIn(base) + location.search });
      return new File([content], `tournee-${config.scenario}-${config.seed}.json`, { type: 'application/json' });
    },
    async importJournal(file) {
      const outcome = await worker.importJournal(file);
      if (outcome.kind === 'refused') return outcome;
      const { place, role, ...named } = outcome.demo;
      // The file may contain any address.
      const address = new URL(base + (safePath(place) ?? '/').slice(1), location.origin);
      for (const parameter of DEMO_PARAMETERS) address.searchParams.delete(parameter);
      const query = demoQuery({ ...named, switches: {}, faults: {}, deviceFaults: [], role, lang: null });
      for (const [name, value] of new URLSearchParams(query)) address.searchParams.set(name, value);
      return { kind: 'imported', address: address.href };
    },
    async leave() {
      const [{ deleteReplay }] = await Promise.all([replayStore(), worker.leave()]);
      await deleteReplay();
      for (const texts of [deviceTexts, tabTexts]) for (const key of Object.values(STORAGE_KEYS)) texts.remove(key);
      await deleteOfflineFiles(base);
    },
    isReset,
    async reset() {
      const opens = situation ? new URLSearchParams({ situation: situation.id }).toString() : world;
      location.assign(currentAddressWith(`${opens}&reset=1`));
    },
  };
}

/**
 * Replaces an address such as `/#/boss/dashboard?role=Boss` with `/boss/dashboard?role=Boss`. The hash form works on
 * servers without a rewrite rule for unknown paths.
 */
function replaceHashAddress(base: string): void {
  if (!location.hash.startsWith('#/')) return;
  history.replaceState(history.state, '', base + (safePath(location.hash.slice(1)) ?? '/').slice(1));
}

/**
 * A `fetch` that the demo server answers. If a service worker is in control, calls first make a round trip through it, so
 * that the browser's developer tools show them. The first call that gets lost ends these round trips.
 */
function createFetch(send: (request: Request) => Promise<Response>, script: string): typeof globalThis.fetch {
  let relay: Relay | null = null;
  async function open(): Promise<void> {
    try {
      const { openRelay } = await import('./service-worker-relay.ts');
      relay = await openRelay(script);
    } catch {
      // Blocked, not served, or offline: the page answers without the round trip.
    }
  }
  // After a forced reload the page has no controller although a service worker exists: msw would reload the page again.
  const workers = import.meta.env.PROD ? serviceWorkers() : null;
  if (workers) {
    if (workers.controller) void open();
    else workers.addEventListener('controllerchange', () => void open(), { once: true });
  }

  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    let answered: Promise<Response> | undefined;
    const answer = () => (answered ??= send(request));
    if (relay && !(await relay(request, answer))) relay = null;
    const response = await answer();
    request.signal.throwIfAborted();
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

/** Whether the address asks for a new beginning. It is asked once: reloading the page does not ask again. */
function takeReset(): boolean {
  const address = new URL(location.href);
  if (!address.searchParams.has('reset')) return false;
  address.searchParams.delete('reset');
  history.replaceState(history.state, '', address);
  return true;
}

/** The page's path inside the application. */
const placeIn = (base: string): string => `/${location.pathname.slice(base.length)}`;

/**
 * The demo of the tabs in which somebody is signed in, for a new tab that a link of them opens: in another demo the same
 * person would see other figures. An address with any parameter of the demo opens what it says.
 */
function demoOfSession(): string | null {
  const isSignedIn = deviceTexts.get(STORAGE_KEYS.token) !== null;
  return isSignedIn && !DEMO_PARAMETERS.some(isNamed) ? deviceTexts.get(STORAGE_KEYS.demo) : null;
}

const isNamed = (parameter: string): boolean => new URLSearchParams(location.search).has(parameter);

/** The address of the current page, with its own parameters, in a demo with other parameters. */
function currentAddressWith(query: string): string {
  const own = new URLSearchParams(location.search);
  for (const parameter of DEMO_PARAMETERS) own.delete(parameter);
  const search = [own.toString(), query].filter(Boolean).join('&');
  return `${location.origin}${location.pathname}?${search}`;
}

/** An address of the application with additional parameters. */
function addressIn(base: string, path: string, query: string): string {
  const [place = '/', own = ''] = path.split('?');
  return `${base}${place.slice(1)}?${[own, query].filter(Boolean).join('&')}`;
}

/** Opens the page of a situation or replay, unless the address already names a page. */
function goTo(path: string, base: string): void {
  if (location.pathname !== base) return;
  history.replaceState(history.state, '', addressIn(base, path, location.search.slice(1)));
}

/** Loaded on demand: only replays from a file need it. */
const replayStore = () => import('./replay-store.ts');

/** The replay that an address names, in its language; null if there is none or it cannot be read. */
async function replayOf(address: URLSearchParams): Promise<Demo['replay']> {
  const [id, lang] = [address.get('replay'), address.get('lang')];
  const text =
    id === OWN_REPLAY
      ? await (await replayStore()).loadReplay()
      : await replayTextOf(id, isLanguage(lang) ? lang : DEFAULT_LANGUAGE);
  const reading = readReplay(text ?? '');
  return 'replay' in reading ? reading.replay : null;
}
