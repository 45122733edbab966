import { useEffect, useState } from 'react';
import { useServices } from './services.tsx';

/** Milliseconds between updates. */
const TICK = 30_000;

/** The current time of the injected clock, in seconds since 1970; updated while the screen stays open. */
export function useNow(): number {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), TICK);
    return () => clearInterval(timer);
  }, [clock]);
  return Math.floor(now / 1000);
}
