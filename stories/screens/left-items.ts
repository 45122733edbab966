import { ITEM_VERSION, type OutboxItem, type OutboxOwner, ownerKey } from '#domain/outbox/item.ts';
import { itemID } from '#domain/outbox/queue.ts';
import { DEFAULT_NOW } from '#mocks/hosts/demo-config.ts';
import { withWorkDatabase } from '#state/work-database.ts';

const NOW = DEFAULT_NOW * 1000;
/** The delegate of the stories. */
export const OWNER: OutboxOwner = { memberID: 'user-cm-5', agencyID: 'cm', world: null };
const form = { editor: 'visit-report', subject: 'ewane 2026-11-19', value: {}, base: {}, href: '/app/programs/home' };

/** Puts items on the device, as an earlier page has left them. */
export function left(...items: readonly Partial<OutboxItem>[]) {
  return () =>
    withWorkDatabase(async (database) => {
      const { store, done } = database.transaction('outbox', 'readwrite');
      const stored = items.map((given, index): OutboxItem => {
        const owner = given.owner ?? OWNER;
        return {
          id: itemID(ownerKey(owner), index + 1, 'story'),
          version: ITEM_VERSION,
          kind: 'createVisitReport',
          owner,
          ownerName: 'Yannick Mbida',
          key: `key ${index}`,
          after: [],
          write: null,
          form,
          title: 'Dr Clarisse Ewane',
          day: '2026-11-19',
          state: 'waiting',
          tries: 1,
          queuedAt: NOW - 600_000,
          sentAt: NOW,
          error: null,
          ...given,
        };
      });
      await Promise.all([...stored.map((item) => store.put(item, item.id)), done]);
    });
}
