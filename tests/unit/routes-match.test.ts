import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchRoute } from '#routes/match.ts';
import { bySpecificity, fillPath } from '#routes/path.ts';
import { ROUTES } from '#routes/table.ts';

const AWKWARD = ['/', '%', '2', 'F', '.', '?', '#', '&', '+', ' ', ':', '*', '\\', 'é', '漢', '🧭'];

/** Any value of a parameter; characters that are special in an address are more frequent than by chance. */
const value = fc
  .oneof(fc.string({ unit: 'binary', minLength: 1 }), fc.string({ unit: fc.constantFrom(...AWKWARD), minLength: 1 }))
  .filter((text) => text !== '.' && text !== '..');

const screens = ROUTES.filter((route) => route.kind === 'screen');
const keysOf = (path: string) => path.match(/(?<=:)\w+/g) ?? [];

const filled = fc
  .constantFrom(...screens)
  .chain((route) =>
    fc
      .record(Object.fromEntries(keysOf(route.path).map((key) => [key, value])))
      .map((params) => ({ route, params, address: fillPath(route.path, params) })),
  );

describe('any parameter', () => {
  test('survives the round trip through an address', () => {
    fc.assert(
      fc.property(filled, ({ route, params, address }) => {
        expect(matchRoute(address)).toEqual({ kind: 'screen', route, params });
      }),
    );
  });

  test('survives the browser’s parsing of the address, with a query and a hash', () => {
    fc.assert(
      fc.property(filled, fc.webQueryParameters(), fc.webFragments(), ({ route, params, address }, query, hash) => {
        const url = new URL(`${address}?${query}#${hash}`, 'https://tournee.example');
        expect(matchRoute(url.pathname)).toEqual({ kind: 'screen', route, params });
        expect(matchRoute(url.pathname + url.search + url.hash)).toEqual({ kind: 'screen', route, params });
      }),
    );
  });
});

test('the matcher never throws', () => {
  const cut = filled.map(({ address }) => `${address}%`);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webPath(), cut), (text) => {
      expect(() => matchRoute(text)).not.toThrow();
      expect(() => matchRoute(`/boss/supervisor/${text}`)).not.toThrow();
    }),
  );
});

test.each([
  '/boss/supervisor/%',
  '/boss/supervisor/%E0%A4%A',
  '/boss/supervisor/%ff/visit-report',
  '/boss/administration/product/%zz',
  '/boss/supervisor/\uD800',
  '/boss/supervisor/.',
  '/boss/supervisor/%2e%2E/visit-report',
  '/boss//dashboard',
  '//boss/dashboard',
  '/boss/dashboard//',
  '/boss/dashboard/more',
  '/boss/supervisor',
  '/boss/supervisor/',
  '/bossy',
  '/landing',
  '/app/landing',
  'boss/dashboard',
])('%s is no address', (path) => {
  expect(matchRoute(path)).toBeNull();
});

test.each([
  ['', 'root'],
  ['/', 'root'],
  ['/boss/', 'boss'],
  ['/boss/dashboard/', 'boss_dashboard'],
  ['/boss/dashboard?token=x#y', 'boss_dashboard'],
  ['/Boss/Dashboard', 'boss_dashboard'],
  ['/supervisor/delegate', 'supervisor_delegate'],
  ['/supervisor/delegate/', 'supervisor_delegate'],
  // From the left, a fixed segment wins over a parameter.
  ['/pharmalaboboss/supervisor/delegate/7', 'pharma_labo_boss_user_delegate'],
  ['/pharmalaboboss/supervisor/delegate/visit-report', 'pharma_labo_boss_user_delegate'],
  ['/pharmalaboboss/supervisor/7/visit-report', 'pharma_labo_boss_user_supervisor_visit_report'],
  ['/pharmalaboboss/supervisor/delegate', 'pharma_labo_boss_user_supervisor'],
])('%s is %s', (path, name) => {
  expect(matchRoute(path)?.route.name).toBe(name);
});

test('a fixed segment sorts before a parameter, and that before an optional one', () => {
  const patterns = ['/a/:id?', '/a/:id', '/:x/b', '/a/b'];
  expect(patterns.toSorted(bySpecificity)).toEqual(['/a/b', '/a/:id', '/a/:id?', '/:x/b']);
});
