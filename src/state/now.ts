import { useEffect, useState } from 'react';
import { useServices } from './services.tsx';

/** How often what is said about the present is said anew. */
const TICK = 30_000;

/** The present, in seconds since 1970, by the injected clock; moves on while the screen stays open. */
export function useNow(): number {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), TICK);
    return () => clearInterval(timer);
  }, [clock]);
  return Math.floor(now / 1000);
}
