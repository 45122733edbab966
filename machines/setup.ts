import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

/** Tells `setup()` the types of a machine. It reads the type alone, so there is nothing to make and nothing to cast. */
export function typesOf<T extends object>(): Partial<T> {
  return {};
}

/**
 * The default of an effect that the application provides: it rejects, so that a machine started without it says so
 * in its own failure state instead of waiting for ever.
 */
export function notProvided<TOutput, TInput extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<TOutput, TInput> {
  return fromPromise<TOutput, TInput>(() =>
    Promise.reject(new Error(`The actor "${name}" was not provided to the machine.`)),
  );
}
