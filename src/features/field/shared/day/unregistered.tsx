import { Trans, useLingui } from '@lingui/react/macro';
import { hasRight } from '#domain/access/rights.ts';
import { href } from '#routes/links.ts';
import { useDialogInAddress } from '#state/dialog-in-address.ts';
import { useFormat } from '#state/format.ts';
import { openDialog, useQueryParams } from '#state/location.ts';
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
  const { acl } = useSession();
  const [params] = useQueryParams();
  const { open, control } = useDialogInAddress('attach', ['to']);
  const mayAttach = useMayAttach(rights);
  const mayCreate = hasRight('createHealthWorker', acl) && hasRight('customerCardAccess', acl);
  const people = stops.flatMap((stop) => (isNewcomer(stop) && stop.report ? [{ ...stop, report: stop.report }] : []));
  const attached = people.find(({ report }) => report.ID === open);
  if (people.length === 0) return null;
  return (
    <Section title={<Trans>Nouveaux clients non enregistrés</Trans>}>
      <ul role="list" className={styles.people} aria-label={t`Nouveaux clients non enregistrés`}>
        {people.map(({ ID, name, report }) => {
          const written = [report.spontanousCustomerFirstName, report.spontanousCustomerLastName];
          return (
            <li key={ID} className={styles.person}>
              <div className={styles.personWords}>
                <bdi className={styles.personName}>{name}</bdi>
                <span className={styles.knownPractice}>{format.time(report.startTimeStamp)}</span>
              </div>
              <div className={styles.personActions}>
                {mayAttach && (
                  <Button
                    aria-label={t`Rattacher à un client : ${name}`}
                    onPress={() => openDialog({ attach: report.ID })}
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
                      {
                        new: 'healthworker',
                        named: written.filter(Boolean).join(' '),
                        ...(mayAttach && { attach: report.ID, day: date }),
                      },
                    )}
                  >
                    <Trans>Créer une fiche</Trans>
                  </Link>
                )}
              </div>
            </li>
          );
        })}
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
