import { Plural, Trans } from '@lingui/react/macro';
import { loadOf, type Stop } from '../stops.ts';
import { type DayRights, isAgreedOnly } from '../use-worker.ts';
import * as styles from './day.css.ts';

export interface DayLeadProps {
  readonly stops: readonly Stop[];
  readonly rights: DayRights;
  /** Whether the day is over: what is not done is missed. */
  readonly isPast: boolean;
}

/** « 4 visites faites sur 8, 1 à envoyer · 1 visite hors programme » */
export function DayLead({ stops, rights, isPast }: DayLeadProps) {
  const { planned, done, outside } = loadOf(stops);
  const queued = stops.filter((stop) => stop.queued?.isRefused === false).length;
  const refused = stops.filter((stop) => stop.queued?.isRefused === true).length;
  const missed = stops.filter((stop) => stop.isOfProgramme && !stop.isDone && stop.queued === null).length;
  const isEmpty = stops.length === 0;
  return (
    <p className={styles.lead}>
      {isEmpty && (isAgreedOnly(rights) ? <Trans>Aucune visite validée</Trans> : <Trans>Aucune visite prévue</Trans>)}
      {planned > 0 && (
        <strong>
          <Plural
            value={done}
            _0={`Aucune visite faite sur ${planned}`}
            one={`# visite faite sur ${planned}`}
            other={`# visites faites sur ${planned}`}
          />
        </strong>
      )}
      {planned > 0 && queued > 0 && ', '}
      {queued > 0 && <Plural value={queued} one="# à envoyer" other="# à envoyer" />}
      {planned + queued > 0 && refused > 0 && ', '}
      {refused > 0 && <Plural value={refused} one="# rapport refusé" other="# rapports refusés" />}
      {isPast && missed > 0 && (
        <>
          {', '}
          <Plural value={missed} one="# manquée" other="# manquées" />
        </>
      )}
      {outside > 0 && planned + queued + refused > 0 && ' · '}
      {outside > 0 && <Plural value={outside} one="# visite hors programme" other="# visites hors programme" />}
    </p>
  );
}
