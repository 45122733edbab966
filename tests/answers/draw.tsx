// Opens a screen of the application, answered at random.
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { connect } from '#app/connect.ts';
import { activateLanguage } from '#app/i18n.ts';
import { createMessages } from '#app/messages.tsx';
import { type Preferences, savePreferences } from '#app/preferences.ts';
import { DEFAULT_SETTINGS } from '#api/settings.ts';
import { isUserType, type UserType, USER_TYPES } from '#domain/access/roles.ts';
import { clockStoppedAt } from '#lib/clock.ts';
import { LANGUAGES } from '#lib/languages.ts';
import { textStore } from '#lib/device/texts.ts';
import { createRandom, type Random } from '#mocks/seed/random.ts';
import { fillPath } from '#routes/path.ts';
import { ROUTES, type ScreenRoute } from '#routes/table.ts';
import { forgetWork } from '#state/forget-work.ts';
import { THEMES } from '#ui/theme/themes.ts';
import schema from '../../schema.graphql?raw';
import { AGENCY, ANYTHING, type Call, createAnswers, idOf, LONG, NOW, readCall } from './answers.ts';

/** Every screen but the page for errors, with its addresses in all trees. */
export const SCREENS: ReadonlyMap<string, readonly ScreenRoute[]> = Map.groupBy(
  ROUTES.filter((route) => route.kind === 'screen').filter(({ screen }) => screen !== 'error'),
  ({ screen }) => screen,
);

/** Ids up to this one are likely to be in the answers. */
const KNOWN = 3;

const anything = createAnswers(schema, ANYTHING);
const long = createAnswers(schema, LONG);

/** Every third seed has long lists. */
const answerOf = (seed: number) => (seed % 3 === 1 ? long : anything);

/** Nothing is stored on the device between two draws. */
const store = textStore(() => {
  throw new Error('Nothing is stored.');
});

/** The address that opens a screen, and who opens it. */
export interface Visit {
  readonly address: string;
  readonly role: UserType;
  readonly isSignedIn: boolean;
}

export interface Settling {
  /** For how long nothing may change. What an answer changes is shown, and asks for more, in the next frames. */
  readonly frames?: number;
  /** What has to have happened. */
  readonly until?: () => boolean;
  /** Whether the page may say that it waits. */
  readonly mayWait?: boolean;
}

export interface Opened {
  readonly address: string;
  readonly element: HTMLElement;
  /** The requests that the schema does not allow. */
  readonly faults: readonly string[];
  /** Resolves when everything was answered and shown. */
  readonly settled: (settling?: Settling) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Draws one of the trees and the addresses of a screen.
 * @param known from how many records the address may name one
 */
export function drawVisit(screen: string, random: Random, known: number): Visit {
  const route = random.pick(SCREENS.get(screen) ?? []);
  const role = isUserType(route.requiredType) ? route.requiredType : random.pick(USER_TYPES);
  const names = Array.from(route.path.matchAll(/:(\w+)/g), ([, name = '']) => name);
  const address = fillPath(route.path, Object.fromEntries(names.map((name) => [name, idOf(random.int(0, known - 1))])));
  return { address, role, isSignedIn: route.requiredType !== null };
}

/** Opens a screen in one of its trees; the role, the language, the theme and all answers depend on the seed. */
export function openScreen(screen: string, seed: number): Promise<Opened> {
  const random = createRandom(seed, screen);
  const visit = drawVisit(screen, random, KNOWN);
  const preferences = { language: random.pick(LANGUAGES), direction: 'ltr', theme: random.pick(THEMES) } as const;
  const caller = { seed: `${seed} ${screen}`, role: visit.role };
  const answer = answerOf(seed);
  return openPage(visit, preferences, (call) => Response.json(answer(caller, call)));
}

/** A call that is never answered. */
export const NEVER: Promise<never> = new Promise(() => {});

/** @param respond throws at a request that the schema does not allow */
export async function openPage(
  { address, isSignedIn }: Visit,
  preferences: Preferences,
  respond: (call: Call) => Response | typeof NEVER,
): Promise<Opened> {
  let unanswered = 0;
  const faults: string[] = [];
  const send: typeof fetch = async (input, init) => {
    unanswered += 1;
    try {
      const response = respond(readCall(await new Request(input, init).json()));
      if (response === NEVER) unanswered -= 1;
      return await response;
    } catch (error) {
      // The page takes it for a fault of the network, and says no more.
      faults.push(String(error));
      throw error;
    } finally {
      unanswered -= 1;
    }
  };
  const { api, session } = connect(DEFAULT_SETTINGS, {
    fetch: send,
    store: {
      read: () => (isSignedIn ? { token: 'token', agencyID: AGENCY.idAgency, remember: false } : null),
      write: () => ({ kind: 'stored' }),
      clear: () => undefined,
      note: () => undefined,
      recall: () => null,
      watch: () => () => undefined,
    },
  });
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
  return {
    address,
    element,
    faults,
    async settled({ frames = QUIET_FRAMES, until = () => true, mayWait = false } = {}) {
      const isWaiting = () => element.querySelector('h1') === null || WAITING.test(element.textContent);
      const isQuiet = () => unanswered === 0 && until() && (mayWait || !isWaiting());
      for (let quiet = 0; quiet < frames; quiet = isQuiet() ? quiet + 1 : 0) await nextFrame();
    },
    async close() {
      root.unmount();
      element.remove();
      session.stop();
      history.replaceState(null, '', before);
      await forgetWork(null);
    },
  };
}

const QUIET_FRAMES = 3;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** What the page says, in both languages, where a part of it waits. */
export const WAITING = /(?:Chargement|Loading|Ouverture|Opening)…/;
