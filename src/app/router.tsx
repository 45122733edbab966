import { memo, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { entranceAt } from '#routes/entrance.ts';
import type { ScreenRoute } from '#routes/rows.ts';
import { usePath } from '#state/location.ts';
import { RouteProvider } from '#state/route.tsx';
import { useSessionOrNobody } from '#state/session.tsx';
import type { AddressToken } from './address-token.ts';
import { Arrival } from './arrival.tsx';
import { insideCode } from './load-inside.ts';
import { Loaded, Screen } from './screen.tsx';

/**
 * Shows the page of the current address. To somebody unknown the public pages are open as they are; the guard, the table of
 * routes and all else are loaded after the first of them.
 */
export function Router({ addressToken }: { readonly addressToken: AddressToken }) {
  const path = usePath();
  const session = useSessionOrNobody();
  // The page where somebody has signed in stays until the frame of the next one is rendered, in slices.
  const isEntering = useDeferredValue(session) === null && session !== null;
  // Whoever came with a token stays behind the guard, which says so if it is refused.
  const [hasToken] = useState(addressToken.value !== undefined);
  const entrance = hasToken ? undefined : entranceAt(path);
  const enter = useEffectEvent(() => {
    // If its code is not there yet, the guard leads on once it is.
    const { outcome } = insideCode.load();
    if (entrance && session && outcome && 'value' in outcome) outcome.value.default.enter(entrance, session);
  });
  useEffect(() => {
    if (isEntering) enter();
  }, [isEntering]);
  if (entrance && (!session || isEntering)) return <Entrance key={path} route={entrance} />;
  return <Loaded {...insideCode}>{({ default: { Inside } }) => <Inside addressToken={addressToken} />}</Loaded>;
}

/** Memoised: who has signed in changes nothing here. */
const Entrance = memo(function Entrance({ route }: { readonly route: ScreenRoute }) {
  return (
    <RouteProvider value={{ route, params: {}, returnPathOf: () => undefined }}>
      <Screen screen={route.screen} />
      <Arrival title={route.title} />
    </RouteProvider>
  );
});
