import { forgetDrafts } from './drafts.ts';
import { forgetPositions } from './kept-positions.ts';
import { forgetOutbox } from './outbox-store.ts';
import { forgetReads } from './reads-store.ts';

/** Deletes what waits on this device to be saved or sent, and what was read ahead: of one world of the demo, or of every world. */
export async function forgetWork(world: string | null): Promise<void> {
  await Promise.all([forgetDrafts(world), forgetOutbox(world), forgetPositions(world), forgetReads(world)]);
}
