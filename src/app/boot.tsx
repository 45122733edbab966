import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadSettings } from '#api/settings.ts';
import { systemClock } from '#lib/clock.ts';
import type { Language } from '#lib/languages.ts';
import type { Demo } from '#demo/demo.ts';
import { deviceTexts, STORAGE_KEYS, tabTexts } from '#lib/device/texts.ts';
import { whenIdle } from '#lib/idle.ts';
import { entranceAt, entranceHref, HOME } from '#routes/entrance.ts';
import { partsOf } from '#routes/screens.ts';
import { navigate, readLocation } from '#state/location.ts';
import type { LoginEntry } from '#state/login-entry.ts';
import type { SessionHandle } from '#state/session-handle.ts';
import { signIn } from '#state/sign-in.ts';
import '#ui/theme/global.css.ts';
import { takeAddressToken } from './address-token.ts';
import { App } from './app.tsx';
import type { SessionOptions } from './create-session.ts';
import { activateLanguage, withWords, wordsOf } from './i18n.ts';
import { lateSession, type LateSession } from './late-session.ts';
import { loadScreen } from './lazy-screen.ts';
import { preloadAt } from './load-inside.ts';
import { createMessages } from './messages.tsx';
import { BootFailed } from './pages/boot-failed.tsx';
import { savePreferences, readPreferences } from './preferences.ts';
import { preloadOnIntent } from './preload.ts';
import { apiOf, type Network } from './session-api.ts';

/**
 * Loads the settings, the language and, in the demo, its server; then renders the first page.
 * @param starting the demo's server, `null` in the live build
 */
export async function boot(element: HTMLElement, starting: Promise<Demo | null>): Promise<void> {
  const addressToken = takeAddressToken();
  const root = createRoot(element);
  const stored = readPreferences(deviceTexts);
  const isExpected =
    addressToken.value !== undefined || [tabTexts, deviceTexts].some((texts) => texts.get(STORAGE_KEYS.token));
  // Somebody is most likely signed in: what is behind the guard loads meanwhile.
  if (isExpected) {
    sessionCode().catch(() => undefined);
    preloadAt(readLocation().path);
  } else {
    void preloadLogin(stored.language);
  }
  const [settings, demo] = await Promise.allSettled([
    loadSettings(fetch, import.meta.env.BASE_URL),
    starting,
    // Loads meanwhile what is most likely the language. Below, the page waits for the language that it turns out to be.
    activateLanguage(stored.language),
  ]);
  const language = (demo.status === 'fulfilled' && demo.value?.config.lang) || stored.language;
  const preferences = { ...stored, language };
  savePreferences(preferences, deviceTexts, document.documentElement);
  await activateLanguage(language);
  if (settings.status === 'rejected' || demo.status === 'rejected') {
    const failed = settings.status === 'rejected' ? settings : demo;
    root.render(<BootFailed reason={failed.status === 'rejected' ? failed.reason : null} />);
    return;
  }

  if (__DEMO__ && demo.value?.isReset) {
    const { forgetWork } = await import('#state/forget-work.ts');
    await forgetWork(demo.value.world);
  }

  const { inspect, ...network } = demo.value ? networkOf(demo.value) : {};
  const clock = demo.value?.clock ?? systemClock;
  const api = apiOf(settings.value, () => session, network);
  const session: LateSession = lateSession(async () => {
    const { createSession } = await sessionCode();
    return createSession(api, { clock, ...(inspect && { inspect }) });
  }, isExpected);
  if (isExpected) session.actor().catch(() => undefined);
  if (demo.value?.config.role) enterAs(demo.value, session);
  const messages = createMessages();
  if (!isExpected) await openEntrance();
  // In slices: React renders in one piece what is no transition.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App
          services={{
            api,
            clock,
            demo: demo.value,
            say: messages.say,
            session,
            settings: settings.value,
          }}
          messages={messages}
          addressToken={addressToken}
          preferences={preferences}
          store={deviceTexts}
        />
      </StrictMode>,
    ),
  );
  whenIdle(() => {
    Promise.all([withWords('src/app/shell', import('./shell/watch.ts')), session.actor()]).then(
      ([{ watch }, actor]) => watch({ messages, clock, session: actor, hasServer: demo.value !== null }),
      // Without its files the page works, but says nothing of the network, of other tabs and of the device.
      () => undefined,
    );
  });
  preloadOnIntent(document);
}

/** What the sign-in page needs besides arrives with the settings, not once it is rendered. What fails is asked for again. */
async function preloadLogin(language: Language): Promise<void> {
  const { folder, load } = await partsOf('login');
  await Promise.allSettled([wordsOf(folder, language), load().then(({ preload }) => preload?.())]);
}

/**
 * Loads the public page that is asked for, so that the first page is rendered once, and whole. If its code does not arrive, it says
 * so itself. The address of the host alone, by which most people come, becomes that of the sign-in page; from others the guard leads
 * there.
 */
async function openEntrance(): Promise<void> {
  if (readLocation().path === '/') {
    const state: LoginEntry = { reason: 'noSession', memberID: null };
    navigate(entranceHref('user_login', { to: HOME }), { replace: true, state });
  }
  const entrance = entranceAt(readLocation().path);
  if (entrance) await loadScreen(entrance.screen).catch(() => undefined);
}

/** The session’s machine, which the sign-in page does not wait for. */
const sessionCode = () => import('./create-session.ts');

/** In the demo, the server in the page takes the place of the network, and the console follows the session. */
const networkOf = ({ fetch: send, post, inspect }: Demo): Network & SessionOptions => ({ fetch: send, post, inspect });

/**
 * The demo's `?role=`: signs in as the persona of that role, unless that persona is signed in already. Where another
 * one is, in this tab alone: several roles can be shown side by side.
 */
function enterAs(demo: Demo, session: SessionHandle): void {
  const persona = demo.personas.find(({ userType }) => userType === demo.config.role);
  if (!persona) return;
  const subscription = session.subscribe((snapshot) => {
    if (snapshot.hasTag('busy')) return;
    subscription.unsubscribe();
    const { session: stored } = snapshot.context;
    if (stored?.userType === persona.userType) return;
    void signIn(session, { email: persona.email, password: demo.password, remember: stored === null });
  });
}
