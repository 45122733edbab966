import { Trans, useLingui } from '@lingui/react/macro';
import { hasRight } from '#domain/access/rights.ts';
import { href } from '#routes/links.ts';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { useFormat } from '#state/format.ts';
import { openDialog, useQueryParams } from '#state/query-params.ts';
import { useSession } from '#state/session.tsx';
import { Button } from '#ui/button/button.tsx';
import { Link } from '#ui/link/link.tsx';
import { Section } from '#ui/section/section.tsx';
import { isNewcomer, type Stop } from '../stops.ts';
import type { DayRights } from '../use-worker.ts';
import { AttachVisit, useMayAttach } from './attach-visit.tsx';
import * as styles from './day.css.ts';

export interface UnregisteredProps {
  readonly stops: readonly Stop[];
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly rights: DayRights;
}

/**
 * The people of a day who are not registered, with the ways to their customers and to cards of their own
 * (docs/rules/field-work.md#unregistered-customer). `?attach=` names a report to attach, `?to=` the customer.
 */
export function Unregistered({ stops, date, rights }: UnregisteredProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [params] = useQueryParams();
  const { open, control } = useDialogInAddress('attach', ['to']);
  const mayAttach = useMayAttach(rights);
  const people = stops.flatMap((stop) => (isNewcomer(stop) && stop.report ? [{ ...stop, report: stop.report }] : []));
  const attached = people.find(({ report }) => report.ID === open);
  if (people.length === 0) return null;
  return (
    <Section title={<Trans>Nouveaux clients non enregistrés</Trans>}>
      <ul role="list" className={styles.people} aria-label={t`Nouveaux clients non enregistrés`}>
        {people.map(({ ID, name, report }) => (
          <li key={ID} className={styles.person}>
            <div className={styles.personWords}>
              <bdi className={styles.personName}>{name}</bdi>
              <span className={styles.knownPractice}>{format.time(report.startTimeStamp)}</span>
            </div>
            <NewcomerActions name={name} report={report} date={date} rights={rights} />
          </li>
        ))}
      </ul>
      {mayAttach && attached && (
        <AttachVisit
          key={attached.report.ID}
          reportID={attached.report.ID}
          name={attached.name}
          start={attached.report.startTimeStamp}
          date={date}
          visited={new Set(stops.flatMap(({ customer }) => customer?.ID ?? []))}
          first={params.get('to')}
          control={control}
        />
      )}
    </Section>
  );
}

export interface NewcomerActionsProps extends Omit<UnregisteredProps, 'stops'> {
  /** As it was written in the report. */
  readonly name: string;
  readonly report: NonNullable<Stop['report']>;
}

/** The ways of a visit to somebody who is not registered: to a customer who is there already, or to a new card. */
export function NewcomerActions({ name, report, date, rights }: NewcomerActionsProps) {
  const { t } = useLingui();
  const { acl } = useSession();
  const mayAttach = useMayAttach(rights);
  const mayCreate = hasRight('createHealthWorker', acl) && hasRight('customerCardAccess', acl);
  const written = [report.spontanousCustomerFirstName, report.spontanousCustomerLastName].filter(Boolean).join(' ');
  if (!mayAttach && !mayCreate) return null;
  return (
    <div className={styles.personActions}>
      {mayAttach && (
        <Button
          aria-label={t`Rattacher à un client : ${name}`}
          onPress={() => openDialog({ visit: null, attach: report.ID })}
        >
          <Trans>Rattacher à un client</Trans>
        </Button>
      )}
      {mayCreate && (
        <Link
          variant="standalone"
          aria-label={t`Créer une fiche : ${name}`}
          href={href(
            'app_customer_card_dashboard',
            {},
            { new: 'healthworker', named: written, ...(mayAttach && { attach: report.ID, day: date }) },
          )}
        >
          <Trans>Créer une fiche</Trans>
        </Link>
      )}
    </div>
  );
}
