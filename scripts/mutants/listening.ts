// Learns which functions each test calls, and remembers it in `.cache` as long as nothing changes that the test reaches.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wrap } from 'comlink';
import type { File } from '../inputs.ts';
import { ROOT } from '../tools.mjs';
import { type Called, functionAround } from './calls.ts';
import type { Listener } from './calls-worker.ts';
import type { Mutant } from './mutate.ts';
import { ENDLESS, place } from './place.ts';

const KEPT = path.join(ROOT, '.cache', 'calls.json');

interface Calls {
  readonly inputs: string;
  /** `null`: the test judges nothing, since it fails without a mutant. */
  readonly called: readonly Called[] | null;
}

function kept(): Record<File, Calls> {
  try {
    const calls: Record<File, Calls> = JSON.parse(readFileSync(KEPT, 'utf8'));
    return calls;
  } catch {
    return {};
  }
}

export interface Listening {
  /** Those of the tests that call the function that a mutant is in. */
  readonly callersAmong: (tests: readonly File[], mutant: Mutant) => Promise<readonly File[]>;
  readonly dismiss: () => Promise<void>;
}

export function listening(inputsOf: (test: File) => string): Listening {
  const listener = place('calls-worker.ts', (endpoint) => wrap<Listener>(endpoint).callsOf);
  const calls = kept();
  const known = new Map<File, Promise<ReadonlySet<Called> | null>>();
  let last: Promise<unknown> = Promise.resolve();

  async function learn(test: File): Promise<ReadonlySet<Called> | null> {
    const inputs = inputsOf(test);
    if (calls[test]?.inputs !== inputs) {
      // One after the other.
      const turn = last.then(async () => listener.judge(test));
      last = turn;
      const called = await turn;
      if (called === ENDLESS) throw new Error(`${test} never ends.`);
      if (called === null) console.log(`${test} fails without a mutant, and judges nothing.`);
      calls[test] = { inputs, called };
      mkdirSync(path.dirname(KEPT), { recursive: true });
      writeFileSync(KEPT, JSON.stringify(calls));
    }
    const called = calls[test]?.called;
    return called ? new Set(called) : null;
  }

  return {
    async callersAmong(tests, mutant) {
      const around = functionAround(mutant, readFileSync(path.join(ROOT, mutant.file), 'utf8'));
      const callers: File[] = [];
      for (const test of tests) {
        const learning = known.get(test) ?? learn(test);
        known.set(test, learning);
        const called = await learning;
        if (called && (around === null || called.has(around))) callers.push(test);
      }
      return callers;
    },
    dismiss: listener.dismiss,
  };
}
