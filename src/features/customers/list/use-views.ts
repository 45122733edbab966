import { useSyncExternalStore } from 'react';
import { deviceTexts, STORAGE_KEYS } from '#lib/device/texts.ts';
import { useSession } from '#state/session.tsx';
import { type NamedView, storedWith, viewsOf } from './views.ts';

const listeners = new Set<() => void>();

/** Listens for changes of this page and of other tabs. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const stored = () => deviceTexts.get(STORAGE_KEYS.customerViews);

/** The named views that this device keeps for the user in this agency (docs/rules/customers.md#named-views). */
export function useViews() {
  const { member, agencyID } = useSession();
  const owner = `${member.ID} ${agencyID}`;
  const views = viewsOf(useSyncExternalStore(subscribe, stored), owner);
  return {
    views,
    /** Changes them as they are now on the device, where another tab may have written. */
    change(act: (views: readonly NamedView[]) => readonly NamedView[]): void {
      const now = stored();
      deviceTexts.set(STORAGE_KEYS.customerViews, storedWith(now, owner, act(viewsOf(now, owner))));
      for (const listener of listeners) listener();
    },
  };
}
