import { Suspense, use, useLayoutEffect, useState } from 'react';
import { App } from '#app/app.tsx';
import { createMessages } from '#app/messages.tsx';
import type { Preferences } from '#app/preferences.ts';
import { DEFAULT_LANGUAGE, isDirection, isLanguage } from '#lib/languages.ts';
import { deviceTexts, STORAGE_KEYS, textStore } from '#lib/device/texts.ts';
import type { MenuDisplay } from '#machines/menu/menu.machine.ts';
import { themeOf } from '../globals.ts';
import { openStage, type StageOptions } from './open-stage.ts';

export interface StageProps extends StageOptions {
  /** A path of the application, made with `href`. */
  readonly address: string;
  /** The stored display of the menu; by default the one that fits the window. */
  readonly menu?: MenuDisplay;
}

interface Surroundings {
  readonly globals: Readonly<Record<string, unknown>>;
}

function preferencesOf(globals: Surroundings['globals']): Preferences {
  const { language, direction } = globals;
  return {
    theme: themeOf(globals),
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    direction: isDirection(direction) ? direction : 'ltr',
  };
}

/**
 * The real application at an address, with the demo server behind it; its links work. Screens read the address from the
 * page, so the page's address is replaced while the story is shown.
 */
export function Stage({ globals, ...props }: StageProps & Surroundings) {
  const preferences = preferencesOf(globals);
  const name = JSON.stringify([props, preferences]);
  return <Scene key={name} preferences={preferences} {...props} />;
}

type SceneProps = StageProps & { readonly preferences: Preferences };

function Scene({ preferences, address, menu, ...options }: SceneProps) {
  const [scene] = useState(() => ({ opening: openStage(options), messages: createMessages() }));
  // A layout effect, so that the address is set before the application first reads it.
  useLayoutEffect(() => {
    const before = location.href;
    const kept = deviceTexts.get(STORAGE_KEYS.menu);
    history.replaceState(null, '', address);
    if (menu !== undefined) deviceTexts.set(STORAGE_KEYS.menu, menu);
    const giveBack = () => history.replaceState(null, '', before);
    // Hot reloading may reload the page, which must then find the address of the story.
    import.meta.hot?.on('vite:beforeFullReload', giveBack);
    return () => {
      import.meta.hot?.off('vite:beforeFullReload', giveBack);
      giveBack();
      if (kept === null) deviceTexts.remove(STORAGE_KEYS.menu);
      else deviceTexts.set(STORAGE_KEYS.menu, kept);
    };
  }, [address, menu]);
  return (
    <Suspense>
      <Play scene={scene} preferences={preferences} />
    </Suspense>
  );
}

interface PlayProps {
  readonly scene: {
    readonly opening: ReturnType<typeof openStage>;
    readonly messages: ReturnType<typeof createMessages>;
  };
  readonly preferences: Preferences;
}

function Play({ scene: { opening, messages }, preferences }: PlayProps) {
  const services = use(opening);
  const [store] = useState(() =>
    textStore(() => {
      throw new Error('A story keeps nothing on the device.');
    }),
  );
  return (
    <App
      services={{ ...services, say: messages.say }}
      messages={messages}
      addressToken={{}}
      preferences={preferences}
      store={store}
    />
  );
}
