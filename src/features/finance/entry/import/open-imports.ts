import { type ActorOptions, type ActorRefFrom, createActor } from 'xstate';
import { importMachine } from '#machines/import/import.machine.ts';
import type { ImportInput } from '#machines/import/import.types.ts';
import { importActors, type ReadHistory } from './import.actors.ts';

type ImportActor = ActorRefFrom<typeof importMachine>;

/**
 * Open imports, by the name of the draft they are for, until the page is closed or reloaded. Leaving the screen, by a
 * link, the back button or the end of the session, keeps every corrected row for when it is opened again.
 */
const open = new Map<string, ImportActor>();

/** Whether an import was left with rows of a file. */
export const isImportLeft = (draft: string): boolean => open.get(draft)?.getSnapshot().context.opened != null;

/** The open import of a draft, or a new one. */
export function openImport(
  draft: string,
  readHistory: ReadHistory,
  options: Pick<ActorOptions<typeof importMachine>, 'inspect'> & { readonly input: ImportInput },
): ImportActor {
  const left = open.get(draft);
  if (left) return left;
  const actor = createActor(importMachine.provide({ actors: importActors(readHistory) }), options);
  open.set(draft, actor);
  actor.subscribe({ complete: () => open.delete(draft) });
  return actor.start();
}
