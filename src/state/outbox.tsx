import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { fullName } from '#domain/people/person-name.ts';
import { markAllStale } from '#queries/refreshing-api.ts';
import { whenReread } from '#queries/when-reread.ts';
import { useInspection } from './inspection.ts';
import type { Outbox, OutboxView, Writers } from './outbox-keeper.ts';
import { useServices } from './services.tsx';
import { useSession } from './session.tsx';

const OutboxContext = createContext<Promise<Outbox> | null>(null);
const StartedContext = createContext<Outbox | null>(null);

const NOTHING: OutboxView = { items: [], unread: [], others: [], delivery: 'resting' };

/**
 * What the user has written and the server does not have. A form waits for it when it sends.
 * @throws {Error} outside of an `OutboxProvider`
 */
export function useOutboxToCome(): Promise<Outbox> {
  const outbox = use(OutboxContext);
  if (!outbox) throw new Error('useOutboxToCome must be used inside an OutboxProvider');
  return outbox;
}

/** The same, for who shows it; `null` until its code is there. */
export const useOutbox = (): Outbox | null => use(StartedContext);

/**
 * A part of what waits in the outbox; nothing until its code is there. A component renders again when that part has changed: a
 * page with a list need not know that sending begins.
 */
export function useOutboxView<TPart extends keyof OutboxView>(part: TPart): OutboxView[TPart] {
  const outbox = useOutbox();
  const subscribe = useCallback((listener: () => void) => outbox?.subscribe(listener) ?? (() => {}), [outbox]);
  return useSyncExternalStore(subscribe, () => (outbox?.getView() ?? NOTHING)[part]);
}

export interface OutboxProviderProps {
  readonly writers: Writers;
  readonly children: ReactNode;
}

/** Sends what whoever is signed in has written, whatever page is open. */
export function OutboxProvider({ writers, children }: OutboxProviderProps) {
  const { api, clock, demo, session, settings } = useServices();
  const { member, agencyID } = useSession();
  const { inspect } = useInspection();
  const ownerName = fullName(member) ?? (member.Email || member.ID);
  const memberID = member.ID;
  const world = demo?.world ?? null;
  const limit = settings.requestTimeout;
  const queries = useQueryClient();
  const [coming] = useState(() => Promise.withResolvers<Outbox>());
  const [started, setStarted] = useState<Outbox | null>(null);
  useEffect(() => {
    let isOver = false;
    let outbox: Outbox | null = null;
    const start = async () => {
      const { startOutbox } = await import('./outbox-keeper.ts');
      if (isOver) return;
      const owner = { memberID, agencyID, world };
      const reads = { onFound: () => markAllStale(queries), whenReread: () => whenReread(queries) };
      const isOwnersTurn = () => {
        const now = session.getSnapshot().context.session;
        return now?.member.ID === memberID && now.agencyID === agencyID;
      };
      const device = { clock, owner, ownerName, limit };
      outbox = startOutbox({ api, writers, ...device, ...reads, isOwnersTurn, ...(inspect && { inspect }) });
      coming.resolve(outbox);
      setStarted(outbox);
    };
    // Without its code nothing is queued: a form says that it could not send.
    start().catch((error: unknown) => coming.reject(error));
    coming.promise.catch(() => undefined);
    return () => {
      isOver = true;
      outbox?.stop();
    };
  }, [api, clock, memberID, agencyID, world, ownerName, writers, limit, queries, session, inspect, coming]);
  return (
    <OutboxContext value={coming.promise}>
      <StartedContext value={started}>{children}</StartedContext>
    </OutboxContext>
  );
}
