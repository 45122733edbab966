import { Trans } from '@lingui/react/macro';
import { sharesOf, totalOf } from '#domain/finance/split.ts';
import { personName } from '#domain/people/person-name.ts';
import type { ProductShare } from '#queries/products.queries.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { PersonChip } from '#ui/person-chip/person-chip.tsx';
import { Section } from '#ui/section/section.tsx';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import * as styles from '../product.css.ts';
import { numberFormat } from '#lib/intl.ts';

const WHOLE = 100;

/**
 * The delegates of the product and their shares. Shares must add up to 100 % for a dispatch
 * (docs/rules/finance.md#dispatch-shares).
 */
export function ProductShares({ shares }: { readonly shares: readonly ProductShare[] }) {
  const locale = useWrittenLocale();
  const percent = (share: number) =>
    numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share / WHOLE);
  const total = totalOf(sharesOf(shares));
  const inOrder = shares.toSorted((a, b) => b.contributionPercentage - a.contributionPercentage);
  return (
    <Section title={<Trans>Délégués affectés</Trans>} meta={shares.length}>
      {shares.length === 0 && (
        <p className={styles.nobody}>
          <Trans>Personne ne promeut ce produit pour l’instant.</Trans>
        </p>
      )}
      <ul className={styles.shares}>
        {inOrder.map(({ ID, contributionPercentage, Delegue }) => (
          <li key={ID} className={styles.share}>
            <PersonChip name={personName(Delegue)} detail={Delegue.WorkGroup?.name} />
            <bdi className={styles.percent}>{percent(contributionPercentage)}</bdi>
          </li>
        ))}
      </ul>
      {shares.length > 0 && total !== WHOLE && (
        <Banner tone="amber" title={<Trans>Les parts font {percent(total)}.</Trans>}>
          <Trans>
            Tant qu’elles ne font pas {percent(WHOLE)}, les ventes de ce produit ne peuvent pas être réparties.
          </Trans>
        </Banner>
      )}
    </Section>
  );
}
