import { Trans, useLingui } from '@lingui/react/macro';
import { Thread, ThreadStop } from '#ui/thread/thread.tsx';
import * as styles from './session.css.ts';

/** What the product does, for a new visitor. */
export default function Pitch() {
  const { t } = useLingui();
  return (
    <aside className={styles.aside} aria-label={t`À propos de Tournée`}>
      <div className={styles.pitchBody}>
        <p className={styles.pitch}>
          <Trans>
            <strong className={styles.pitchStrong}>Planifiez, visitez, rendez compte</strong> : la journée du délégué,
            les chiffres de l’équipe et les dossiers d’AMM sur un même fil.
          </Trans>
        </p>
        <Thread label={t`Une journée`}>
          <ThreadStop state="done">
            <Trans>Préparer la tournée de demain</Trans>
          </ThreadStop>
          <ThreadStop state="now">
            <Trans>Visiter, et rendre compte en trente secondes</Trans>
          </ThreadStop>
          <ThreadStop state="todo">
            <Trans>Suivre objectifs, ventes et échéances d’AMM</Trans>
          </ThreadStop>
        </Thread>
      </div>
    </aside>
  );
}
