import { type DemoConfig, type DemoNotice, SCENARIOS } from '#lib/demo.ts';
import { isLanguage } from '#lib/languages.ts';
import { isUserType } from '#lib/roles.ts';

/** 2026-11-19, 8:10 in Douala: a Thursday morning with the day's work ahead. */
export const DEFAULT_NOW = 1_795_072_200;

const DEFAULTS: DemoConfig = { seed: 1, now: DEFAULT_NOW, scenario: 'standard', role: null, lang: null };

/** What makes a demo's world; the rest of an address says how to enter it. */
const WORLD = ['seed', 'now', 'scenario'] as const;

export interface ReadConfig {
  readonly config: DemoConfig;
  /** What could not be read, and was left at its default. */
  readonly notices: readonly DemoNotice[];
}

/**
 * Reads a demo's address: `?seed=&now=&scenario=&role=&lang=`, all of them optional.
 * @param search the query of the address
 * @param kept a world this tab was in before, as {@link worldQuery} wrote it; it counts where the address names none
 */
export function readDemoConfig(search: string, kept: string | null = null): ReadConfig {
  const address = new URLSearchParams(search);
  const world = WORLD.some((name) => address.has(name)) ? address : new URLSearchParams(kept ?? '');
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
    role: read(address, 'role', (text) => (isUserType(text) ? text : undefined), 'role-unknown') ?? null,
    lang: read(address, 'lang', (text) => (isLanguage(text) ? text : undefined), 'lang-unknown') ?? null,
  };
  return { config, notices };
}

/** The query of an address that opens the same world. Also the name its work is kept under. */
export function worldQuery({ seed, now, scenario }: DemoConfig): string {
  return new URLSearchParams({ seed: String(seed), now: String(now), scenario }).toString();
}

/** The query of an address that opens the same demo, entered in the same way. */
export function demoQuery(config: DemoConfig): string {
  const query = new URLSearchParams(worldQuery(config));
  if (config.role) query.set('role', config.role);
  if (config.lang) query.set('lang', config.lang);
  return query.toString();
}

/** A whole number that a generator of chance can be seeded with. */
export function parseSeed(text: string): number | undefined {
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return seed < 2 ** 31 ? seed : undefined;
}

/** Years in which there can be a demo: goals begin in 2020 (spec §9). */
const EARLIEST = Date.UTC(2020) / 1000;
const LATEST = Date.UTC(2100) / 1000;

/**
 * Reads an instant: seconds since 1970, or ISO 8601 with its offset (a day alone would depend on who opens it).
 * @returns whole seconds since 1970
 */
export function parseInstant(text: string): number | undefined {
  // In a query, an offset's `+` is read as a space.
  const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.exec(text.replace(' ', '+'))?.[0];
  const seconds = iso ? Math.floor(Date.parse(iso) / 1000) : Number(/^\d+$/.exec(text)?.[0]);
  return seconds >= EARLIEST && seconds < LATEST ? seconds : undefined;
}
