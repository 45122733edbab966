import { Trans, useLingui } from '@lingui/react/macro';
import { FlaskConical } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Demo } from '#demo/demo.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#lib/languages.ts';
import { Button } from '#ui/button/button.tsx';
import { BarBoundary } from './bar-boundary.tsx';
import * as styles from './demo-bar.css.ts';
import { Notices } from './notices.tsx';

const Console = lazy(() => import('./console.tsx'));
const PlayerBar = lazy(() => import('./replay/player-bar.tsx').then(({ PlayerBar: Bar }) => ({ default: Bar })));
const RecorderBar = lazy(() => import('./replay/player-bar.tsx').then(({ RecorderBar: Bar }) => ({ default: Bar })));

/**
 * A mark that says that this is a demo, and opens the console. Both stay above the dialogs of the page, so that faults can
 * be provoked while a dialog is open.
 */
export default function DemoBar({ demo }: { readonly demo: Demo }) {
  return (
    <BarBoundary>
      <Mark demo={demo} />
    </BarBoundary>
  );
}

function Mark({ demo }: { readonly demo: Demo }) {
  const { t } = useLingui();
  useOpeningSteps(demo);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [replay, setReplay] = useState(demo.replay);
  const [isRecording, setRecording] = useState(false);
  const { failure, faults } = useSyncExternalStore(demo.subscribe, demo.conditions);
  const deviceFaults = useSyncExternalStore(demo.device.subscribe, demo.device.faults);
  const notices = useSyncExternalStore(demo.subscribe, () => demo.notices);
  const needsAttention =
    failure !== 'none' || Object.keys(faults).length + deviceFaults.length > 0 || notices.length > 0;

  /** Closes what replaced the mark, and returns the focus to it. */
  function end(close: () => void) {
    close();
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
      <Notices notices={notices} />
      <span className={styles.invented}>
        <Trans>Données inventées</Trans>
      </span>
      <Button
        size="small"
        icon={<FlaskConical />}
        data-alert={needsAttention}
        autoFocus={wasOpen}
        onPress={() => setOpen(true)}
      >
        <Trans>Démo</Trans>
      </Button>
    </aside>
  );
}

/** Performs the steps of the situation. Errors, such as an element that is not found, are ignored. */
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
