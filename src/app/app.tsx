import { msg } from '@lingui/core/macro';
import { I18nProvider as WordsProvider } from '@lingui/react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { I18nProvider as FormatsProvider, RouterProvider } from 'react-aria-components';
import { localeOf } from '#lib/languages.ts';
import type { TextStore } from '#lib/storage.ts';
import { navigate, outside } from '#state/location.ts';
import { PreferencesProvider } from '#state/preferences.tsx';
import { type Services, ServicesProvider } from '#state/services.tsx';
import { activateLanguage, i18n } from './i18n.ts';
import { MessageRegion, type Messages } from './messages.tsx';
import type { Offer } from './offer.ts';
import { keepPreferences, type Preferences } from './preferences.ts';
import { Router } from './router.tsx';

const LANGUAGE_FAILED = msg`La langue n’a pas pu être chargée`;

/** The demo's own bar; its code is in the demo build alone. */
const DemoBar = __DEMO__ ? lazy(() => import('./demo-bar/demo-bar.tsx')) : null;

export interface AppProps {
  readonly services: Services;
  readonly messages: Messages;
  readonly offer: Offer;
  readonly preferences: Preferences;
  readonly store: TextStore;
}

/** Everything a screen stands on, and the screens. */
export function App({ services, messages, offer, preferences: initial, store }: AppProps) {
  const [preferences, setPreferences] = useState(initial);
  const control = useMemo(
    () => ({
      preferences,
      prefer(changes: Partial<Preferences>) {
        const next = { ...preferences, ...changes };
        const show = () => {
          keepPreferences(next, store, document.documentElement);
          setPreferences(next);
        };
        if (next.language === preferences.language) show();
        else {
          // The words come first, so that no half-translated page is ever shown.
          activateLanguage(next.language).then(show, () => services.say.error(i18n._(LANGUAGE_FAILED)));
        }
      },
    }),
    [preferences, store, services],
  );
  return (
    <WordsProvider i18n={i18n}>
      <FormatsProvider locale={localeOf(preferences.language, preferences.direction)}>
        <RouterProvider navigate={(address) => navigate(address)} useHref={outside}>
          <PreferencesProvider value={control}>
            <ServicesProvider value={services}>
              <Router offer={offer} />
              <MessageRegion messages={messages} />
              {DemoBar && services.demo && (
                <Suspense>
                  <DemoBar demo={services.demo} />
                </Suspense>
              )}
            </ServicesProvider>
          </PreferencesProvider>
        </RouterProvider>
      </FormatsProvider>
    </WordsProvider>
  );
}
