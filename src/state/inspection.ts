import type { ActorOptions, AnyActorLogic } from 'xstate';
import { useDemo } from './services.tsx';

/** Options for a screen's machine, so that the demo's console can show what it does; empty in the live build. */
export function useInspection(): Pick<ActorOptions<AnyActorLogic>, 'inspect'> {
  const demo = useDemo();
  return __DEMO__ && demo ? { inspect: demo.inspect } : {};
}
