import { useEffect, useState } from 'react';
import { entranceAt, entranceHref, HOME } from '#routes/entrance.ts';
import type { ScreenRoute } from '#routes/rows.ts';
import { navigate, usePath } from '#state/location.ts';
import type { LoginEntry } from '#state/login-entry.ts';
import { RouteProvider } from '#state/route.tsx';
import { useSessionOrNobody, useSessionView } from '#state/session.tsx';
import type { SessionView } from '#state/session-handle.ts';
import type { AddressToken } from './address-token.ts';
import { Arrival } from './arrival.tsx';
import { insideCode } from './load-inside.ts';
import { Opening } from './pages/opening.tsx';
import { Loaded, Screen } from './screen.tsx';

/** The address of the host alone, by which most people come. */
const ROOT = '/';

/**
 * Shows the page of the current address. To somebody unknown the public pages are open as they are; the guard, the table of
 * routes and all else are loaded after the first of them.
 */
export function Router({ addressToken }: { readonly addressToken: AddressToken }) {
  const path = usePath();
  const session = useSessionOrNobody();
  const start = useSessionView(startOf);
  // Whoever came with a token stays behind the guard, which says so if it is refused.
  const [hasToken] = useState(addressToken.value !== undefined);
  const entrance = entranceAt(path);
  if (!hasToken && !session) {
    if (entrance) return <Entrance key={path} route={entrance} />;
    if (path === ROOT && start === 'reading') return <Opening />;
    if (path === ROOT && start === 'nobody') return <ToLogin />;
  }
  return <Loaded {...insideCode}>{({ default: { Inside } }) => <Inside addressToken={addressToken} />}</Loaded>;
}

/** What is known at the start: nothing yet, that nobody is signed in and nobody was, or more. */
function startOf(view: SessionView): 'reading' | 'nobody' | 'more' {
  if (view.matches('reading')) return 'reading';
  return view.matches('signedOut') && view.context.reason === 'none' ? 'nobody' : 'more';
}

function Entrance({ route }: { readonly route: ScreenRoute }) {
  return (
    <RouteProvider value={{ route, params: {}, returnPathOf: () => undefined }}>
      <Screen screen={route.screen} />
      <Arrival title={route.title} />
    </RouteProvider>
  );
}

/** Leads to the sign-in page, as the guard would. */
function ToLogin() {
  useEffect(() => {
    const state: LoginEntry = { reason: 'noSession', memberID: null };
    navigate(entranceHref('user_login', { to: HOME }), { replace: true, state });
  }, []);
  return <Opening />;
}
