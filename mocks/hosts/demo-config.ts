import { isDemoDays, isDemoSeed, isDemoStart } from '#demo/demo-range.ts';
import { CALL_FAULTS, type CallFault, DEVICE_FAULTS, type DemoConfig, type DemoNotice, SCENARIOS } from '#demo/demo.ts';
import { TAB_PARAMETERS } from '#lib/demo-parameters.ts';
import { isLanguage } from '#lib/languages.ts';
import { isSwitch, type Switches } from '#domain/access/rights.ts';
import { isUserType } from '#domain/access/roles.ts';
import { situationOf } from '#mocks/situations/index.ts';

/** 2026-11-19, 8:10 in Douala: a Thursday morning. */
export const DEFAULT_NOW = 1_795_072_200;

const DEFAULTS: DemoConfig = {
  seed: 1,
  now: DEFAULT_NOW,
  scenario: 'standard',
  days: 0,
  switches: {},
  situation: null,
  faults: {},
  deviceFaults: [],
  role: null,
  lang: null,
};

export interface ReadConfig {
  readonly config: DemoConfig;
  /** Parameters that could not be read, and whether the tab therefore keeps its demo. */
  readonly notices: readonly DemoNotice[];
}

/**
 * Reads a demo's address: `?seed=&now=&scenario=&days=&allow=&deny=&situation=&faults=&role=&lang=`. All parameters are
 * optional; a situation provides defaults for the others.
 * @param search the query of the address
 * @param stored the tab's parameters as written by {@link tabQuery}; used if the address has none of `TAB_PARAMETERS`, or
 * one that cannot be read
 */
export function readDemoConfig(search: string, stored: string | null = null): ReadConfig {
  const address = withSituation(new URLSearchParams(search));
  const tab = withSituation(new URLSearchParams(stored ?? ''));
  const isNamed = TAB_PARAMETERS.some((name) => address.has(name));
  const named = readParameters(isNamed ? address : tab, address);
  if (stored === null || !isNamed || !named.notices.some((notice) => WORLD_NOTICES.has(notice))) return named;
  const kept = readParameters(tab, new URLSearchParams(search));
  return { config: kept.config, notices: [...new Set([...named.notices, 'demo-kept' as const])] };
}

/** The notices about a parameter of the world, after which a tab keeps the demo that it shows. */
const WORLD_NOTICES: ReadonlySet<DemoNotice> = new Set([
  'seed-unreadable',
  'now-unreadable',
  'scenario-unknown',
  'days-unreadable',
  'right-unknown',
  'situation-unknown',
]);

/** @param world has the parameters of the world, `address` the others */
function readParameters(world: URLSearchParams, address: URLSearchParams): ReadConfig {
  const notices: DemoNotice[] = [];

  function read<T>(
    from: URLSearchParams,
    name: string,
    parse: (text: string) => T | undefined,
    unread: DemoNotice,
  ): T | undefined {
    const text = from.get(name)?.trim();
    const value = text ? parse(text) : undefined;
    if (text && value === undefined) notices.push(unread);
    return value;
  }

  const config: DemoConfig = {
    seed: read(world, 'seed', parseSeed, 'seed-unreadable') ?? DEFAULTS.seed,
    now: read(world, 'now', parseInstant, 'now-unreadable') ?? DEFAULTS.now,
    scenario:
      read(world, 'scenario', (text) => SCENARIOS.find((name) => name === text), 'scenario-unknown') ??
      DEFAULTS.scenario,
    days: read(world, 'days', parseDays, 'days-unreadable') ?? DEFAULTS.days,
    switches: {
      ...read(world, 'allow', (text) => parseSwitches(text, true), 'right-unknown'),
      ...read(world, 'deny', (text) => parseSwitches(text, false), 'right-unknown'),
    },
    situation: read(world, 'situation', (text) => situationOf(text)?.id, 'situation-unknown') ?? null,
    ...(read(address, 'faults', parseFaults, 'fault-unknown') ?? {
      faults: DEFAULTS.faults,
      deviceFaults: DEFAULTS.deviceFaults,
    }),
    role: read(address, 'role', (text) => (isUserType(text) ? text : undefined), 'role-unknown') ?? null,
    lang: read(address, 'lang', (text) => (isLanguage(text) ? text : undefined), 'lang-unknown') ?? null,
  };
  return { config, notices };
}

/** The parameters of an address, with those of its situation as defaults. */
function withSituation(address: URLSearchParams): URLSearchParams {
  const situation = situationOf(address.get('situation'));
  if (!situation) return address;
  return new URLSearchParams({ ...situation.parameters, ...Object.fromEntries(address) });
}

/** The query of an address that opens the same world. It is also the key under which the work is stored. */
export function worldQuery({
  seed,
  now,
  scenario,
  situation,
}: Pick<DemoConfig, 'seed' | 'now' | 'scenario' | 'situation'>): string {
  return queryOf({ seed: String(seed), now: String(now), scenario, situation });
}

/** The parameters that a tab remembers: its world, the date in it, and the switched rights. */
export function tabQuery(config: DemoConfig): string {
  const { days, switches } = config;
  const switched = (to: boolean) =>
    Object.entries(switches)
      .filter(([, isOn]) => isOn === to)
      .map(([name]) => name)
      .join(',');
  const more = queryOf({ days: days > 0 ? String(days) : null, allow: switched(true), deny: switched(false) });
  return [worldQuery(config), more].filter(Boolean).join('&');
}

/** The query of an address that opens the same demo with the same faults, role and language. */
export function demoQuery(config: DemoConfig): string {
  const ofCalls = Object.entries(config.faults).map(([call, fault]) => `${call}:${fault}`);
  const faults = [...ofCalls, ...config.deviceFaults].join(',');
  const more = queryOf({ faults, role: config.role, lang: config.lang });
  return [tabQuery(config), more].filter(Boolean).join('&');
}

function queryOf(parameters: Readonly<Record<string, string | null>>): string {
  const said = Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return new URLSearchParams(said).toString();
}

/** Up to 999 days, by which the demo's clock can be put forward. */
const parseDays = (text: string): number | undefined => wholeIf(isDemoDays, text);

function parseSwitches(text: string, isOn: boolean): Switches | undefined {
  const names = text.split(',');
  return names.every(isSwitch) ? Object.fromEntries(names.map((name) => [name, isOn])) : undefined;
}

/** Reads `createReminder:expire,readPharmaProducts:3g,full`: faults of calls, and of the device. */
function parseFaults(text: string): Pick<DemoConfig, 'faults' | 'deviceFaults'> | undefined {
  const parts = text.split(',');
  const deviceFaults = DEVICE_FAULTS.filter((fault) => parts.includes(fault));
  const faults = parts.flatMap((part): [string, CallFault][] => {
    const [call = '', name] = part.split(':');
    const fault = CALL_FAULTS.find((each) => each === name);
    return /^\w+$/.test(call) && fault ? [[call, fault]] : [];
  });
  const isKnown = faults.length + deviceFaults.length === parts.length;
  return isKnown ? { faults: Object.fromEntries(faults), deviceFaults } : undefined;
}

/** A whole number below 2^31. */
export const parseSeed = (text: string): number | undefined => wholeIf(isDemoSeed, text);

/** Reads digits. */
function wholeIf(isGood: (value: number) => boolean, text: string): number | undefined {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return isGood(value) ? value : undefined;
}

/**
 * Reads an instant: seconds since 1970, or ISO 8601 with an offset. A date alone would depend on the reader's time zone.
 * @returns whole seconds since 1970
 */
export function parseInstant(text: string): number | undefined {
  // URLSearchParams decodes the `+` of an offset as a space.
  const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.exec(text.replace(' ', '+'))?.[0];
  const seconds = iso ? Math.floor(Date.parse(iso) / 1000) : Number(/^\d+$/.exec(text)?.[0]);
  return isDemoStart(seconds) ? seconds : undefined;
}
