import { NotSent } from '#machines/operation/not-sent.ts';

/** A day was not saved, because its week is saved together, and another day could not be. */
export class HeldBack extends NotSent {
  /** The other days. */
  readonly waitsFor: readonly string[];
  constructor(waitsFor: readonly string[]) {
    super();
    this.waitsFor = waitsFor;
  }
}

/**
 * Has parts acted on together, once all are there: none is without the others.
 * @param names of all the parts
 * @returns takes each part, and resolves with the common result; rejects with the error of the part, or with {@link HeldBack}
 */
export function together<Part, Result>(
  names: readonly string[],
  act: (parts: ReadonlyMap<string, Part>) => Promise<Result>,
): (name: string, part: Promise<Part>) => Promise<Result> {
  const given = new Map<string, Promise<Part>>();
  const { promise: areGiven, resolve } = Promise.withResolvers<void>();
  const actTogether = async (): Promise<Result> => {
    await areGiven;
    const settled = await Promise.allSettled(
      [...given].map(async ([name, part]): Promise<readonly [string, Part]> => [name, await part]),
    );
    const failed = [...given.keys()].filter((_, index) => settled[index]?.status === 'rejected');
    if (failed.length > 0) throw new HeldBack(failed);
    return act(new Map(settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))));
  };
  const result = actTogether();
  // Where every part has its own error, nobody waits for it.
  result.catch(() => undefined);
  return async (name, part) => {
    given.set(name, part);
    if (given.size === names.length) resolve();
    await part;
    return result;
  };
}
