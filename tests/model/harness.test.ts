import { setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { typesOf } from '#machines/setup.ts';
import { marksIn, specificationOf } from './specification.ts';
import { waysIn } from './told-paths.ts';
import { declaredTransitions, defineModel, inWords, isPlayable, pathsOf, takenOn, walkEveryEdge } from './harness.ts';

/** A lamp with everything a machine can have: branches, a delay, an eventless transition, a branch nobody can take. */
const lamp = setup({
  types: typesOf<{ context: { broken: boolean }; input: { broken: boolean }; events: { type: 'press' } }>(),
  guards: { isBroken: ({ context }) => context.broken, isHaunted: () => false },
  delays: { patience: 1000 },
}).createMachine({
  id: 'lamp',
  context: ({ input }) => input,
  initial: 'off',
  states: {
    off: {
      description: 'it is dark',
      on: {
        press: [{ guard: 'isBroken', target: 'dead' }, { guard: 'isHaunted', target: 'dead' }, { target: 'glowing' }],
      },
    },
    glowing: { always: { target: 'on' } },
    on: { description: 'it is light', after: { patience: { target: 'off' } }, on: { press: { target: 'off' } } },
    dead: { description: 'it is broken', type: 'final' },
  },
});

const model = defineModel({
  name: 'lamp',
  machine: lamp,
  starts: { 'a good lamp': { broken: false }, 'a broken lamp': { broken: true } },
  events: { 'somebody presses': { type: 'press' }, 'time passes': { type: 'xstate.after.patience.lamp.on' } },
  situation: ({ broken }) => broken,
  words: {
    title: 'A lamp',
    about: 'It stands on a table.',
    conditions: { isBroken: ['it is broken', 'it is whole'] },
    facts: { broken: ['it is thrown away'] },
  },
  playable: ({ event }) => event.type === 'press',
  invariants: {},
});

describe('the harness', () => {
  test('names every transition of a machine', () => {
    expect(declaredTransitions(lamp)).toEqual([
      'lamp.off: press (branch 1) → lamp.dead',
      'lamp.off: press (branch 2) → lamp.dead',
      'lamp.off: press (branch 3) → lamp.glowing',
      'lamp.glowing: always → lamp.on',
      'lamp.on: press → lamp.off',
      'lamp.on: xstate.after.patience.lamp.on → lamp.off',
    ]);
  });

  test('takes all that can be taken, and leaves the one that cannot', () => {
    const taken = new Set(walkEveryEdge(model).flatMap(takenOn));
    expect(declaredTransitions(lamp).filter((transition) => !taken.has(transition))).toEqual([
      'lamp.off: press (branch 2) → lamp.dead',
    ]);
  });

  test('puts it in words, what can be played first', () => {
    const paths = pathsOf(model);
    expect(paths.map((path) => isPlayable(model, path))).toEqual([true, true, false]);
    expect(
      paths.map(({ start, initial, steps }) => [start, inWords(initial), ...steps.map(({ after }) => inWords(after))]),
    ).toEqual([
      ['a good lamp', 'it is dark', 'it is light', 'it is dark'],
      ['a broken lamp', 'it is dark', 'it is broken'],
      ['a good lamp', 'it is dark', 'it is light', 'it is dark'],
    ]);
  });
});

describe('a specification', () => {
  const specification = specificationOf(model, walkEveryEdge(model));

  test('says when an event leads to which of several ends', () => {
    expect(specification).toContain('| somebody presses, if it is broken | **it is broken** |  |');
    expect(specification).toContain('| somebody presses, if it is whole | **it is light** | waits 1 s at most |');
  });

  test('gives back the ways of its paths', () => {
    expect(waysIn(specification)).toEqual(
      pathsOf(model).map(({ start, steps }) => ({ start, words: steps.map(({ words }) => words) })),
    );
    expect(marksIn(specification)).toHaveLength(3);
  });
});
