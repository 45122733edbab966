import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { hasRight } from '#domain/access/rights.ts';
import { useAgencyZone } from './agencies.tsx';
import type { DayPackActor, DayReads } from './day-pack-keeper.ts';
import { useInspection } from './inspection.ts';
import type { KeptReads } from './kept-reads.ts';
import { useServices } from './services.tsx';
import { useSession } from './session.tsx';

const DayPackContext = createContext<DayPackActor | null>(null);

/** The day that is read ahead; `null` for who has none, where the device keeps nothing, and until its code is there. */
export const useDayPack = (): DayPackActor | null => use(DayPackContext);

export interface DayPackProviderProps {
  readonly reads: KeptReads;
  readonly dayReads: () => Promise<DayReads>;
  readonly children: ReactNode;
}

/** Reads ahead the day of whoever visits customers, whatever page is open. */
export function DayPackProvider({ reads, dayReads, children }: DayPackProviderProps) {
  const { api, clock } = useServices();
  const session = useSession();
  const { userType, acl } = session;
  const zone = useAgencyZone();
  const queries = useQueryClient();
  const { inspect } = useInspection();
  const hasDays =
    reads.isKeeping && (userType === 'Delegue' || userType === 'Supervisor') && hasRight('viewOwnSchedule', acl);
  const [pack, setPack] = useState<DayPackActor | null>(null);
  useEffect(() => {
    if (!hasDays || zone === null) return undefined;
    let isOver = false;
    let stop: (() => void) | undefined;
    const start = async () => {
      const { startDayPack } = await import('./day-pack-keeper.ts');
      if (isOver) return;
      const started = startDayPack({
        api,
        clock,
        session,
        zone,
        queries,
        reads,
        dayReads,
        ...(inspect && { inspect }),
      });
      ({ stop } = started);
      setPack(started.actor);
    };
    // Without its code nothing is read ahead.
    start().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
      setPack(null);
    };
  }, [api, clock, session, zone, hasDays, queries, reads, dayReads, inspect]);
  return <DayPackContext value={pack}>{children}</DayPackContext>;
}
