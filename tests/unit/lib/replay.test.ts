import { describe, expect, test } from 'vitest';
import { isNamed, newReplay, readReplay, type ReplayStep } from '#demo/replay.ts';
import { LANGUAGES } from '#lib/languages.ts';
import { replayIn, REPLAYS, replayTextOf } from '#mocks/replays/index.ts';
import { reading } from '../../reading.ts';

const STEPS: readonly ReplayStep[] = [
  { do: 'see', role: 'heading', name: 'Rappels', caption: 'Le matin' },
  { do: 'press', role: 'button', name: 'Nouveau rappel', nth: 1 },
  { do: 'type', role: 'textbox', name: 'Nom', text: 'Appeler' },
  { do: 'key', key: 'Escape' },
  { do: 'file', name: 'a.pdf', type: 'application/pdf', content: '%PDF-' },
  { do: 'read', text: 'Réparties' },
  { do: 'arrive', path: '/boss/dashboard' },
];
const REPLAY = newReplay({
  title: 'Essai',
  opens: { role: 'Boss' },
  path: '/boss/dashboard?q=a',
  steps: STEPS,
  work: '{}',
});
const written = (changes: object) => JSON.stringify({ ...REPLAY, ...changes });

describe('a replay', () => {
  test('is read as it was written', () => {
    expect(readReplay(JSON.stringify(REPLAY))).toEqual({ replay: REPLAY });
  });

  test.for([
    ['no JSON', '{', { kind: 'notJson' }],
    ['a list', '[]', { kind: 'foreign' }],
    ['something else', '{"format":"tournee-journal"}', { kind: 'foreign' }],
    ['another version', written({ version: 2 }), { kind: 'version', version: '2' }],
    ['no title', written({ title: 1 }), { kind: 'incomplete' }],
    ['another host', written({ path: '//elsewhere.example' }), { kind: 'incomplete' }],
    ['work that is none', written({ work: {} }), { kind: 'incomplete' }],
    ['no steps', written({ steps: {} }), { kind: 'incomplete' }],
    ['an unknown deed', written({ steps: [STEPS[0], { do: 'burn' }] }), { kind: 'step', step: 2 }],
    ['an unknown role', written({ steps: [{ do: 'press', role: 'script', name: 'a' }] }), { kind: 'step', step: 1 }],
    ['nothing to be said', written({ steps: [{ do: 'read', text: ' ' }] }), { kind: 'step', step: 1 }],
    [
      'a way to another host',
      written({ steps: [{ do: 'arrive', path: 'https://elsewhere.example' }] }),
      { kind: 'step', step: 1 },
    ],
    [
      'a place that is none',
      written({ steps: [{ do: 'see', role: 'row', name: 'a', nth: -1 }] }),
      { kind: 'step', step: 1 },
    ],
  ] as const)('is refused for %s', ([, text, problem]) => {
    expect(readReplay(text)).toEqual({ problem });
  });

  test('names what it is about whatever the spaces, and what is long by its beginning', () => {
    expect(isNamed('button', 'Nouveau\u00A0rappel ', 'Nouveau rappel')).toBe(true);
    expect(isNamed('button', 'Nouveau rappel urgent', 'Nouveau rappel')).toBe(false);
    expect(isNamed('row', 'Tensorel 5 mg B/30 Brévane', 'Tensorel 5 mg')).toBe(true);
  });

  const shippedIn = REPLAYS.flatMap(({ id, languages }) =>
    (languages ?? LANGUAGES.slice(0, 1)).map((language) => ({ id, language })),
  );

  test.each(shippedIn)('$id is shipped, and can be played in $language', async ({ id, language }) => {
    const text = replayIn(language, reading('mocks/replays/*.json').text(`mocks/replays/${id}.json`));
    expect(readReplay(text)).toHaveProperty('replay.opens.lang', language);
    expect(await replayTextOf(id, language)).toBe(text);
  });
});
