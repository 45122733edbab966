import { msg } from '@lingui/core/macro';
import { I18nProvider as WordsProvider } from '@lingui/react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { I18nProvider as FormatsProvider, RouterProvider } from 'react-aria-components';
import { localeOf } from '#lib/languages.ts';
import type { TextStore } from '#lib/device/texts.ts';
import { navigate, outside } from '#state/location.ts';
import { LocationProvider } from '#state/location-provider.tsx';
import { PreferencesProvider } from '#state/preferences.tsx';
import { type Services, ServicesProvider } from '#state/services.tsx';
import { activateLanguage, i18n } from './i18n.ts';
import { MessageRegion, type Messages } from './messages.tsx';
import type { AddressToken } from './address-token.ts';
import { savePreferences, type Preferences } from './preferences.ts';
import { Router } from './router.tsx';

const LANGUAGE_FAILED = msg`La langue n’a pas pu être chargée`;

/** The demo's bar; its code is only in the demo build. */
const DemoBar = __DEMO__ ? lazy(() => import('./demo-bar/demo-bar.tsx')) : null;

export interface AppProps {
  readonly services: Services;
  readonly messages: Messages;
  readonly addressToken: AddressToken;
  readonly preferences: Preferences;
  readonly store: TextStore;
}

/** The providers, the router and the toasts. */
export function App({ services, messages, addressToken, preferences: initial, store }: AppProps) {
  const [preferences, setPreferences] = useState(initial);
  const control = useMemo(
    () => ({
      preferences,
      prefer(changes: Partial<Preferences>) {
        const next = { ...preferences, ...changes };
        const show = () => {
          savePreferences(next, store, document.documentElement);
          setPreferences(next);
        };
        if (next.language === preferences.language) show();
        else {
          // The words are loaded first, so that no half-translated page is shown.
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
              <MessageRegion messages={messages} />
              <LocationProvider>
                <Router addressToken={addressToken} />
              </LocationProvider>
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
