import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInside, safePath } from '#lib/safe-path.ts';

describe('isInside', () => {
  it.each([['/'], ['/user/login'], ['/boss/dashboard?year=2026#top'], ['/é ü']])('accepts %s', (path) => {
    expect(isInside(path)).toBe(true);
  });

  it.each([
    [''],
    ['boss'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['/boss\\dashboard'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['/..//evil.example'],
    ['https://evil.example'],
    ['javascript:alert(1)'],
  ])('refuses %j', (path) => {
    expect(isInside(path)).toBe(false);
  });
});

describe('safePath', () => {
  it.each([
    ['/boss/dashboard'],
    ['/regulatoryaffairsuser/administration/reminders?done=true&q=amm#haut'],
    ['/app/customer-card/healthworker/hw-ci-104'],
    ['/userless/page'],
  ])('accepts %s', (address) => {
    expect(safePath(address)).toBe(address);
  });

  it.each([
    [null],
    [undefined],
    [''],
    ['boss/dashboard'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['https://evil.example'],
    ['javascript:alert(1)'],
    ['/..//evil.example'],
    ['/./user/login'],
    ['/user'],
    ['/user/login?to=/boss'],
    ['/boss/../user/register'],
  ])('refuses %j', (address) => {
    expect(safePath(address)).toBeUndefined();
  });

  it('drops a token from the query', () => {
    expect(safePath('/boss/dashboard?token=secret&tab=1')).toBe('/boss/dashboard?tab=1');
  });

  it('never returns an address outside the application', () => {
    const nasty = fc.oneof(
      fc.string({ unit: fc.constantFrom('/', '\\', ':', '@', '.', '\t', '\n', '?', '#', 'e', '%', '2', 'F') }),
      fc.webUrl(),
      fc.webPath(),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(nasty, (text) => {
        const path = safePath(text);
        if (path === undefined) return;
        const there = new URL(path, 'https://app.example');
        expect(there.origin).toBe('https://app.example');
        expect(there.pathname).not.toMatch(/^\/user(\/|$)/);
        expect(there.searchParams.has('token')).toBe(false);
        expect(safePath(path)).toBe(path);
      }),
      { numRuns: 500 },
    );
  });
});
