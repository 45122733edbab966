import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

/** Types of a machine for `setup({ types })`. XState only reads the type, so an empty object will do, without a cast. */
export function typesOf<T extends object>(): Partial<T> {
  return {};
}

/**
 * Default implementation of an actor that the application must provide. It rejects, so that a machine started without the
 * actor ends in its failure state instead of waiting for ever.
 */
export function notProvided<TOutput, TInput extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<TOutput, TInput> {
  return fromPromise<TOutput, TInput>(() =>
    Promise.reject(new Error(`The actor "${name}" was not provided to the machine.`)),
  );
}

/** A state of an editor that holds something the server does not have: leaving the editor from it asks first. */
export const unsaved = <const Question extends string>(description: string, question: Question) =>
  ({ description, tags: 'unsaved', on: { cancel: { target: question } } }) as const;
