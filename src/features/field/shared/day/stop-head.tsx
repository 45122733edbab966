import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IdCard, MapPin, Phone } from 'lucide-react';
import { CARD_ROUTES } from '#state/card-routes.ts';
import { callHref, mapHref } from '#lib/contact-links.ts';
import { href } from '#routes/links.ts';
import { useFormat } from '#state/format.ts';
import { useNow } from '#state/now.ts';
import { useShownFields } from '#state/use-shown-fields.ts';
import { Link } from '#ui/link/link.tsx';
import type { EarlierReport, StopCustomer } from '../stops.ts';
import * as styles from '../report/report.css.ts';

export interface StopHeadProps {
  readonly stop: {
    readonly customer: StopCustomer | null;
    readonly description: string;
    readonly earlier: readonly EarlierReport[];
    readonly position: { readonly lat: number; readonly lng: number } | null;
    readonly learntFrom: number | null;
  };
}

/** Who is visited, what for, what was said last, and the ways to get there. */
export function StopHead({ stop: { customer, description, earlier, position, learntFrom } }: StopHeadProps) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow();
  const shows = useShownFields();
  const [last] = earlier;
  const result = shows('obtainedResult') ? (last?.obtainedResult ?? null) : null;
  const set = shows('nextVisitObjective') ? (last?.nextVisitObjective ?? null) : null;
  const call = callHref(customer?.phone);
  if (!customer && description === '' && !position) return null;
  return (
    <div className={styles.head}>
      {description !== '' && (
        <p className={styles.purpose}>
          <Trans>Objectif : {description}</Trans>
        </p>
      )}
      {last && (
        <p className={styles.earlier}>
          {result === null ? (
            <Trans>Dernière visite le {format.shortDate(last.startTimeStamp, now)}</Trans>
          ) : (
            <Trans>
              Dernière visite le {format.shortDate(last.startTimeStamp, now)} : {last.obtainedResult}
            </Trans>
          )}
        </p>
      )}
      {set && (
        <p className={styles.earlier}>
          <Trans>Prévu alors : {set}</Trans>
        </p>
      )}
      <nav className={styles.reach} aria-label={t`Joindre, s’y rendre`}>
        {customer?.kind && (
          <Link variant="standalone" href={href(CARD_ROUTES[customer.kind], { idCustomer: customer.ID })}>
            <span className={styles.way}>
              <IdCard aria-hidden="true" />
              <Trans>Fiche</Trans>
            </span>
          </Link>
        )}
        {call !== null && (
          <Link variant="standalone" href={call}>
            <span className={styles.way}>
              <Phone aria-hidden="true" />
              <Trans>Appeler</Trans>
            </span>
          </Link>
        )}
        {position && (
          <Link variant="standalone" href={mapHref(position)}>
            <span className={styles.way}>
              <MapPin aria-hidden="true" />
              <Trans>Itinéraire</Trans>
            </span>
          </Link>
        )}
      </nav>
      {position && learntFrom !== null && (
        <p className={styles.note}>
          {t`Position apprise de ${plural(learntFrom, { one: '# rapport', other: '# rapports' })}`}
        </p>
      )}
    </div>
  );
}
