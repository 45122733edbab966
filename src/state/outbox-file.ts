import { useLingui } from '@lingui/react/macro';
import { writeOutboxFile } from '#domain/outbox/file.ts';
import type { OutboxItem } from '#domain/outbox/item.ts';
import { useOutbox } from './outbox.tsx';
import { saveFile } from './save-file.ts';

/** The way of what waits into a file, which its owner can read back in the outbox. */
export function useOutboxFile() {
  const { t } = useLingui();
  const outbox = useOutbox();
  const save = (items: readonly OutboxItem[]): void =>
    saveFile(t`boîte d’envoi.json`, new Blob([writeOutboxFile(items)], { type: 'application/json' }));
  return {
    save,
    /** Takes an item out of the queue for good, once a file of it was written. */
    throwAway(item: OutboxItem): void {
      save([item]);
      void outbox?.takeBack(item.id, []);
    },
  };
}
