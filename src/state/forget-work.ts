import { forgetDrafts } from './drafts.ts';
import { forgetPositions } from './kept-positions.ts';
import { forgetOutbox } from './outbox-store.ts';

/** Deletes what waits on this device to be saved or sent: of one world of the demo, or of every world. */
export async function forgetWork(world: string | null): Promise<void> {
  await Promise.all([forgetDrafts(world), forgetOutbox(world), forgetPositions(world)]);
}
