import { isZone } from '#lib/time-zone.ts';
import { type Extension, isExtension } from './extensions.ts';

/** Whom to contact about an account (docs/rules/access.md#account-requests). */
export interface Contact {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
}

/** The settings of a host, from its `config.json` (docs/rules/api.md#host-settings). */
export interface Settings {
  /** Origin of the API, without a trailing slash; empty: the origin of the page. */
  readonly apiHost: string;
  /** Name of the header that carries the agency. */
  readonly agencyHeader: string;
  /** URL of map tiles with `{z}`, `{x}` and `{y}`; `null`: the built-in map. */
  readonly mapTiles: string | null;
  readonly contact: Contact | null;
  /** Milliseconds until a call without an answer fails. */
  readonly requestTimeout: number;
  /** IANA time zones by country, as the server spells it; they come before those the application knows. */
  readonly timeZones: Readonly<Record<string, string>>;
  /** What the server does not have of the schema's extensions (docs/rules/api.md#schema-extension). */
  readonly lacks: readonly Extension[];
  /** Leaves the progress of visits to drugstores out. */
  readonly hidePharmaNetworkProgression: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  apiHost: '',
  agencyHeader: 'X-Agency-Id',
  mapTiles: null,
  contact: null,
  requestTimeout: 30_000,
  timeZones: {},
  lacks: [],
  hidePharmaNetworkProgression: false,
};

/** `config.json` could not be used. The message is for the administrator of the host. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Loads `config.json` from the folder of the application. Missing settings get their defaults.
 * @param base path of the application, with a trailing slash
 * @throws {SettingsError} if the file cannot be loaded, is not JSON, or has a value of the wrong type
 */
export async function loadSettings(fetch: typeof globalThis.fetch, base = '/'): Promise<Settings> {
  const address = `${base}config.json`;
  let text: string;
  try {
    const response = await fetch(address, { cache: 'no-cache' });
    if (!response.ok) throw new SettingsError(`${address}: the server answered ${response.status}.`);
    text = await response.text();
  } catch (error) {
    throw error instanceof SettingsError ? error : new SettingsError(`${address}: no answer.`);
  }
  return readSettings(text, address);
}

function readSettings(text: string, address: string): Settings {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new SettingsError(`${address} is not JSON.`);
  }
  if (!isRecord(json)) throw new SettingsError(`${address} must be an object.`);
  const found = json;

  function setting<T>(name: keyof Settings, fallback: T, expected: string, read: (value: unknown) => T | undefined): T {
    if (found[name] === undefined) return fallback;
    const value = read(found[name]);
    if (value === undefined) throw new SettingsError(`${address}: ${name} must be ${expected}.`);
    return value;
  }

  return {
    apiHost: setting('apiHost', DEFAULT_SETTINGS.apiHost, 'an https address, or empty', readHost),
    agencyHeader: setting('agencyHeader', DEFAULT_SETTINGS.agencyHeader, 'a header name', readHeaderName),
    mapTiles: setting(
      'mapTiles',
      DEFAULT_SETTINGS.mapTiles,
      'an https address with {z}, {x} and {y}, or null',
      readTiles,
    ),
    contact: setting('contact', DEFAULT_SETTINGS.contact, 'an object of name, email and phone, or null', readContact),
    timeZones: setting(
      'timeZones',
      DEFAULT_SETTINGS.timeZones,
      'the IANA time zone of each country, as { "Haïti": "America/Port-au-Prince" }',
      readZones,
    ),
    lacks: setting('lacks', DEFAULT_SETTINGS.lacks, 'a list of extensions of the schema', readLacks),
    hidePharmaNetworkProgression: setting(
      'hidePharmaNetworkProgression',
      DEFAULT_SETTINGS.hidePharmaNetworkProgression,
      'true or false',
      (value) => (typeof value === 'boolean' ? value : undefined),
    ),
    requestTimeout: setting('requestTimeout', DEFAULT_SETTINGS.requestTimeout, 'milliseconds, above 0', readTimeout),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readHost(value: unknown): string | undefined {
  if (value === '') return '';
  return typeof value === 'string' && isWebAddress(value) ? value.replace(/\/+$/, '') : undefined;
}

/** https, or http on this machine; the page's content policy allows nothing else (scripts/content-policy.ts). */
function isWebAddress(value: string): boolean {
  return /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:|\/|$))/.test(value) && URL.canParse(value);
}

/** A header name is a `token` in the HTTP grammar. */
function readHeaderName(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w!#$%&'*+.^`|~-]+$/.test(value) ? value : undefined;
}

function readTiles(value: unknown): string | null | undefined {
  if (value === null) return null;
  const complete =
    typeof value === 'string' && isWebAddress(value) && ['{z}', '{x}', '{y}'].every((part) => value.includes(part));
  return complete ? value : undefined;
}

function readContact(value: unknown): Contact | null | undefined {
  if (value === null) return null;
  if (!isRecord(value)) return undefined;
  const { name, email, phone } = value;
  const entries = Object.entries({ name, email, phone }).filter(([, part]) => part !== undefined);
  return entries.every(([, part]) => typeof part === 'string') ? Object.fromEntries(entries) : undefined;
}

function readZones(value: unknown): Readonly<Record<string, string>> | undefined {
  if (!isRecord(value)) return undefined;
  const zones = Object.entries(value).flatMap(([country, zone]) => (isZone(zone) ? [[country, zone] as const] : []));
  return zones.length === Object.keys(value).length ? Object.fromEntries(zones) : undefined;
}

function readLacks(value: unknown): readonly Extension[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const known = value.filter(isExtension);
  return known.length === value.length ? known : undefined;
}

function readTimeout(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;
}
