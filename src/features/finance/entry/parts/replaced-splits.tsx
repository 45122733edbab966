import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { listFormat } from '#lib/intl.ts';
import { Banner } from '#ui/banner/banner.tsx';
import type { ReplacedSplit } from '../delegate-shares.ts';
import * as styles from '../finance-edit.css.ts';
import { type FinanceCatalogue, useNames } from '../named-rows.ts';

export interface ReplacedSplitsProps {
  readonly splits: readonly ReplacedSplit[];
  readonly catalogue: FinanceCatalogue;
}

/** Whose split a dispatch or a save would replace, for which products; nothing if none. */
export function ReplacedSplits({ splits, catalogue }: ReplacedSplitsProps) {
  if (splits.length === 0) return null;
  return (
    <Banner
      tone="amber"
      title={
        <Plural
          value={splits.length}
          one="Une répartition faite par quelqu’un d’autre disparaîtrait."
          other="Des répartitions faites par d’autres disparaîtraient."
        />
      }
    >
      <SplitsNamed {...{ splits, catalogue }} />
    </Banner>
  );
}

/** « Vous remplacez la répartition de Pauline Kouamé pour Amoxivane », a line for each person. */
export function SplitsNamed({ splits, catalogue }: ReplacedSplitsProps) {
  const names = useNames(catalogue);
  const list = useList();
  return splits.map(({ person, pharmaProductIDs }) => {
    const products = list(pharmaProductIDs.map(names.productOf));
    return (
      <span key={person.ID} className={styles.replaced}>
        <Trans>
          Vous remplacez la répartition de <strong>{person.name}</strong> pour {products}.
        </Trans>
      </span>
    );
  });
}

/** Names of a list; the rest is counted beyond these. */
const NAMED = 3;

function useList(): (names: readonly string[]) => string {
  const { t, i18n } = useLingui();
  return (names) => {
    const rest = names.length - NAMED;
    const shown = rest > 1 ? names.slice(0, NAMED) : names;
    const more = rest > 1 ? [t`${plural(rest, { one: '# autre produit', other: '# autres produits' })}`] : [];
    return listFormat(i18n.locale, { type: 'conjunction' }).format([...shown, ...more]);
  };
}
