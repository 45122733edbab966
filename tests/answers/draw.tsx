// Opens a screen of the application, answered at random.
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { connect } from '#app/connect.ts';
import { activateLanguage } from '#app/i18n.ts';
import { createMessages } from '#app/messages.tsx';
import { savePreferences } from '#app/preferences.ts';
import { DEFAULT_SETTINGS } from '#api/settings.ts';
import { isUserType, USER_TYPES } from '#domain/access/roles.ts';
import { clockStoppedAt } from '#lib/clock.ts';
import { LANGUAGES } from '#lib/languages.ts';
import { textStore } from '#lib/device/texts.ts';
import { createRandom, type Random } from '#mocks/seed/random.ts';
import { LATER_SCREENS } from '#routes/later-screens.ts';
import { fillPath } from '#routes/path.ts';
import { ROUTES, type ScreenRoute } from '#routes/table.ts';
import { forgetDrafts } from '#state/drafts.ts';
import { THEMES } from '#ui/theme/themes.ts';
import schema from '../../schema.graphql?raw';
import { AGENCY, createAnswers, idOf, NOW, readCall } from './answers.ts';

/** Every built screen, with its addresses in all trees. */
export const SCREENS: ReadonlyMap<string, readonly ScreenRoute[]> = Map.groupBy(
  ROUTES.filter((route) => route.kind === 'screen').filter(
    ({ screen }) => screen === 'login' || LATER_SCREENS.has(screen),
  ),
  ({ screen }) => screen,
);

const answer = createAnswers(schema);

/** Nothing is stored on the device between two draws. */
const store = textStore(() => {
  throw new Error('Nothing is stored.');
});

export interface Opened {
  readonly address: string;
  /** The requests that the schema does not allow. */
  readonly faults: readonly string[];
  /** Resolves when everything was answered and shown. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a screen in one of its trees; the role, the language, the theme and all answers depend on the seed. */
export async function openScreen(screen: string, seed: number): Promise<Opened> {
  const random = createRandom(seed, screen);
  const route = random.pick(SCREENS.get(screen) ?? []);
  const role = isUserType(route.requiredType) ? route.requiredType : random.pick(USER_TYPES);
  const address = addressOf(route, random);
  let unanswered = 0;
  const faults: string[] = [];
  const send: typeof fetch = async (input, init) => {
    unanswered += 1;
    try {
      return Response.json(
        answer({ seed: `${seed} ${screen}`, role }, readCall(await new Request(input, init).json())),
      );
    } catch (error) {
      // The page takes it for a fault of the network, and says no more.
      faults.push(String(error));
      throw error;
    } finally {
      unanswered -= 1;
    }
  };
  const isSignedIn = route.requiredType !== null;
  const { api, session } = connect(DEFAULT_SETTINGS, {
    fetch: send,
    store: {
      read: () => (isSignedIn ? { token: 'token', agencyID: AGENCY.idAgency, remember: false } : null),
      write: () => ({ kind: 'stored' }),
      clear: () => undefined,
      watch: () => () => undefined,
    },
  });
  const preferences = { language: random.pick(LANGUAGES), direction: 'ltr', theme: random.pick(THEMES) } as const;
  savePreferences(preferences, store, document.documentElement);
  await activateLanguage(preferences.language);
  const before = location.href;
  history.replaceState(null, '', address);
  session.start();
  const messages = createMessages();
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(
    <App
      services={{
        api,
        clock: clockStoppedAt(NOW * 1000),
        demo: null,
        say: messages.say,
        session,
        settings: DEFAULT_SETTINGS,
      }}
      messages={messages}
      addressToken={{}}
      preferences={preferences}
      store={store}
    />,
  );
  const isQuiet = () => unanswered === 0 && element.querySelector('h1') !== null && !WAITING.test(element.textContent);
  return {
    address,
    faults,
    async settled() {
      // What an answer changes is shown, and asks for more, in the next frames.
      for (let quiet = 0; quiet < QUIET_FRAMES; quiet = isQuiet() ? quiet + 1 : 0) await nextFrame();
    },
    async close() {
      root.unmount();
      element.remove();
      session.stop();
      history.replaceState(null, '', before);
      await forgetDrafts(null);
    },
  };
}

const QUIET_FRAMES = 3;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** What the page says, in both languages, where a part of it waits. */
const WAITING = /(?:Chargement|Loading|Ouverture|Opening)…/;

/** The address of a route, with ids that the answers are likely to know. */
function addressOf({ path }: ScreenRoute, random: Random): string {
  const names = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name);
  return fillPath(path, Object.fromEntries(names.map((name) => [name, idOf(random.int(0, 2))])));
}
