import { Plural, Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { stopsOf } from '#domain/field/day-plan.ts';
import { nameOf } from '#queries/customer-records.ts';
import { useCustomers } from '#state/customers.ts';
import { openDialog } from '#state/query-params.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import type { QueuedProgramme } from '../outbox/programme-item.ts';
import * as styles from './day.css.ts';

/** A programme of the day that the server does not have, with whom it visits; it is mended in the outbox. */
export function WaitingProgramme({ plan, isRefused }: QueuedProgramme) {
  const { customers } = useCustomers(useWrittenLocale());
  const names = useMemo(
    () => customers && new Map(customers.map((customer) => [customer.ID, nameOf(customer)])),
    [customers],
  );
  const stops = stopsOf(plan);
  return (
    <Banner
      tone={isRefused ? 'red' : 'amber'}
      title={
        isRefused ? (
          <Trans>Votre programme de ce jour n’a pas été pris.</Trans>
        ) : (
          <Trans>Votre programme de ce jour n’est pas encore sur le serveur.</Trans>
        )
      }
      actions={
        <Button onPress={() => openDialog({ outbox: '1' })}>
          <Trans>Boîte d’envoi</Trans>
        </Button>
      }
    >
      <Plural value={stops.length} _0="Il n’a aucune visite." one="Il a # visite." other="Il a # visites." />
      {names && stops.length > 0 && (
        <ol className={styles.waiting}>
          {stops.map(({ customerID, description }) => (
            <li key={customerID}>
              <bdi>{names.get(customerID) ?? customerID}</bdi>
              {description !== '' && (
                <>
                  {' · '}
                  <bdi>{description}</bdi>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </Banner>
  );
}
