import type { ActorOptions, AnyActorLogic } from 'xstate';
import { useDemo } from './services.tsx';

/** What a screen's machine is started with, so that the demo can show what it does; nothing in the live build. */
export function useInspection(): Pick<ActorOptions<AnyActorLogic>, 'inspect'> {
  const demo = useDemo();
  return __DEMO__ && demo ? { inspect: demo.inspect } : {};
}
