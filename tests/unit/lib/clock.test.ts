import { describe, expect, it, vi } from 'vitest';
import { clockStartingAt, clockStoppedAt, systemClock } from '#lib/clock.ts';
import { looksLikeEmail } from '#lib/email.ts';

describe('clocks', () => {
  it('start at the given instant and run', () => {
    let elapsed = 500;
    const clock = clockStartingAt(1_000_000, () => elapsed);
    expect(clock.now()).toBe(1_000_000);
    elapsed += 1_234;
    expect(clock.now()).toBe(1_001_234);
  });

  it('are those of the system where nothing else is said', () => {
    vi.useFakeTimers({ now: 5_000_000, toFake: ['Date', 'performance'] });
    const started = clockStartingAt(42);
    vi.advanceTimersByTime(1_500);
    expect([systemClock.now(), started.now()]).toEqual([5_001_500, 1_542]);
    vi.useRealTimers();
  });

  it('can be stopped at an instant', () => {
    expect(clockStoppedAt(42).now()).toBe(42);
  });
});

describe('looksLikeEmail', () => {
  it.each(['fatou.diagne@tournee.example', ' a@b.co ', 'a+b@c-d.example'])('accepts %j', (text) => {
    expect(looksLikeEmail(text)).toBe(true);
  });
  it.each(['', 'fatou', 'fatou@', '@tournee.example', 'a b@c.example', 'a@b', 'a@@b.example', 'a@b.'])(
    'refuses %j',
    (text) => {
      expect(looksLikeEmail(text)).toBe(false);
    },
  );
});
