import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Pause, Play, SkipForward, Square } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Demo } from '#demo/demo.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#lib/languages.ts';
import { newReplay, type Replay, describeStep } from '#demo/replay.ts';
import { saveFile } from '#state/save-file.ts';
import { useSessionOrNobody } from '#state/session.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';
import * as styles from './replay.css.ts';
import { createPlayer, SPEEDS } from './player.ts';
import { startRecorder } from './recorder.ts';

/** The caption of the current step, and the controls of the player. */
export function PlayerBar({ replay, onEnd }: { readonly replay: Replay; readonly onEnd: () => void }) {
  const { t, i18n } = useLingui();
  const [player] = useState(() => createPlayer(replay));
  const { status, at, step, element, speed } = useSyncExternalStore(player.subscribe, player.playing);
  useEffect(() => {
    player.play();
    return player.stop;
  }, [player]);
  const { bar, edge } = useFreeEdge(element);
  // A step without a caption keeps the previous one.
  const caption = replay.steps.slice(0, at + 1).findLast((one) => one.caption)?.caption ?? replay.title;
  return (
    <>
      {element && <Ring element={element} />}
      <aside
        ref={bar}
        className={styles.bar}
        aria-label={t`Rejeu`}
        data-edge={edge}
        data-demo=""
        data-react-aria-top-layer="true"
      >
        <p className={styles.caption} aria-live="polite">
          {status === 'failed' && step ? <Trans>Le parcours s’arrête ici : {describeStep(step)}</Trans> : caption}
        </p>
        <div className={styles.controls}>
          <span className={styles.count}>
            {at.toLocaleString(i18n.locale)} / {replay.steps.length.toLocaleString(i18n.locale)}
          </span>
          {status === 'playing' ? (
            <IconButton label={t`Pause`} onPress={player.pause}>
              <Pause />
            </IconButton>
          ) : (
            <IconButton label={t`Jouer`} onPress={player.play} isDisabled={status === 'done'}>
              <Play />
            </IconButton>
          )}
          <IconButton label={t`Étape suivante`} onPress={player.next} isDisabled={status === 'done'}>
            <SkipForward />
          </IconButton>
          <SegmentedControl
            label={t`Vitesse`}
            segments={SPEEDS.map((one) => ({ id: String(one), label: `×${one.toLocaleString(i18n.locale)}` }))}
            value={String(speed)}
            onChange={(chosen) => player.setSpeed(SPEEDS.find((one) => String(one) === chosen) ?? 1)}
          />
          <Button size="small" icon={<Square />} onPress={onEnd}>
            {status === 'done' ? <Trans>Fermer</Trans> : <Trans>Arrêter</Trans>}
          </Button>
        </div>
      </aside>
    </>
  );
}

/** The edge of the window for the bar. It changes when the bar would cover the element of a step. */
function useFreeEdge(element: HTMLElement | null) {
  const bar = useRef<HTMLElement>(null);
  const [edge, setEdge] = useState<'head' | 'foot'>('head');
  useEffect(() => {
    if (!element || !bar.current) return;
    const [one, other] = [element, bar.current].map((each) => each.getBoundingClientRect());
    const meets =
      one &&
      other &&
      one.top < other.bottom &&
      other.top < one.bottom &&
      one.left < other.right &&
      other.left < one.right;
    if (meets) setEdge((now) => (now === 'head' ? 'foot' : 'head'));
  }, [element]);
  return { bar, edge };
}

/** A ring around the element of a step, which follows it when the page moves. */
function Ring({ element }: { readonly element: HTMLElement }) {
  const [place, setPlace] = useState(() => element.getBoundingClientRect());
  useEffect(() => {
    let frame = requestAnimationFrame(function follow() {
      setPlace(element.getBoundingClientRect());
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [element]);
  const { left, top, width, height } = place;
  return (
    <div
      className={styles.ring}
      style={{ transform: `translate(${left}px, ${top}px)`, inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}

/** Records the user's actions until they end the recording, and saves it as a file. */
export function RecorderBar({ demo, onEnd }: { readonly demo: Demo; readonly onEnd: () => void }) {
  const { t, i18n } = useLingui();
  const session = useSessionOrNobody();
  const language = isLanguage(i18n.locale) ? i18n.locale : DEFAULT_LANGUAGE;
  const [{ recorder, start }] = useState(() => ({
    recorder: startRecorder(),
    start: demo.startOfReplay(session?.userType ?? null, language),
  }));
  const { length } = useSyncExternalStore(recorder.subscribe, recorder.steps);

  async function finish() {
    const steps = recorder.stop();
    const replay = newReplay({ title: t`Parcours enregistré`, ...(await start), steps });
    saveFile('parcours.json', new Blob([JSON.stringify(replay, null, 2)], { type: 'application/json' }));
    onEnd();
  }

  return (
    <aside className={styles.bar} aria-label={t`Enregistrement`} data-demo="" data-react-aria-top-layer="true">
      <p className={styles.caption} role="status">
        <Plural value={length} one="Enregistrement : # étape" other="Enregistrement : # étapes" />
      </p>
      <div className={styles.controls}>
        <Button size="small" icon={<Square />} autoFocus onPress={() => void finish()}>
          <Trans>Terminer et garder</Trans>
        </Button>
      </div>
    </aside>
  );
}
