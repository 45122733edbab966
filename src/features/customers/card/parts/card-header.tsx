import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  CalendarPlus,
  Clock,
  Handshake,
  Hourglass,
  MapPin,
  Mail,
  MessageCircle,
  PencilLine,
  Phone,
  Printer,
} from 'lucide-react';
import { endingSoon } from '#domain/customers/waiting.ts';
import { isBlank } from '#lib/blank.ts';
import { useToday } from '#state/today.ts';
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
import type { Card, Expectation } from '../card.types.ts';
import { useDays } from '../../shared/use-days.ts';
import { useShownFields } from '#state/use-shown-fields.ts';
import { useKindNames } from '../../shared/use-kinds.tsx';
import { useMayPlan } from '../../shared/use-may-plan.ts';

/** A text, or `null` if there is nothing in it. */
const said = (text: string | null): string | null => (text === null || isBlank(text) ? null : text);

/** How many of the expectations that end soon are named. */
const ENDING = 2;

export interface CardHeaderProps {
  readonly card: Card;
  /** What the user's own last report set for the next visit. */
  readonly ownObjective: string | null;
  /** Those that the user may see. */
  readonly expectations: readonly Expectation[];
  /** The view with all of them. */
  readonly expectationsHref: string;
}

/** Who it is, how to reach them, what was said last, and what waits. */
export function CardHeader({ card, ownObjective, expectations, expectationsHref }: CardHeaderProps) {
  const { t } = useLingui();
  const kindNames = useKindNames();
  const mayVisit = useMayPlan();
  const { shortDay } = useDays();
  const { history, title, specialities, sites, worker, place, kind } = card;
  const { name, potential, phone, email, MyVisitReports: reports } = history;
  const [site] = sites;
  const practice = specialities.map((speciality) => speciality.name).join(', ') || kindNames[kind].one;
  const elsewhere = sites.length - 1;
  const others = elsewhere > 0 && t`et ${plural(elsewhere, { one: '# autre centre', other: '# autres centres' })}`;
  const where = [practice, site?.name, site?.area?.name, others].filter(Boolean).join(', ');
  const contact = worker?.preferredContactMode ?? place?.preferredContactMode;
  const [last] = reports;
  const shows = useShownFields();
  const today = useToday();
  const result = last && shows('obtainedResult') ? said(last.obtainedResult) : null;
  const promise = last && shows('obtainedPromess') ? said(last.obtainedPromess) : null;
  const ending = endingSoon(expectations, today);
  // What the last visit set; an older one was for a visit that has been made since. Beside it, what the user set before.
  const isSetShown = shows('nextVisitObjective');
  const set = isSetShown ? said(last?.nextVisitObjective ?? null) : null;
  const own = isSetShown ? said(ownObjective === set ? null : ownObjective) : null;
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
        {result !== null && <p className={styles.lastResult}>{result}</p>}
        {(promise !== null || ending.length > 0) && (
          <ul role="list" className={styles.waits} aria-label={t`Ce qui attend`}>
            {promise !== null && (
              <li className={styles.wait}>
                <Handshake aria-hidden="true" />
                <span className={styles.waitWords}>
                  <Trans>Promesse obtenue : {promise}</Trans>
                </span>
              </li>
            )}
            {ending.slice(0, ENDING).map(({ ID, periodEnd, toBeImproved, expectedProducts }) => (
              <li key={ID} className={styles.wait}>
                <Hourglass aria-hidden="true" />
                <span className={styles.waitWords}>
                  <Link href={expectationsHref}>
                    <Trans>Attente jusqu’au {shortDay(periodEnd)}</Trans>
                  </Link>
                  {[toBeImproved, expectedProducts].filter((text) => said(text) !== null).map((text) => ` · ${text}`)}
                </span>
              </li>
            ))}
            {ending.length > ENDING && (
              <li className={styles.wait}>
                <Link href={expectationsHref}>
                  <Plural value={ending.length - ENDING} one="Une autre attente" other="# autres attentes" />
                </Link>
              </li>
            )}
          </ul>
        )}
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
      {(set ?? own) !== null && (
        <aside className={styles.next} aria-label={t`Objectif de la prochaine visite`}>
          <h2 className={styles.nextTitle}>
            <Trans>Objectif de la prochaine visite</Trans>
          </h2>
          {set !== null && <p>{set}</p>}
          {own !== null && (
            <p>
              <Trans>Le vôtre : {own}</Trans>
            </p>
          )}
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
