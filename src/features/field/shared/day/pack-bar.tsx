import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { HardDriveDownload, RefreshCw, Square } from 'lucide-react';
import type { FillFailure, Pack } from '#machines/day-pack/day-pack.types.ts';
import type { DayPackActor } from '#state/day-pack-keeper.ts';
import { useDayPack } from '#state/day-pack.tsx';
import { ForgottenUnused } from '#state/forgotten-unused.tsx';
import { useFormat } from '#state/format.ts';
import { useNow } from '#state/now.ts';
import { Button } from '#ui/button/button.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import * as styles from './trail-bar.css.ts';

/** Whether the day opens without a network; nothing for who has no days, and where the device keeps nothing. */
export function PackBar() {
  const actor = useDayPack();
  return actor && <Bar actor={actor} />;
}

function Bar({ actor }: { readonly actor: DayPackActor }) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (current) => current);
  const { readyAt, missing, done, total, failure } = snapshot.context;
  const isFilling = snapshot.hasTag('filling');
  return (
    <section className={styles.bar} aria-label={t`Journée hors ligne`}>
      <HardDriveDownload className={styles.icon} data-on={readyAt !== null && missing === 0} aria-hidden="true" />
      <div className={styles.words}>
        {isFilling ? (
          <ProgressBar label={t`Préparation hors ligne…`} {...(total > 0 && { value: done, max: total })} />
        ) : (
          <p className={styles.state} role="status">
            <StateWords {...snapshot.context} />
          </p>
        )}
        {failure && (
          <p className={styles.note}>
            <FailureWords failure={failure} />
          </p>
        )}
        {readyAt !== null && <ForgottenUnused className={styles.note} />}
      </div>
      <div className={styles.actions}>
        {isFilling ? (
          <Button size="small" variant="ghost" icon={<Square />} onPress={() => actor.send({ type: 'stop' })}>
            <Trans>Arrêter</Trans>
          </Button>
        ) : missing > 0 ? (
          <Button
            size="small"
            variant="ghost"
            icon={<HardDriveDownload />}
            isPending={snapshot.matches('completing')}
            onPress={() => actor.send({ type: 'complete' })}
          >
            <Trans>Compléter</Trans>
          </Button>
        ) : (
          <Button size="small" variant="ghost" icon={<RefreshCw />} onPress={() => actor.send({ type: 'fill' })}>
            {readyAt === null ? <Trans>Préparer hors ligne</Trans> : <Trans>Relire</Trans>}
          </Button>
        )}
      </div>
    </section>
  );
}

function FailureWords({ failure }: { readonly failure: FillFailure }) {
  return failure === 'server' ? (
    <Trans>Le serveur n’a pas répondu jusqu’au bout : seul ce qui a été lu s’ouvrira sans réseau.</Trans>
  ) : (
    <Trans>Cet appareil n’a pas la place de tout garder : seul ce qui l’a été s’ouvrira sans réseau.</Trans>
  );
}

/** « Journée prête hors ligne, 07:42 · 1,2 Mo » */
function StateWords({ readyAt, size, missing }: Pack) {
  const format = useFormat();
  const now = useNow();
  if (readyAt === null) return <Trans>Cette journée ne s’ouvrira pas sans réseau.</Trans>;
  const [at, megabytes] = [readyAt / 1000, format.number(Math.max(1, Math.round(size / 100_000)) / 10)];
  if (missing > 0)
    return (
      <Plural
        value={missing}
        one="# fiche prévue depuis ne s’ouvrira pas sans réseau."
        other="# fiches prévues depuis ne s’ouvriront pas sans réseau."
      />
    );
  return format.date(at) === format.date(now) ? (
    <Trans>
      Journée prête hors ligne, {format.time(at)} · {megabytes} Mo
    </Trans>
  ) : (
    <Trans>
      Prête hors ligne le {format.shortDate(at, now)} à {format.time(at)} · {megabytes} Mo
    </Trans>
  );
}
