import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, loadSettings, SettingsError } from '#api/settings.ts';
import { reading } from '../reading.ts';

const from = (text: string, base?: string) => {
  const asked: string[] = [];
  const settings = loadSettings((input) => {
    asked.push(String(input instanceof Request ? input.url : input));
    return Promise.resolve(new Response(text));
  }, base);
  return { asked, settings };
};

describe('config.json', () => {
  test('is shipped with the default values', async () => {
    const shipped = reading('public/config.json').text('public/config.json');
    await expect(from(shipped).settings).resolves.toEqual(DEFAULT_SETTINGS);
  });

  test('is loaded from the folder of the application', () => {
    expect(from('{}').asked).toEqual(['/config.json']);
    expect(from('{}', '/demo/').asked).toEqual(['/demo/config.json']);
  });

  test('may omit any setting', async () => {
    await expect(from('{}').settings).resolves.toEqual(DEFAULT_SETTINGS);
  });

  test('is read with all settings', async () => {
    const settings = {
      apiHost: 'https://api.example/tournee',
      agencyHeader: 'X-Bureau',
      mapTiles: 'https://tiles.example/{z}/{x}/{y}.png',
      contact: { name: 'Awa Ndiaye', phone: '+221 33 000 00 00' },
      requestTimeout: 5000,
      timeZones: { Haïti: 'America/Port-au-Prince', 'RD Congo': 'Africa/Kinshasa' },
      lacks: ['Query.readDispatchedParts', 'SaleTrend.dispatchedPght'],
      hidePharmaNetworkProgression: true,
    };
    await expect(from(JSON.stringify(settings)).settings).resolves.toEqual(settings);
    await expect(from(JSON.stringify({ ...settings, apiHost: `${settings.apiHost}//` })).settings).resolves.toEqual(
      settings,
    );
  });

  test.each([
    ['{', 'is not JSON'],
    ['<!doctype html>', 'is not JSON'],
    ['[]', 'must be an object'],
    ['null', 'must be an object'],
    ['{"apiHost": 1}', 'apiHost must be an https address'],
    ['{"apiHost": "api.example"}', 'apiHost must be an https address'],
    ['{"apiHost": "javascript:alert(1)"}', 'apiHost must be an https address'],
    ['{"apiHost": "http://api.example"}', 'apiHost must be an https address'],
    ['{"apiHost": "http://localhost.example"}', 'apiHost must be an https address'],
    ['{"mapTiles": "http://tiles.example/{z}/{x}/{y}.png"}', 'mapTiles must be'],
    ['{"agencyHeader": ""}', 'agencyHeader must be a header name'],
    ['{"agencyHeader": "X Agency"}', 'agencyHeader must be a header name'],
    ['{"mapTiles": "https://tiles.example"}', 'mapTiles must be'],
    ['{"mapTiles": false}', 'mapTiles must be'],
    ['{"contact": "Awa"}', 'contact must be'],
    ['{"contact": {"email": 3}}', 'contact must be'],
    ['{"requestTimeout": "30 s"}', 'requestTimeout must be'],
    ['{"hidePharmaNetworkProgression": "no"}', 'hidePharmaNetworkProgression must be true or false'],
    ['{"requestTimeout": 0}', 'requestTimeout must be'],
    ['{"timeZones": []}', 'timeZones must be the IANA time zone of each country'],
    ['{"timeZones": {"Haïti": 5}}', 'timeZones must be'],
    ['{"timeZones": {"Haïti": ""}}', 'timeZones must be'],
    ['{"timeZones": {"Haïti": "-05:00"}}', 'timeZones must be'],
    ['{"timeZones": {"Mali": "Africa/Bamako", "Haïti": "America/Port-Royal"}}', 'timeZones must be'],
    ['{"lacks": "Query.readDispatchedParts"}', 'lacks must be a list of extensions of the schema'],
    ['{"lacks": ["Query.readWholesalers"]}', 'lacks must be'],
  ])('%s is refused with the reason', async (text, why) => {
    const { settings } = from(text);
    await expect(settings).rejects.toThrow(SettingsError);
    await expect(settings).rejects.toThrow(why);
  });

  test('that cannot be loaded is an error', async () => {
    const missing = loadSettings(() => Promise.resolve(new Response('', { status: 404 })));
    await expect(missing).rejects.toThrow('/config.json: the server answered 404.');
    const unreachable = loadSettings(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(unreachable).rejects.toThrow('/config.json: no answer.');
  });
});
