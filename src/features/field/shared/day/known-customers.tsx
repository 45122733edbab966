import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { folded } from '#lib/folded.ts';
import { nameOf } from '#queries/customer-records.ts';
import { useCustomers } from '#state/customers.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import { stopCustomerFrom } from '../stops.ts';
import { useStopWords } from '../use-stop-words.ts';
import * as styles from './day.css.ts';

/** How many letters name somebody, and how many customers are shown. */
const [LETTERS, SHOWN] = [3, 3];

export interface KnownCustomersProps {
  /** As typed, in any order. */
  readonly name: string;
  /** Takes the ID of a customer. */
  readonly onChoose: (customerID: string) => void;
}

/** Registered customers whose names have all the words of a name: a visit to one of them is not one to somebody new. */
export function KnownCustomers({ name, onChoose }: KnownCustomersProps) {
  const { t } = useLingui();
  const { practice } = useStopWords();
  const { customers } = useCustomers(useWrittenLocale());
  const names = useMemo(() => customers?.map((customer) => [folded(nameOf(customer)), customer] as const), [customers]);
  const words = folded(name).split(/\s+/u).filter(Boolean);
  if (!names || words.join('').length < LETTERS) return null;
  const found = names.filter(([each]) => words.every((word) => each.includes(word)));
  if (found.length === 0) return null;
  return (
    <Banner title={<Trans>Déjà parmi vos clients ?</Trans>}>
      <ul role="list" className={styles.known} aria-label={t`Clients de ce nom`}>
        {found.slice(0, SHOWN).map(([, customer]) => (
          <li key={customer.ID} className={styles.knownCustomer}>
            <Button size="small" onPress={() => onChoose(customer.ID)}>
              <bdi>{nameOf(customer)}</bdi>
            </Button>
            <span className={styles.knownPractice}>{practice(stopCustomerFrom(customer))}</span>
          </li>
        ))}
      </ul>
      {found.length > SHOWN && <Trans>Et d’autres : écrivez le nom en entier.</Trans>}
    </Banner>
  );
}
