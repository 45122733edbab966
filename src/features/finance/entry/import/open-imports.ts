import { type ActorOptions, type ActorRefFrom, createActor } from 'xstate';
import { importMachine } from '#machines/import/import.machine.ts';
import type { ImportInput } from '#machines/import/import.types.ts';
import { importActors } from './import.actors.ts';

type ImportActor = ActorRefFrom<typeof importMachine>;

/**
 * What is being imported, by the name of the draft it is for. It outlives its page: one that is left by a link, by the
 * back button or with the session, and opened again, has every row that was mended.
 */
const open = new Map<string, ImportActor>();

/** Whether rows of a file were left there. */
export const isImportLeft = (draft: string): boolean => open.get(draft)?.getSnapshot().context.opened != null;

/** The import that is open, or a new one. */
export function openImport(
  draft: string,
  options: Pick<ActorOptions<typeof importMachine>, 'inspect'> & { readonly input: ImportInput },
): ImportActor {
  const left = open.get(draft);
  if (left) return left;
  const actor = createActor(importMachine.provide({ actors: importActors }), options);
  open.set(draft, actor);
  actor.subscribe({ complete: () => open.delete(draft) });
  return actor.start();
}
