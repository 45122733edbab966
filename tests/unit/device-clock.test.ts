import { i18n } from '@lingui/core';
import { beforeEach, expect, test } from 'vitest';
import { tellServerTime } from '#api/server-time.ts';
import { watchClock } from '../../src/app/shell/clock.ts';

const NOW = Date.UTC(2026, 10, 27, 21);
const [MINUTE, HOUR] = [60_000, 3_600_000];

let now = NOW;
let shown: string[] = [];

/** An answer that the server has made at the right time, while the device believes it is another. */
const answerAt = (off: number) => {
  now = NOW + off;
  tellServerTime(new Response(null, { headers: { Date: new Date(NOW).toUTCString() } }));
};

watchClock({
  clock: { now: () => now },
  messages: {
    keep(text) {
      shown.push(text);
      return () => {
        shown = shown.filter((each) => each !== text);
      };
    },
    say: { success: () => {}, info: () => {}, error: () => {} },
    shown: new Promise(() => {}),
  },
});

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'fr', messages: {} });
  answerAt(0);
});

test.each([
  [-24 * HOUR, 'retarde de 24 heures'],
  [22 * HOUR, 'avance de 22 heures'],
  [16 * MINUTE, 'avance de 16 minutes'],
  [-119 * MINUTE, 'retarde de 119 minutes'],
  [400 * 24 * HOUR, 'avance de 400 jours'],
])('a clock that is off by %d ms: %s', (off, words) => {
  answerAt(off);
  expect(shown).toHaveLength(1);
  expect(shown[0]).toContain(words);
});

test('it is said once, in other words when it is off by more, and withdrawn when the clock is right', () => {
  answerAt(-24 * HOUR);
  answerAt(-24 * HOUR);
  expect(shown).toHaveLength(1);
  answerAt(48 * HOUR);
  expect(shown).toHaveLength(1);
  expect(shown[0]).toContain('avance de 2 jours');
  answerAt(0);
  expect(shown).toEqual([]);
});

test('an answer that was long under way, or that tells no time, says nothing of the clock', () => {
  answerAt(14 * MINUTE);
  answerAt(-14 * MINUTE);
  now = NOW + 24 * HOUR;
  tellServerTime(new Response(null));
  tellServerTime(new Response(null, { headers: { Date: 'yesterday' } }));
  expect(shown).toEqual([]);
});
