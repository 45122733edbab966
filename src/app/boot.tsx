import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { type Api, createApi } from '#api/client.ts';
import { loadSettings, type Settings } from '#api/settings.ts';
import { systemClock } from '#lib/clock.ts';
import type { Demo } from '#demo/demo.ts';
import { textStore } from '#lib/storage.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { SessionActor } from '#state/session.tsx';
import { signIn } from '#state/sign-in.ts';
import '#ui/theme/global.css.ts';
import { App } from './app.tsx';
import { activateLanguage, withWords } from './i18n.ts';
import { createMessages } from './messages.tsx';
import { takeOffer } from './offer.ts';
import { BootFailed } from './pages/boot-failed.tsx';
import { keepPreferences, readPreferences } from './preferences.ts';
import { preloadOnIntent } from './preload.ts';
import { sessionActors } from './session-actors.ts';

/** Settings, language, demo or live, then the first page. */
export async function boot(element: HTMLElement, starting: Promise<Demo | null>): Promise<void> {
  const offer = takeOffer();
  const store = textStore(() => localStorage);
  const root = createRoot(element);
  const kept = readPreferences(store);
  const [settings, demo] = await Promise.allSettled([
    loadSettings(fetch, import.meta.env.BASE_URL),
    starting,
    // On their way meanwhile: most likely these are the words, and below they are waited for whatever they are.
    activateLanguage(kept.language),
  ]);
  const language = (demo.status === 'fulfilled' && demo.value?.config.lang) || kept.language;
  const preferences = { ...kept, language };
  keepPreferences(preferences, store, document.documentElement);
  await activateLanguage(language);
  if (settings.status === 'rejected' || demo.status === 'rejected') {
    const failed = settings.status === 'rejected' ? settings : demo;
    root.render(<BootFailed reason={failed.status === 'rejected' ? failed.reason : null} />);
    return;
  }

  const { api, session } = connect(settings.value, demo.value);
  preloadOnIntent(document);
  session.start();
  if (demo.value?.config.role) enterAs(demo.value, session);
  const messages = createMessages();
  root.render(
    <StrictMode>
      <App
        services={{
          api,
          clock: demo.value?.clock ?? systemClock,
          demo: demo.value,
          say: messages.say,
          session,
          settings: settings.value,
        }}
        messages={messages}
        offer={offer}
        preferences={preferences}
        store={store}
      />
    </StrictMode>,
  );
  whenIdle(() => {
    withWords('src/app/shell', import('./shell/offline.ts')).then(
      ({ watchNetwork }) => watchNetwork({ messages, hasServer: demo.value !== null }),
      // Its files did not arrive: next time, perhaps.
      () => undefined,
    );
  });
}

/** Safari knows no idle time. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(act) : setTimeout(act);

/** The session and the way to the server, which need each other: a call carries the token, and may end the session. */
function connect(settings: Settings, demo: Demo | null): { api: Api; session: SessionActor } {
  const api = createApi({
    settings,
    token: () => session.getSnapshot().context.session?.token ?? session.getSnapshot().context.candidate?.token ?? null,
    agency: () => session.getSnapshot().context.session?.agencyID ?? null,
    ...(demo && { fetch: demo.fetch, post: demo.post }),
    onUnauthorized: (token) => session.send({ type: 'session.expired', token }),
  });
  const session: SessionActor = createActor(
    sessionMachine.provide({ actors: sessionActors(api) }),
    demo ? { inspect: demo.inspect } : {},
  );
  return { api, session };
}

/** The demo's `?role=`: enters as its person, unless that person is already there. */
function enterAs(demo: Demo, session: SessionActor): void {
  const persona = demo.personas.find(({ userType }) => userType === demo.config.role);
  if (!persona) return;
  const subscription = session.subscribe((snapshot) => {
    if (snapshot.hasTag('busy')) return;
    subscription.unsubscribe();
    if (snapshot.context.session?.userType === persona.userType) return;
    void signIn(session, { email: persona.email, password: demo.password, remember: true });
  });
}
