import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, Clock, MapPin, Mail, MessageCircle, PencilLine, Phone, Printer } from 'lucide-react';
import { fullName } from '#domain/people/person-name.ts';
import { callHref, mailHref, mapHref } from '#lib/contact-links.ts';
import { href } from '#routes/links.ts';
import { useFormat } from '#state/format.ts';
import { useNow } from '#state/now.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Link } from '#ui/link/link.tsx';
import { TwoPictures } from '#ui/two-pictures/two-pictures.tsx';
import * as styles from '../card.css.ts';
import type { Card } from '../card.types.ts';
import { useKindNames } from '../../shared/use-kinds.tsx';
import { useMayPlan } from '../../shared/use-may-plan.ts';

/** Who it is, how to reach them, what was said last, and what waits. */
export function CardHeader({ card }: { readonly card: Card }) {
  const { t } = useLingui();
  const kindNames = useKindNames();
  const mayVisit = useMayPlan();
  const { history, title, specialities, sites, worker, place, kind } = card;
  const { name, potential, phone, email, MyVisitReports: reports } = history;
  const [site] = sites;
  const practice = specialities.map((speciality) => speciality.name).join(', ') || kindNames[kind].one;
  const where = [practice, site?.name, site?.area?.name].filter(Boolean).join(', ');
  const contact = worker?.preferredContactMode ?? place?.preferredContactMode;
  const [last] = reports;
  // What the last visit set; an older one was for a visit that has been made since.
  const next = last?.nextVisitObjective ?? null;
  const call = callHref(phone);
  const mail = mailHref(email);
  const map = place?.gPSLat != null && place.gPSLon != null ? mapHref({ lat: place.gPSLat, lng: place.gPSLon }) : null;
  return (
    <header className={styles.header}>
      <div className={styles.pictures}>
        <TwoPictures name={name} place={place?.Picture} />
      </div>
      <div className={styles.words}>
        <div className={styles.nameLine}>
          <h1 className={styles.name} tabIndex={-1}>
            <bdi>{title === '' ? name : `${title} ${name}`}</bdi>
          </h1>
          {potential !== null && <Badge tone="accent">{potential}</Badge>}
          <IconButton label={t`Imprimer la fiche`} onPress={() => window.print()}>
            <Printer />
          </IconButton>
        </div>
        <p className={styles.where}>
          <bdi>{where}</bdi>
        </p>
        {(contact || worker?.accessibility) && (
          <div className={styles.badges}>
            {contact && (
              <Badge icon={<MessageCircle />}>
                <Trans>Préfère : {contact}</Trans>
              </Badge>
            )}
            {worker?.accessibility && <Badge icon={<Clock />}>{worker.accessibility}</Badge>}
          </div>
        )}
        <p className={styles.last}>
          {last ? (
            <LastVisit
              count={reports.length}
              instant={last.startTimeStamp}
              by={fullName(last.VisitObjective?.Worker)}
            />
          ) : (
            <Trans>Jamais visité</Trans>
          )}
        </p>
        <nav className={styles.reach} aria-label={t`Joindre ${name}`}>
          {call !== null && (
            <Link variant="standalone" href={call}>
              <span className={styles.reachWay}>
                <Phone aria-hidden="true" />
                <Trans>Appeler</Trans>
              </span>
            </Link>
          )}
          {mail !== null && (
            <Link variant="standalone" href={mail}>
              <span className={styles.reachWay}>
                <Mail aria-hidden="true" />
                <Trans>Écrire</Trans>
              </span>
            </Link>
          )}
          {map !== null && (
            <Link variant="standalone" href={map}>
              <span className={styles.reachWay}>
                <MapPin aria-hidden="true" />
                <Trans>Carte</Trans>
              </span>
            </Link>
          )}
          {mayVisit && (
            <>
              <Link variant="standalone" href={href('app_programs_home', {}, { visit: `customer:${history.ID}` })}>
                <span className={styles.reachWay}>
                  <PencilLine aria-hidden="true" />
                  <Trans>Visiter</Trans>
                </span>
              </Link>
              <Link variant="standalone" href={href('app_programs_home', {}, { plan: '1', add: history.ID })}>
                <span className={styles.reachWay}>
                  <CalendarPlus aria-hidden="true" />
                  <Trans>Ajouter à la journée</Trans>
                </span>
              </Link>
            </>
          )}
        </nav>
      </div>
      {next !== null && (
        <aside className={styles.next} aria-label={t`Objectif de la prochaine visite`}>
          <h2 className={styles.nextTitle}>
            <Trans>Objectif de la prochaine visite</Trans>
          </h2>
          <p>{next}</p>
        </aside>
      )}
    </header>
  );
}

interface LastVisitProps {
  readonly count: number;
  /** Seconds since 1970. */
  readonly instant: number;
  readonly by: string | null;
}

function LastVisit({ count, instant, by }: LastVisitProps) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow();
  const when = [format.date(instant), format.distance(instant, now)].filter(Boolean).join(', ');
  const visits = t`${plural(count, { one: '# visite', other: '# visites' })}`;
  return by === null ? (
    <Trans>
      {visits}, la dernière <strong>{when}</strong>
    </Trans>
  ) : (
    <Trans>
      {visits}, la dernière <strong>{when}</strong> par {by}
    </Trans>
  );
}
