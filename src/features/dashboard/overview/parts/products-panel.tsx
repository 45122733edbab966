import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link as RowLink } from 'react-aria-components';
import { EXPIRES, type Expires } from '#domain/regulatory/validity-filter.ts';
import { useQueryParams } from '#state/location.ts';
import { useToday } from '#state/today.ts';
import { Link } from '#ui/link/link.tsx';
import { Select } from '#ui/select/select.tsx';
import { validityOf } from '#ui/validity-ribbon/validity.ts';
import { ValidityRibbon } from '#ui/validity-ribbon/validity-ribbon.tsx';
import * as styles from '../dashboard.css.ts';
import { hrefOf, useAddresses } from '../use-addresses.ts';
import { useExpiring } from '../use-expiring.ts';
import { Panel } from './panel.tsx';

/** Products in sight; the list of products has all. */
const SHOWN = 4;
const CHOICES = ['1', '3', '6', '12'] as const satisfies readonly Expires[];
const USUAL: Expires = '6';

/** The authorisations that end soon, or that have ended. */
export function ProductsPanel() {
  const { t } = useLingui();
  const today = useToday();
  const addresses = useAddresses();
  const [params, change] = useQueryParams();
  const expires =
    EXPIRES.find((known) => known === params.get('expires') && CHOICES.some((one) => one === known)) ?? USUAL;
  const { read, products } = useExpiring(expires);
  const all = addresses.products(expires);
  return (
    <Panel
      title={<Trans>AMM à échéance</Trans>}
      of={t`l’échéance`}
      explanation={
        <Trans>
          Les autorisations déjà expirées, et celles qui expirent dans le délai choisi. Le ruban montre la dernière
          année de validité ; le trait est aujourd’hui.
        </Trans>
      }
      reads={[read]}
      isRead={products !== undefined}
      room="products"
      lines={SHOWN}
      actions={
        <div className={styles.choice}>
          <Select
            label={t`Délai`}
            isLabelHidden
            choices={[
              { id: '1', label: t`Sous 1 mois` },
              { id: '3', label: t`Sous 3 mois` },
              { id: '6', label: t`Sous 6 mois` },
              { id: '12', label: t`Sous 1 an` },
            ]}
            value={expires}
            onChange={(next) => change({ expires: next === USUAL ? null : next })}
          />
        </div>
      }
    >
      {products?.length === 0 ? (
        <p className={styles.none}>
          <Trans>Aucune AMM n’expire dans ce délai.</Trans>
        </p>
      ) : (
        <ul role="list" className={styles.rows} aria-label={t`AMM à échéance`}>
          {(products ?? []).slice(0, SHOWN).map((product) => (
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
      )}
      {products !== undefined && products.length > SHOWN && (
        <div className={styles.foot}>
          {all === undefined ? (
            <span className={styles.quiet}>
              <Trans>et {products.length - SHOWN} autres</Trans>
            </span>
          ) : (
            <Link variant="standalone" href={all}>
              <Plural value={products.length} one="Voir le produit" other="Voir les # produits" />
            </Link>
          )}
        </div>
      )}
    </Panel>
  );
}
