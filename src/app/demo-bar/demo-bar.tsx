import { Trans, useLingui } from '@lingui/react/macro';
import { FlaskConical } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Demo } from '#demo/demo.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#lib/languages.ts';
import { Button } from '#ui/button/button.tsx';
import * as styles from './demo-bar.css.ts';

const Console = lazy(() => import('./console.tsx'));
const PlayerBar = lazy(() => import('./replay/player-bar.tsx').then(({ PlayerBar: Bar }) => ({ default: Bar })));
const RecorderBar = lazy(() => import('./replay/player-bar.tsx').then(({ RecorderBar: Bar }) => ({ default: Bar })));

/**
 * Says, out of the way, that this is a demo, and opens its console. Neither is hidden by a dialog of the page: what is
 * made to go wrong there is made so from here.
 */
export default function DemoBar({ demo }: { readonly demo: Demo }) {
  const { t } = useLingui();
  useOpeningSteps(demo);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [replay, setReplay] = useState(demo.replay);
  const [isRecording, setRecording] = useState(false);
  const { failure, faults } = useSyncExternalStore(demo.subscribe, demo.conditions);
  const isTroubled = failure !== 'none' || Object.keys(faults).length > 0 || demo.notices.length > 0;

  /** Puts away what took the place of the mark, and leads back to that. */
  function end(putAway: () => void) {
    putAway();
    setWasOpen(true);
  }

  if (replay) {
    return (
      <Suspense>
        <PlayerBar replay={replay} onEnd={() => end(() => setReplay(null))} />
      </Suspense>
    );
  }
  if (isRecording) {
    return (
      <Suspense>
        <RecorderBar demo={demo} onEnd={() => end(() => setRecording(false))} />
      </Suspense>
    );
  }
  if (isOpen) {
    return (
      <Suspense>
        <Console
          demo={demo}
          onClose={() => end(() => setOpen(false))}
          onRecord={() => {
            setOpen(false);
            setRecording(true);
          }}
        />
      </Suspense>
    );
  }
  return (
    <aside
      className={styles.mark}
      aria-label={t`Démonstration, réglages`}
      data-demo=""
      data-react-aria-top-layer="true"
    >
      <span className={styles.invented}>
        <Trans>Données inventées</Trans>
      </span>
      <Button
        size="small"
        icon={<FlaskConical />}
        data-alert={isTroubled}
        // Back where one left from.
        autoFocus={wasOpen}
        onPress={() => setOpen(true)}
      >
        <Trans>Démo</Trans>
      </Button>
    </aside>
  );
}

/** Does what the situation has the page do by itself. What it looks for and does not find, it leaves. */
function useOpeningSteps({ openingSteps }: Pick<Demo, 'openingSteps'>): void {
  const { i18n } = useLingui();
  const open = useEffectEvent(async (signal: AbortSignal) => {
    if (!openingSteps) return;
    const steps = await openingSteps(isLanguage(i18n.locale) ? i18n.locale : DEFAULT_LANGUAGE);
    const { performAll } = await import('./replay/perform.ts');
    await performAll(steps, signal);
  });
  useEffect(() => {
    const leaving = new AbortController();
    open(leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, []);
}
