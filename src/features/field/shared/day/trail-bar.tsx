import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Eye, Pause, Play, Route, Square } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { captureFault } from '#domain/field/capture.ts';
import type { TrailSnapshot } from '#machines/trail/trail.machine.ts';
import type { TrailEvent } from '#machines/trail/trail.types.ts';
import { useFormat } from '#state/format.ts';
import { openDialog } from '#state/query-params.ts';
import { useTrail } from '#state/trail.tsx';
import type { Trail } from '#state/trail-keeper.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogFooter } from '#ui/dialog/dialog.tsx';
import * as styles from './trail-bar.css.ts';

/** The trail of today in words, with what can be done about it; nothing for who has none. */
export function TrailBar() {
  const trail = useTrail();
  return trail && <Bar trail={trail} />;
}

function Bar({ trail: { actor, outbox } }: { readonly trail: Trail }) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (current) => current);
  const { waiting, delivery, isKept } = useSyncExternalStore(outbox.subscribe, outbox.getState);
  const send = (event: TrailEvent) => actor.send(event);
  const words = useStateWords(snapshot);
  const { kept, left, last } = snapshot.context;
  // A trail that ended with its day is no trail of today.
  const isOver = snapshot.matches('ended') && snapshot.context.ending === 'day';
  const hasTrail = !snapshot.matches('off') && !snapshot.matches('opening') && !isOver;
  const sentences = [
    words,
    hasTrail && kept > 0 && t`${plural(kept, { one: '# position', other: '# positions' })}`,
    waiting > 0 && t`${plural(waiting, { one: '# à envoyer', other: '# à envoyer' })}`,
  ].filter((sentence) => sentence !== false);
  const isVague = left !== null && captureFault(left, last) === 'accuracy';
  const accuracy = Math.round(left?.accuracy ?? 0);
  return (
    <section className={styles.bar} aria-label={t`Itinéraire du jour`}>
      <Route className={styles.icon} data-on={snapshot.hasTag('watching')} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.state} role="status">
          {sentences.join(' · ')}
        </p>
        {isVague && (
          <p className={styles.note}>
            <Trans>La dernière position est trop vague ({accuracy} m près) : elle n’est pas gardée.</Trans>
          </p>
        )}
        <Remedy snapshot={snapshot} />
        {delivery === 'later' && (
          <p className={styles.note}>
            <Trans>
              L’envoi n’aboutit pas pour l’instant : vos positions attendent sur cet appareil, et repartent seules.
            </Trans>
          </p>
        )}
        {delivery === 'refused' && (
          <p className={styles.note}>
            <Trans>
              Le serveur ne prend pas vos positions : elles restent sur cet appareil. Parlez-en à votre superviseur.
            </Trans>
          </p>
        )}
        {!isKept && waiting > 0 && (
          <p className={styles.note}>
            <Trans>Cet appareil ne les garde pas : elles durent le temps de cette page.</Trans>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Actions snapshot={snapshot} send={send} />
        <Button size="small" variant="ghost" icon={<Eye />} onPress={() => openDialog({ trail: '1' })}>
          <Trans>Ce que voit mon superviseur</Trans>
        </Button>
      </div>
      <Consent isOpen={snapshot.matches('asking')} send={send} />
    </section>
  );
}

/** « Itinéraire en cours depuis 08:12 » */
function useStateWords(snapshot: TrailSnapshot): string {
  const { t } = useLingui();
  const format = useFormat();
  const { since, ending } = snapshot.context;
  const time = format.time(since);
  if (snapshot.matches('opening')) return t`Itinéraire…`;
  if (snapshot.matches('elsewhere')) return t`Itinéraire en cours dans un autre onglet`;
  if (snapshot.matches('paused')) return t`Itinéraire en pause`;
  if (snapshot.matches('ended')) {
    if (ending === 'day') return t`L’itinéraire d’hier s’est terminé à minuit`;
    return ending === 'refused' ? t`Itinéraire arrêté` : t`Itinéraire terminé`;
  }
  if (!snapshot.matches('capturing')) return t`Votre itinéraire n’est pas relevé`;
  if (snapshot.matches({ capturing: 'refused' })) return t`Itinéraire sans position`;
  if (snapshot.matches({ capturing: { watching: 'lost' } })) return t`Itinéraire en cours, sans position`;
  if (snapshot.matches({ capturing: { watching: 'following' } })) return t`Itinéraire en cours depuis ${time}`;
  return t`Itinéraire en cours, recherche de votre position…`;
}

/** What helps while the device gives no position. */
function Remedy({ snapshot }: { readonly snapshot: TrailSnapshot }): ReactNode {
  if (!snapshot.matches('capturing')) return null;
  const { reason } = snapshot.context;
  if (reason === null) return null;
  return (
    <p className={styles.note}>
      {reason === 'denied' && (
        <Trans>Le navigateur refuse la position. Autorisez-la dans ses réglages pour ce site, puis réessayez.</Trans>
      )}
      {reason === 'unavailable' && (
        <Trans>
          L’appareil ne trouve pas sa position. Vérifiez que la localisation est active, ou sortez à découvert.
        </Trans>
      )}
      {reason === 'timeout' && <Trans>La position n’est pas venue à temps. Elle est demandée de nouveau.</Trans>}
    </p>
  );
}

interface ActionsProps {
  readonly snapshot: TrailSnapshot;
  readonly send: (event: TrailEvent) => void;
}

function Actions({ snapshot, send }: ActionsProps) {
  const isCapturing = snapshot.matches('capturing');
  const isPaused = snapshot.matches('paused');
  const isWithout = snapshot.matches({ capturing: 'refused' }) || snapshot.matches({ capturing: { watching: 'lost' } });
  return (
    <>
      {snapshot.matches('off') && (
        <Button size="small" icon={<Play />} onPress={() => send({ type: 'start' })}>
          <Trans>Commencer</Trans>
        </Button>
      )}
      {snapshot.matches('ended') && (
        <Button size="small" icon={<Play />} onPress={() => send({ type: 'start' })}>
          {snapshot.context.ending === 'day' ? <Trans>Commencer</Trans> : <Trans>Recommencer</Trans>}
        </Button>
      )}
      {isWithout && (
        <Button size="small" onPress={() => send({ type: 'retry' })}>
          <Trans>Réessayer</Trans>
        </Button>
      )}
      {isCapturing && (
        <Button size="small" icon={<Pause />} onPress={() => send({ type: 'pause' })}>
          <Trans>Mettre en pause</Trans>
        </Button>
      )}
      {isPaused && (
        <Button size="small" variant="primary" icon={<Play />} onPress={() => send({ type: 'resume' })}>
          <Trans>Reprendre</Trans>
        </Button>
      )}
      {snapshot.matches('elsewhere') && (
        <Button size="small" icon={<Play />} onPress={() => send({ type: 'resume' })}>
          <Trans>Continuer ici</Trans>
        </Button>
      )}
      {(isCapturing || isPaused) && (
        <Button size="small" icon={<Square />} onPress={() => send({ type: 'end' })}>
          <Trans>Terminer</Trans>
        </Button>
      )}
    </>
  );
}

/** Our own words before those of the browser: docs/rules/field-work.md#trail-consent. */
function Consent({ isOpen, send }: { readonly isOpen: boolean; readonly send: (event: TrailEvent) => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={() => send({ type: 'decline' })}
      size="small"
      title={<Trans>Relever votre itinéraire aujourd’hui ?</Trans>}
      subtitle={
        <Trans>
          Tant que Tournée est ouverte, vos positions sont relevées environ tous les 200 mètres. Votre superviseur et la
          direction voient votre itinéraire du jour. Vous pouvez le mettre en pause ou le terminer à tout moment ; il
          s’arrête de lui-même à minuit, et la question vous est posée de nouveau demain.
        </Trans>
      }
    >
      <DialogFooter>
        <Button size="large" onPress={() => send({ type: 'decline' })}>
          <Trans>Pas maintenant</Trans>
        </Button>
        <Button variant="primary" size="large" autoFocus onPress={() => send({ type: 'consent' })}>
          <Trans>Relever mon itinéraire</Trans>
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
