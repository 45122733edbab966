import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { hasRight } from '#domain/access/rights.ts';
import { deviceTexts } from '#lib/device/texts.ts';
import { useAgencyZone } from './agencies.tsx';
import { useInspection } from './inspection.ts';
import { usePositions } from './positions.ts';
import { useServices } from './services.tsx';
import { useSession } from './session.tsx';
import type { Trail } from './trail-keeper.ts';

const TrailContext = createContext<Trail | null>(null);

/** The trail of whoever is signed in; `null` if none may be captured, and until its code is there. */
export const useTrail = (): Trail | null => use(TrailContext);

/** Keeps the trail of whoever is signed in, whatever page is open. Its code is loaded for those alone who may capture one. */
export function TrailProvider({ children }: { readonly children: ReactNode }) {
  const { api, clock, demo } = useServices();
  const { userType, member, agencyID, acl, modules } = useSession();
  const zone = useAgencyZone();
  const positions = usePositions();
  const { inspect } = useInspection();
  const isAllowed =
    (userType === 'Delegue' || userType === 'Supervisor') &&
    hasRight('createEditOwnDailySchedule', acl) &&
    hasRight('gpsAccess', acl, modules);
  const memberID = member.ID;
  const world = demo?.world ?? null;
  const [trail, setTrail] = useState<Trail | null>(null);
  useEffect(() => {
    if (!isAllowed || zone === null) return undefined;
    let isOver = false;
    let started: Trail | null = null;
    const start = async () => {
      const { startTrail } = await import('./trail-keeper.ts');
      if (isOver) return;
      const owner = { memberID, agencyID, world };
      started = startTrail({
        api,
        clock,
        positions,
        texts: deviceTexts,
        owner,
        zone,
        isAllowed,
        ...(inspect && { inspect }),
      });
      setTrail(started);
    };
    // Without its code the page works, and captures nothing.
    start().catch(() => undefined);
    return () => {
      isOver = true;
      started?.stop();
      setTrail(null);
    };
  }, [api, clock, positions, memberID, agencyID, world, zone, isAllowed, inspect]);
  return <TrailContext value={trail}>{children}</TrailContext>;
}
