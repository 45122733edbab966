import { Trans, useLingui } from '@lingui/react/macro';
import { Link as RowLink } from 'react-aria-components';
import { useToday } from '#state/today.ts';
import { validityOf } from '#ui/validity-ribbon/validity.ts';
import { ValidityRibbon } from '#ui/validity-ribbon/validity-ribbon.tsx';
import * as styles from '../dashboard.css.ts';
import { hrefOf, useAddresses } from '../use-addresses.ts';
import type { useExpiring } from '../use-expiring.ts';

export interface EndingProductsProps {
  readonly products: NonNullable<ReturnType<typeof useExpiring>['products']>;
}

/** Products with the end of their authorisation, each leading to its page where the tree of the user has one. */
export function EndingProducts({ products }: EndingProductsProps) {
  const { t } = useLingui();
  const today = useToday();
  const addresses = useAddresses();
  if (products.length === 0) {
    return (
      <p className={styles.none}>
        <Trans>Aucune AMM n’expire dans ce délai.</Trans>
      </p>
    );
  }
  return (
    <ul role="list" className={styles.rows} aria-label={t`AMM à échéance`}>
      {products.map((product) => (
        <li key={product.ID}>
          <RowLink className={styles.product} {...hrefOf(addresses.product(product.ID))}>
            <span className={styles.productWords}>
              <bdi className={styles.productName}>{product.name}</bdi>
              <bdi className={styles.productNumber}>{product.numAMM ?? '—'}</bdi>
            </span>
            <ValidityRibbon size="stacked" today={today} {...validityOf(product)} />
          </RowLink>
        </li>
      ))}
    </ul>
  );
}
