import { describe, expect, test } from 'vitest';
import { checksOf } from './checks.ts';
import { type AnyModel, walkEveryEdge } from './harness.ts';
import { specificationOf } from './specification.ts';

/** Milliseconds: the largest machine has some ten thousand steps to tell, on a machine that does other things too. */
const PATIENCE = 90_000;

/** The tests every machine passes: it does what its specification says, and every check holds on every walk. */
export function verify(model: AnyModel): void {
  describe(`the ${model.name} machine`, { timeout: PATIENCE }, () => {
    const walks = walkEveryEdge(model);

    test('does what its specification says', async () => {
      await expect(specificationOf(model, walks)).toMatchFileSnapshot(`../../machines/${model.name}/${model.name}.md`);
    });

    test.each(Object.entries(checksOf(model, walks)))('%s', (_, broken) => {
      expect(broken()).toEqual([]);
    });
  });
}
