import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryParams } from '#state/query-params.ts';
import { Link } from '#ui/link/link.tsx';
import { Select } from '#ui/select/select.tsx';
import * as styles from '../dashboard.css.ts';
import { useAddresses } from '../use-addresses.ts';
import { DELAYS, type Delay, useExpiring } from '../use-expiring.ts';
import { EndingProducts } from './ending-products.tsx';
import { Panel } from './panel.tsx';

/** Products in sight; the others are one link away. */
const SHOWN = 4;
const USUAL: Delay = '6';

/** The authorisations that end soon, or that have ended. */
export function ProductsPanel() {
  const { t } = useLingui();
  const addresses = useAddresses();
  const [params, change] = useQueryParams();
  const expires = DELAYS.find((known) => known === params.get('expires')) ?? USUAL;
  const { read, products } = useExpiring(expires);
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
      <EndingProducts products={(products ?? []).slice(0, SHOWN)} />
      {products !== undefined && products.length > SHOWN && (
        <div className={styles.foot}>
          <Link variant="standalone" href={addresses.products(expires)}>
            <Plural value={products.length} one="Voir le produit" other="Voir les # produits" />
          </Link>
        </div>
      )}
    </Panel>
  );
}
