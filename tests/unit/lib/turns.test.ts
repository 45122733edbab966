import { expect, it } from 'vitest';
import { createTurns } from '#lib/turns.ts';

/** Takes turns by name, and says whose turn it was. */
function waiting(...names: readonly string[]) {
  const turns = createTurns();
  const called: string[] = [];
  const wait = (name: string) => turns.wait(() => called.push(name));
  return { called, wait, end: names.map(wait) };
}

it('calls the first at once, and the next when a turn ends', () => {
  const { called, end } = waiting('a', 'b', 'c');
  expect(called).toEqual(['a']);
  end[0]?.();
  expect(called).toEqual(['a', 'b']);
  end[1]?.();
  expect(called).toEqual(['a', 'b', 'c']);
});

it('leaves out who no longer waits', () => {
  const { called, end } = waiting('a', 'b', 'c');
  end[1]?.();
  expect(called).toEqual(['a']);
  end[0]?.();
  expect(called).toEqual(['a', 'c']);
});

it('lets who comes after the last turn begin at once', () => {
  const { called, wait, end } = waiting('a');
  end[0]?.();
  wait('b');
  expect(called).toEqual(['a', 'b']);
});

it('keeps the place of whoever comes during a turn, behind those that wait', () => {
  const { called, wait, end } = waiting('a', 'b');
  wait('c');
  end[0]?.();
  end[1]?.();
  expect(called).toEqual(['a', 'b', 'c']);
});

it('ends a turn once, however often that is said', () => {
  const { called, end } = waiting('a', 'b', 'c');
  end[0]?.();
  end[0]?.();
  expect(called).toEqual(['a', 'b']);
});
